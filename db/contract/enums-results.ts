/** One choice of a list: what is stored and how it reads. */
export interface Choice<T extends string | number = number> {
  value: T;
  zh: string;
  en: string;
}

/** sub_type: who publishes (core§3). */
export const SUB_TYPE = { organization: 1, individual: 2 } as const;
export const SUB_TYPES: readonly Choice[] = [
  { value: SUB_TYPE.organization, zh: '单位', en: 'Organisation' },
  { value: SUB_TYPE.individual, zh: '个人', en: 'Individual' },
];

/** Languages in which an item can be read beside Chinese. */
export const LANGUAGES: readonly Choice[] = [{ value: 1, zh: '有英文介绍', en: 'In English' }];

/** process: stages of a result's way to the market, 1 to 9. */
export const STAGES: readonly Choice[] = [
  { value: 1, zh: '研发设计', en: 'R&D design' },
  { value: 2, zh: '实验室样机', en: 'Laboratory prototype' },
  { value: 3, zh: '概念验证', en: 'Proof of concept' },
  { value: 4, zh: '产品设计', en: 'Product design' },
  { value: 5, zh: '中试', en: 'Pilot test' },
  { value: 6, zh: '应用成功', en: 'Applied successfully' },
  { value: 7, zh: '生产', en: 'Production' },
  { value: 8, zh: '营销', en: 'Marketing' },
  { value: 9, zh: '产业体系', en: 'Industrial system' },
];

/** cooperation and cooperation_mode, 0 to 8 (core§3). */
export const COOPERATION_MODES: readonly Choice[] = [
  { value: 0, zh: '股权投资', en: 'Equity investment' },
  { value: 1, zh: '技术转让', en: 'Technology transfer' },
  { value: 2, zh: '技术入股', en: 'Technology shares' },
  { value: 3, zh: '合作开发', en: 'Joint development' },
  { value: 4, zh: '合作成立公司', en: 'Joint company' },
  { value: 5, zh: '委托研发', en: 'Commissioned R&D' },
  { value: 6, zh: '长期技术服务', en: 'Long-term technical service' },
  { value: 7, zh: '共建新实体', en: 'Joint new entity' },
  { value: 8, zh: '其他', en: 'Other' },
];

/** conversion_type: how a result is turned to account; chosen by staff (core§6). */
export const CONVERSION_TYPES: readonly Choice[] = [
  { value: 1, zh: '自行投资转化', en: 'Own investment' },
  { value: 2, zh: '转让', en: 'Assignment' },
  { value: 3, zh: '许可使用', en: 'Licence' },
  { value: 4, zh: '合作转化', en: 'Joint conversion' },
  { value: 5, zh: '作价投资', en: 'Contribution as capital' },
  { value: 6, zh: '其他', en: 'Other' },
];

/** level: chosen by staff; 1 follows from material handed in after publishing (core§4, decision 63). */
export const LEVELS: readonly Choice[] = [
  { value: 0, zh: '未分级', en: 'Not graded' },
  { value: 1, zh: '一级', en: 'Level 1' },
  { value: 2, zh: '二级', en: 'Level 2' },
  { value: 3, zh: '三级', en: 'Level 3' },
];

/** secrecy (core§3). */
export const SECRECY: readonly Choice[] = [
  { value: 0, zh: '不涉密', en: 'None' },
  { value: 1, zh: '涉密', en: 'Yes' },
];

/** Of `secrecy`: the item is never public, whatever its audit_status. */
export const CLASSIFIED = 1;

/** is_open: whether contacts are open; there is no 2 (core§3, decision 68). */
export const OPENNESS: readonly Choice[] = [
  { value: 0, zh: '公开', en: 'Yes' },
  { value: 1, zh: '不公开', en: 'No' },
  { value: 3, zh: '部分公开', en: 'Partial' },
];

/** Suggestions for texts that a publisher may also write freely: the stored value is the Chinese word. */
const words = (...pairs: [zh: string, en: string][]): readonly Choice<string>[] =>
  pairs.map(([zh, en]) => ({ value: zh, zh, en }));

/** organization.org_type: what kind of organisation publishes (core§5, decision 56). */
export const ORGANIZATION_KINDS = words(
  ['企业', 'Company'],
  ['高等院校', 'University'],
  ['科研院所', 'Research institute'],
  ['医疗机构', 'Medical institution'],
  ['服务机构', 'Service organisation'],
  ['政府部门', 'Government body'],
  ['其他', 'Other'],
);

export const INTELLECTUAL_PROPERTIES = words(
  ['发明专利', 'Invention patent'],
  ['实用新型专利', 'Utility model'],
  ['外观设计专利', 'Design patent'],
  ['软件著作权', 'Software copyright'],
  ['植物新品种', 'Plant variety'],
  ['技术秘密', 'Know-how'],
  ['其他', 'Other'],
);

export const OWNERSHIPS = words(
  ['独占', 'Sole ownership'],
  ['共有', 'Joint ownership'],
  ['许可', 'Licensed'],
  ['其他', 'Other'],
);

export const EXTENSION_MODES = words(
  ['技术培训', 'Training'],
  ['示范应用', 'Demonstration'],
  ['技术服务', 'Technical service'],
  ['产品销售', 'Product sales'],
  ['其他', 'Other'],
);

/** Stored values of a list of choices. */
export const valuesOf = <T extends string | number>(choices: readonly Choice<T>[]): readonly T[] =>
  choices.map((choice) => choice.value);
