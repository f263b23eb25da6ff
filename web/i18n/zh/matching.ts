const matching = {
  title: (name: string) => `智能匹配：${name}`,
  lead: {
    1: '按所属领域、文字、地区、合作方式和成熟度，为这项成果找到的需求：',
    2: '按所属领域、文字、地区、合作方式和成熟度，为这项需求找到的成果：',
  } as Record<number, string>,
  list: '匹配结果',
  score: (score: number) => `匹配度 ${score} 分（满分 100）`,
  reasons: '匹配理由',
  reason: {
    fields: '领域相同或相近',
    text: '内容相关',
    region: '地区相近',
    cooperation: '合作方式一致',
    maturity: '成熟度合适',
  } as Record<string, string>,
  points: (points: number) => `${points} 分`,
  open: '查看详情',
  deal: '我要对接',
  more: '显示更多',
  emptyTitle: '暂时没有匹配的内容',
  emptyHint: '补充所属领域和简介可以提高匹配的机会；新内容发布后会自动参与匹配。',
};

export default matching;
