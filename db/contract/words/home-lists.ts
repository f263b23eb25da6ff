import type { Tree } from '../words.ts';

/** What the lists of the home page are called before its script is there, and after. */
export const homeLists = {
  newResults: ['最新成果', 'Newest results'],
  newDemands: ['带预算的技术需求', 'Demands with a budget'],
  featuredResults: ['本区域推荐成果', 'Featured results'],
  featuredDemands: ['本区域推荐需求', 'Featured demands'],
  news: ['新闻与政策', 'News and policy'],
  meetings: ['近期会议', 'Meetings to come'],
  courses: ['近期课程', 'Courses to come'],
} satisfies Tree;
