import { defineText } from '../../db/contract/words';

export default defineText({
  label: ['从文字看，可能属于：', 'By its text it may belong to:'],
  unsure: ['把握不大，请自行判断：', 'A guess, judge for yourself:'],
  take: (name: string) => [`选择领域：${name}`, `Choose the field ${name}`],
  disagrees: ['所选领域与文字不一致', 'Chosen fields and text disagree'],
  disagreesHint: ['内容相近的公开成果和需求选择的是：', 'Public results and demands with such a text chose:'],
});
