interface Label {
  zh: string;
  en: string;
}

/** Stages of a result, its technology readiness level (core§3 process). */
export const MATURITY: Readonly<Record<string, Label>> = {
  1: { zh: '基本原理', en: 'TRL 1 Basic principles' },
  2: { zh: '技术方案', en: 'TRL 2 Concept formulated' },
  3: { zh: '概念验证', en: 'TRL 3 Proof of concept' },
  4: { zh: '实验室验证', en: 'TRL 4 Laboratory validation' },
  5: { zh: '小试', en: 'TRL 5 Bench scale' },
  6: { zh: '中试', en: 'TRL 6 Pilot scale' },
  7: { zh: '工程样机', en: 'TRL 7 Engineering prototype' },
  8: { zh: '小批量生产', en: 'TRL 8 Small batch' },
  9: { zh: '批量生产', en: 'TRL 9 Mass production' },
};

/** Ways of cooperation (core§3 cooperation_mode). */
export const COOPERATION: Readonly<Record<string, Label>> = {
  0: { zh: '股权投资', en: 'Equity investment' },
  1: { zh: '技术转让', en: 'Technology transfer' },
  2: { zh: '技术入股', en: 'Technology shares' },
  3: { zh: '联合开发', en: 'Joint development' },
  4: { zh: '共建公司', en: 'Joint company' },
  5: { zh: '委托研发', en: 'Commissioned R&D' },
  6: { zh: '长期技术服务', en: 'Long-term technical service' },
  7: { zh: '共建实体', en: 'Joint new entity' },
  8: { zh: '其他', en: 'Other' },
};

/** Publishers of results: sub_type (core§9). */
export const RESULT_TYPES: Readonly<Record<string, Label>> = {
  1: { zh: '单位', en: 'Organisation' },
  2: { zh: '个人', en: 'Individual' },
};

/** Kinds of demands (core§3). */
export const DEMAND_TYPES: Readonly<Record<string, Label>> = {
  1: { zh: '技术攻关', en: 'Technology breakthrough' },
  2: { zh: '专家推荐', en: 'Expert recommendation' },
  3: { zh: '院所合作', en: 'Institute cooperation' },
  4: { zh: '产品推广', en: 'Product promotion' },
  5: { zh: '企业升级', en: 'Enterprise upgrade' },
  6: { zh: '融资上市', en: 'Financing or listing' },
};
