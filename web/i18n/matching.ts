import { defineText, type Pair } from '../../db/contract/words';
import { startDeal } from '../../db/contract/words/deals';

export default defineText({
  title: (name: string) => [`智能匹配：${name}`, `Smart matching: ${name}`],
  lead: {
    1: [
      '按主题、文字、所属领域、地区、合作方式和成熟度，为这项成果找到的需求：',
      'Demands found for this result by topic, text, field, region, cooperation mode and maturity:',
    ],
    2: [
      '按主题、文字、所属领域、地区、合作方式和成熟度，为这项需求找到的成果：',
      'Results found for this demand by topic, text, field, region, cooperation mode and maturity:',
    ],
  } as Record<number, Pair>,
  list: ['匹配结果', 'Matches'],
  score: (score: number) => [`匹配度 ${score} 分（满分 100）`, `Match score ${score} of 100`],
  confidence: (share: number) => [
    share >= 0.6
      ? `把握较大（约 ${Math.round(share * 100)}%）`
      : share >= 0.3
        ? `有一定把握（约 ${Math.round(share * 100)}%）`
        : `把握不大（约 ${Math.round(share * 100)}%），请自行判断`,
    share >= 0.6
      ? `Fairly sure (about ${Math.round(share * 100)}%)`
      : share >= 0.3
        ? `Somewhat sure (about ${Math.round(share * 100)}%)`
        : `Unsure (about ${Math.round(share * 100)}%): judge for yourself`,
  ],
  reasons: ['匹配理由', 'Reasons'],
  reason: {
    topics: ['主题相同', 'Same topic'],
    fields: ['领域相同或相近', 'Same or related field'],
    text: ['内容相关', 'Related content'],
    region: ['地区相近', 'Same region'],
    cooperation: ['合作方式一致', 'Same cooperation mode'],
    maturity: ['成熟度合适', 'Suitable maturity'],
  } as Record<string, Pair>,
  scattered: ['只有零散的常用词', 'Scattered everyday words alone'],
  keptByStaff: (topics: string) => [`${topics}（经平台人工确认）`, `${topics} (confirmed by staff)`],
  points: (points: number) => [`${points} 分`, `${points} ${points === 1 ? 'point' : 'points'}`],
  open: ['查看详情', 'View details'],
  deal: startDeal,
  dismiss: ['不合适', 'Not for me'],
  dismissedOf: (name: string) => [`“${name}”已移除，不再出现。`, `“${name}” was taken out and will not come back.`],
  undo: ['撤销', 'Undo'],
  more: ['显示更多', 'Show more'],
  emptyTitle: ['暂时没有匹配的内容', 'No matches yet'],
  emptyHint: [
    '补充所属领域和简介可以提高匹配的机会；新内容发布后会自动参与匹配。',
    'More fields and a fuller profile improve the chances; new items join the matching as they are published.',
  ],
});
