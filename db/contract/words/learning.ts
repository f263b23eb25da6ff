import type { Tree } from '../words.ts';

/** What the list of the learners of a course says, on the screen and in files. */
export const learning = {
  name: ['姓名', 'Name'],
  account: ['账号', 'Account'],
  ways: ['来源', 'Comes by'],
  designated: ['指定学员', 'Designated'],
  signedUp: ['已报名', 'Signed up'],
  watching: ['自行学习', 'On their own'],
  done: ['已学完章节', 'Chapters finished'],
  chapters: ['总章节', 'Chapters in all'],
  last: ['最近学习', 'Last seen'],
  state: ['学习状态', 'Progress'],
  states: { finished: ['已学完', 'Finished'], begun: ['学习中', 'Under way'], none: ['未开始', 'Not begun'] },
  certificate: ['证书编号', 'Certificate no.'],
} satisfies Tree;
