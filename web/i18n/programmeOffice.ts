import { defineText } from '../../db/contract/words';

export default defineText({
  /** One of each room of `web/features/programmeOffice/rooms.ts`. */
  tabs: {
    projects: ['申报项目', 'Declarations'],
    assignment: ['专家安排', 'Assignment'],
    selection: ['评选与公布', 'Selection'],
    figures: ['统计', 'Figures'],
    rounds: ['年度批次', 'Rounds'],
    recommenders: ['推荐人与专家', 'Recommenders'],
    news: ['新闻与资料', 'News and files'],
    cooperation: ['合作申请', 'Cooperation'],
  },
});
