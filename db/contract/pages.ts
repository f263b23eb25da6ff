/** A page's title in both languages. */
export interface PageTitle {
  zh: string;
  en: string;
}

const LOGIN: PageTitle = { zh: '登录', en: 'Log in' };
const RETRIEVE: PageTitle = { zh: '找回密码', en: 'Recover the password' };
const REGISTER: PageTitle = { zh: '注册', en: 'Register' };

/**
 * Titles of the pages whose addresses are listed beyond the public ones, by the pattern of the address (core§2). The
 * document that comes from the server bears them until the page's script names what it shows more closely.
 */
export const PAGE_TITLES = {
  '/login': LOGIN,
  '/expoLogin': LOGIN,
  '/expoAdminLogin': { zh: '管理员登录', en: 'Administrator login' },
  '/loginQr': { zh: '扫码登录', en: 'Log in by QR code' },
  '/wx': { zh: '微信服务', en: 'WeChat service' },
  '/wxBind': { zh: '绑定微信', en: 'Link WeChat' },
  '/register': REGISTER,
  '/expoRegister': { zh: '国际用户注册', en: 'International registration' },
  '/registerMemberSteps/:type': REGISTER,
  '/emailActive/:account/:code': { zh: '正在激活账号', en: 'Activating your account' },
  '/retrieve': RETRIEVE,
  '/expoRetrieve': RETRIEVE,
  '/memberCenter': { zh: '发布管理', en: 'Release management' },
  '/memberCenter/activity': { zh: '我的参与', en: 'My activity' },
  '/memberCenter/devices': { zh: '登录设备', en: 'Devices' },
  '/memberCenter/account': { zh: '账号安全', en: 'Account' },
  '/deals': { zh: '我的交易', en: 'My deals' },
  '/deals/:id': { zh: '交易', en: 'Deal' },
  '/subscribe': { zh: '订阅与查找', en: 'Subscribe and find' },
  '/notices': { zh: '通知', en: 'Notices' },
  '/person': { zh: '个人资料', en: 'Profile' },
  '/favourites': { zh: '我的收藏', en: 'My favourites' },
  '/memberOrg': { zh: '我的单位', en: 'My organisation' },
  '/memberCompany': { zh: '我的企业', en: 'My company' },
  '/audit/results/:id?': { zh: '成果审核', en: 'Result review' },
  '/audit/demands/:id?': { zh: '需求审核', en: 'Demand review' },
  '/audit/organizations': { zh: '单位资料审核', en: 'Profiles of organisations' },
  '/audit/objections': { zh: '异议处理', en: 'Objections' },
  '/audit/comments': { zh: '评论审核', en: 'Reported comments' },
  '/audit/:kind': { zh: '审核类别', en: 'What to review' },
  '/audit/:kind/:id': { zh: '审核类别', en: 'What to review' },
  '/auditResults': { zh: '成果审核', en: 'Result review' },
  '/reviewTalk/:kind/:id': { zh: '与审核人员沟通', en: 'Talk with the auditors' },
  '/organization': { zh: '机构', en: 'Organisations' },
  '/organizationDetail/:id/:name?/:params?': { zh: '机构', en: 'Organisations' },
  '/attribution/:id': { zh: '以贵单位名义提交的内容', en: 'Submitted in your organisation’s name' },
  '/joinOrganization/:token': { zh: '加入单位', en: 'Join an organisation' },
  '/products': { zh: '产品', en: 'Products' },
  '/productDetail/:id/:name?': { zh: '产品', en: 'Products' },
  '/projects': { zh: '项目', en: 'Projects' },
  '/projectDetail/:id/:name?': { zh: '项目', en: 'Projects' },
  '/stars': { zh: '县区星站', en: 'County stars' },
  '/stars/:id': { zh: '县区星站', en: 'County stars' },
  '/portraits/:kind?': { zh: '数字画像', en: 'Digital portraits' },
  '/feedback/:itemType/:itemId': { zh: '意见反馈', en: 'Feedback' },
  '/admin/users': { zh: '用户管理', en: 'Users' },
  '/admin/organizations': { zh: '机构管理', en: 'Organisations' },
  '/admin/memberships': { zh: '加入申请', en: 'Requests to join' },
  '/admin/verifications': { zh: '单位认证', en: 'Verifications' },
  '/admin/settings': { zh: '平台设置', en: 'Settings' },
  '/admin/reference': { zh: '基础数据', en: 'Reference lists' },
  '/admin/securityLog': { zh: '安全日志', en: 'Security log' },
  '/admin/auditLog': { zh: '审计日志', en: 'Audit log' },
  '/push': { zh: '推送组', en: 'Push groups' },
  '/pushProfile': { zh: '推送记录', en: 'Push records' },
  '/pushSecond/:type/*': { zh: '历史推送', en: 'Earlier pushes' },
  '/pushDeal/*': { zh: '推送成效', en: 'Results of pushes' },
  '/pushDemandOrgAdmin/:tab?': { zh: '收到的推送', en: 'Received pushes' },
  '/demandApply/:tab?': { zh: '申请推送', en: 'Ask for a push' },
  '/demandConfirm/:tab?': { zh: '推送申请审核', en: 'Requests for pushes' },
} as const satisfies Readonly<Record<string, PageTitle>>;

/** Pages of members, and those that a message leads one person to: nothing for search engines. */
const PRIVATE = new RegExp(
  `^/(?:${[
    'admin',
    'attribution',
    'audit',
    'auditResults',
    'deals',
    'demandApply',
    'demandConfirm',
    'emailActive',
    'favourites',
    'feedback',
    'joinOrganization',
    'loginQr',
    'memberCenter',
    'memberCompany',
    'memberOrg',
    'notices',
    'person',
    'portraits',
    'push',
    'pushDeal',
    'pushDemandOrgAdmin',
    'pushProfile',
    'pushSecond',
    'reviewTalk',
    'subscribe',
    'wxBind',
  ].join('|')})(?:/|$)`,
  'i',
);

/**
 * Whether a page is kept from search engines.
 * @param path of the address, without its query
 */
export const isPrivate = (path: string): boolean => PRIVATE.test(path);

/** The title of an address that no page has. */
export const NO_PAGE: PageTitle = { zh: '页面不存在', en: 'Page not found' };

/** Address patterns that PAGE_TITLES names. */
export type TitledPath = keyof typeof PAGE_TITLES;

/** A segment of a pattern: `:name`, `:name?`, `*` for whatever follows, or itself. */
function segment(part: string): string {
  if (part === '*') return '(?:/.*)?';
  if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  return `/${part}`;
}

const PATTERNS = Object.entries(PAGE_TITLES).map(
  ([path, title]) => [new RegExp(`^${path.slice(1).split('/').map(segment).join('')}/?$`, 'i'), title] as const,
);

/**
 * The title of the page at an address.
 * @param path of the address, without its query
 * @returns null where no page stands
 */
export const titleOf = (path: string): PageTitle | null =>
  PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
