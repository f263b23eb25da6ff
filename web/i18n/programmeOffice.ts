import { defineText } from '../../db/contract/words';

export default defineText({
  menu: ['申报项目管理', 'Programme office'],
  /** One of each room of `web/features/programmeOffice/rooms.ts`. */
  tabs: {
    rounds: ['年度批次', 'Rounds'],
  },
});
