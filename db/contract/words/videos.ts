import type { Tree } from '../words.ts';

/** What pages of videos say before and after their script is there. */
export const videos = {
  title: ['视频', 'Videos'],
  lead: ['使用指南、成果路演和实地参观，可按章节观看。', 'Guides, presentations and visits, chapter by chapter.'],
  types: {
    1: ['使用指南', 'Guides'],
    2: ['成果路演', 'Presentations'],
    3: ['实地参观', 'Visits'],
  },
  chapters: ['章节', 'Chapters'],
  others: ['同类视频', 'More of this type'],
} satisfies Tree;
