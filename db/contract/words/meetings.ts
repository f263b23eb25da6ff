import type { Tree } from '../words.ts';

/** What pages of meetings say before and after their script is there. */
export const meetings = {
  title: ['会议', 'Meetings'],
  lead: [
    '成果发布、供需对接、论坛与路演，免费会议可直接在线预约。',
    'Presentations, matchmaking, forums and roadshows. Reserve your seat online, without an account.',
  ],
  types: {
    1: ['对接会', 'Matchmaking'],
    2: ['论坛与路演', 'Forum and roadshow'],
  },
  stages: {
    cancelled: ['已取消', 'Cancelled'],
    upcoming: ['即将举行', 'To come'],
    running: ['进行中', 'Going on'],
    past: ['已结束', 'Over'],
  },
  time: ['时间', 'Time'],
  place: ['地点', 'Place'],
  organiser: ['主办单位', 'Organiser'],
  fee: ['费用', 'Fee'],
  free: ['免费', 'Free'],
  paid: ['收费', 'Fee charged'],
  signUpTime: ['报名时间', 'Sign-up'],
  about: ['会议介绍', 'About the meeting'],
  cancelled: ['会议已取消', 'This meeting is cancelled'],
  others: ['同类会议', 'More of this type'],
  unknownTime: ['时间待定', 'Time to be announced'],
  /** Times of this platform are Shanghai's. */
  // English times name their zone by themselves.
  zone: ['（北京时间）', ''],
} satisfies Tree;
