import type { Lang } from '../../db/contract/errors.ts';

interface Words {
  platform: string;
  home: string;
  heroTitle: string;
  heroLead: string;
  search: string;
  searchLabel: string;
  popular: string;
  results: string;
  resultsLead: string;
  demands: string;
  demandsLead: string;
  organizations: string;
  organizationsLead: string;
  products: string;
  productsLead: string;
  newResults: string;
  newDemands: string;
  fields: string;
  partners: string;
  counters: [string, string, string, string];
  total: (count: string) => string;
  next: string;
  previous: string;
  resultProfile: string;
  demandProfile: string;
  published: string;
  code: string;
  org: string;
  orgProfile: string;
  region: string;
  scope: string;
  attachments: string;
  contact: string;
  similar: string;
  facts: string;
  gone: string;
  goneHint: string;
  backToList: string;
  none: string;
  page: (number: number) => string;
  breadcrumbs: string;
  webSite: string;
  verified: string;
  unverified: string;
}

/** Texts of the first view and of the head, in both languages; the pages' own catalogues say the same. */
export const WORDS: Readonly<Record<Lang, Words>> = {
  zh: {
    platform: '科技成果转移转化平台',
    home: '首页',
    heroTitle: '让成果走向产业，让需求遇见创新',
    heroLead: '检索经审核公开的科技成果与技术需求，找到可以合作的团队。',
    search: '搜索',
    searchLabel: '搜索科技成果',
    popular: '热门领域',
    results: '科技成果',
    resultsLead: '汇集高校、院所、企业与个人经审核公开的科技成果，按领域、地区和成熟度查找。',
    demands: '技术需求',
    demandsLead: '企业与机构经审核公开的技术难题与合作意向，找到您能解决的那一个。',
    organizations: '机构',
    organizationsLead: '在平台发布成果与需求的技术转移中心、高校院所与科技企业。',
    products: '产品',
    productsLead: '入驻单位经审核公开的产品，按领域和单位查找。',
    newResults: '最新成果',
    newDemands: '最新需求',
    fields: '按领域浏览',
    partners: '合作单位',
    counters: ['科技成果', '技术需求', '入驻单位', '专家'],
    total: (count) => `共 ${count} 条`,
    next: '下一页',
    previous: '上一页',
    resultProfile: '成果简介',
    demandProfile: '需求简介',
    published: '发布于',
    code: '编号',
    org: '发布单位',
    orgProfile: '单位简介',
    region: '所在地区',
    scope: '所属领域',
    attachments: '附件资料',
    contact: '联系方式',
    similar: '相似推荐',
    facts: '概览',
    gone: '数据异常！',
    goneHint: '内容不存在、已撤下或尚未公开。',
    backToList: '返回列表',
    none: '没有找到符合条件的内容',
    page: (number) => `第 ${number} 页`,
    breadcrumbs: '当前位置',
    webSite: '单位网站',
    verified: '已认证单位',
    unverified: '未认证单位',
  },
  en: {
    platform: 'Technology Transfer Platform',
    home: 'Home',
    heroTitle: 'Where research meets industry',
    heroLead: 'Search reviewed research results and technical demands, and find the team to work with.',
    search: 'Search',
    searchLabel: 'Search results',
    popular: 'Popular fields',
    results: 'Results',
    resultsLead:
      'Reviewed research results of universities, institutes, companies and individuals, by field, region and maturity.',
    demands: 'Demands',
    demandsLead:
      'Reviewed technical problems and offers of cooperation from companies and institutions. Find the one you can solve.',
    organizations: 'Organisations',
    organizationsLead:
      'Transfer centres, universities, institutes and technology companies that publish results and demands here.',
    products: 'Products',
    productsLead: 'Reviewed products of the organisations on this platform, by field and organisation.',
    newResults: 'Newest results',
    newDemands: 'Newest demands',
    fields: 'Browse by field',
    partners: 'Partner organisations',
    counters: ['Results', 'Demands', 'Organisations', 'Experts'],
    total: (count) => `${count} in total`,
    next: 'Next page',
    previous: 'Previous page',
    resultProfile: 'About this result',
    demandProfile: 'About this demand',
    published: 'Published',
    code: 'Number',
    org: 'Published by',
    orgProfile: 'About the organisation',
    region: 'Region',
    scope: 'Field',
    attachments: 'Attachments',
    contact: 'Contact',
    similar: 'Similar entries',
    facts: 'Overview',
    gone: 'Data exception!',
    goneHint: 'It does not exist, was withdrawn, or is not public yet.',
    backToList: 'Back to the list',
    none: 'Nothing matches',
    page: (number) => `page ${number}`,
    breadcrumbs: 'You are here',
    webSite: 'Web site',
    verified: 'Verified organisation',
    unverified: 'Not verified',
  },
};
