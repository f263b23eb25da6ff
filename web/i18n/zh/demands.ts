const demands = {
  title: '技术需求',
  lead: '企业与机构经审核公开的技术难题与合作意向，找到您能解决的那一个。',
  searchPlaceholder: '需求名称、技术关键词、单位或编号',
  searchLabel: '搜索技术需求',
  filterNames: {
    scope: '所属领域',
    region: '所在地区',
    maturity: '阶段',
    cooperation: '合作方式',
    type: '需求类型',
  },
  profile: '需求简介',
  detail: '详细描述',
  type: '需求类型',
  cooperation: '合作方式',
  investment: '投入资金',
  uses: '资金用途',
  institutes: '意向合作院所',
  secrecy: '保密要求',
  openness: '公开情况',
  openInfo: '公开说明',
  keywords: '关键词',
  similar: '相似需求',
};

export default demands;
