import { defineText } from '../../db/contract/words';

/** When visitors see what editors keep. */
export default defineText({
  times: ['展示时间', 'When shown'],
  noLimit: ['不限', 'No limit'],
  from: ['展示开始', 'Shown from'],
  until: ['展示结束', 'Shown until'],
  timesHint: ['留空则不限。', 'Leave blank for no limit.'],
  shownFrom: (time: string) => [`${time} 起展示`, `Shown from ${time}`],
  shownUntil: (time: string) => [`展示至 ${time}`, `Shown until ${time}`],
  ended: (time: string) => [`已于 ${time} 结束展示`, `Ended on ${time}`],
  notShown: ['访客现在看不到，只有编辑能看到。', 'Visitors do not see this now: only editors do.'],
});
