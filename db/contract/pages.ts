import type { Lang } from './errors.ts';
import { FRONT_DOOR_PAGES } from './front-door.ts';
import { frontDoor } from './words/front-door.ts';
import { menu } from './words/menu.ts';

/** A page's title in both languages. */
type PageTitle = Readonly<Record<Lang, string>>;

type Audience = 'everybody' | 'whoever is led there' | 'members';

/** What is known of a page before its script is there. */
interface PageFacts<A extends Audience = Audience> extends PageTitle {
  /** Search engines are shown the pages that are for everybody. */
  audience: A;
}

const page =
  <A extends Audience>(audience: A) =>
  (zh: string, en: string): PageFacts<A> => ({ zh, en, audience });

const open = page('everybody');
/** A message, a code or a link leads one person there. */
const unlisted = page('whoever is led there');
const members = page('members');

/** The pages of the international front door, whose first visitors read English. */
const FRONT_DOOR_TITLES = {
  [FRONT_DOOR_PAGES.home]: open(...frontDoor.home.title),
  [FRONT_DOOR_PAGES.selected]: open(...frontDoor.selected.title),
  [FRONT_DOOR_PAGES.top]: open(...frontDoor.top.title),
  [FRONT_DOOR_PAGES.login]: open('登录', 'Log in'),
  [FRONT_DOOR_PAGES.adminLogin]: open('管理员登录', 'Administrator login'),
  [FRONT_DOOR_PAGES.register]: open('国际用户注册', 'International registration'),
  [FRONT_DOOR_PAGES.retrieve]: open('找回密码', 'Recover the password'),
} as const satisfies Readonly<Record<string, PageFacts>>;

/**
 * The pages beyond those whose first view the server makes, by the pattern of the address (core§2): their titles, which the
 * document from the server bears until the page's script names what it shows more closely, and whom they are for.
 */
export const OTHER_PAGES = {
  '/login': open('登录', 'Log in'),
  '/loginQr': unlisted('扫码登录', 'Log in by QR code'),
  '/wx': open('微信服务', 'WeChat service'),
  '/wxBind': unlisted('绑定微信', 'Link WeChat'),
  '/register': open('注册', 'Register'),
  '/registerMemberSteps/:type': open('注册', 'Register'),
  '/emailActive/:account/:code': unlisted('正在激活账号', 'Activating your account'),
  '/retrieve': open('找回密码', 'Recover the password'),
  '/memberCenter': members('会员中心', 'Member centre'),
  '/memberCenter/releases': members('我的发布', 'My publications'),
  '/memberCenter/products': members('我的产品', 'My products'),
  '/memberCenter/projects': members('我的项目', 'My projects'),
  '/memberCenter/activity': members('我的参与', 'My activity'),
  '/memberCenter/threads': members('我的话题', 'My threads'),
  '/memberCenter/devices': members('登录设备', 'Devices'),
  '/memberCenter/account': members('账号安全', 'Account'),
  '/deals': members('我的交易', 'My deals'),
  '/deals/:id': members('交易', 'Deal'),
  '/subscribe': members('我的订阅', 'My subscriptions'),
  '/notices': members('通知', 'Notices'),
  '/person': members('个人资料', 'Profile'),
  '/favourites': members('我的收藏', 'My favourites'),
  '/memberOrg': members('我的单位', 'My organisation'),
  '/memberCompany': members('我的企业', 'My company'),
  '/workplace': members('工作台', 'Workplace'),
  '/audit/results/:id?': members('成果审核', 'Result review'),
  '/audit/demands/:id?': members('需求审核', 'Demand review'),
  '/audit/products/:id?': members('产品审核', 'Product review'),
  '/audit/projects/:id?': members('项目审核', 'Project review'),
  '/audit/experts/:id?': members('专家审核', 'Expert review'),
  '/audit/organizations': members('单位资料审核', 'Profiles of organisations'),
  '/audit/objections': members('异议处理', 'Objections'),
  '/audit/comments': members('言论审核', 'Posts to look at'),
  '/import/:id?': members('批量导入', 'Import'),
  '/audit/:kind': members('审核类别', 'What to review'),
  '/audit/:kind/:id': members('审核类别', 'What to review'),
  '/auditResults': members('成果审核', 'Result review'),
  '/reviewTalk/:kind/:id': members('与审核人员沟通', 'Discussion with reviewers'),
  '/cloud/:searchType?': open('搜索', 'Search'),
  '/cloudV2/:searchType?': open('搜索', 'Search'),
  '/cloudParams/:searchType': open('高级搜索', 'Advanced search'),
  '/organization': open('机构', 'Organisations'),
  '/organizationDetail/:id/:name?/:params?': open('机构', 'Organisations'),
  '/attribution/:id': members('以贵单位名义提交的内容', 'Submitted in your organisation’s name'),
  '/joinOrganization/:token': unlisted('加入单位', 'Join an organisation'),
  '/booking/:key': unlisted('我的预约', 'Your booking'),
  '/products': open('产品', 'Products'),
  '/productDetail/:id/:name?': open('产品', 'Products'),
  '/projects': open('项目', 'Projects'),
  '/projectDetail/:id/:name?': open('项目', 'Projects'),
  '/stars': open('县区星站', 'County stars'),
  '/stars/:id': open('县区星站', 'County stars'),
  '/cases': open('签约案例', 'Signed cases'),
  '/news': open('新闻与政策', 'News and policy'),
  '/newsDetail/:id/:name?': open('新闻与政策', 'News and policy'),
  '/newsPreview/:key': members('预览', 'Preview'),
  '/content/news': members('新闻管理', 'Manage news'),
  '/course': open('云课堂', 'Cloud classroom'),
  '/courseDetail/:id/:name?': open('云课堂', 'Cloud classroom'),
  '/courseVideo/:id': open('云课堂', 'Cloud classroom'),
  '/meetingList/:type?': open('会议', 'Meetings'),
  '/meetingDetail/:id/:name?': open('会议', 'Meetings'),
  '/content/meetings': members('会议管理', 'Manage meetings'),
  '/content/courses': members('课程管理', 'Manage courses'),
  '/content/course/:id/:part': members('课程管理', 'Manage courses'),
  '/content/terms': members('学期管理', 'Manage terms'),
  '/content/courseApplications': members('学习申请', 'Applications to learn'),
  '/content/participants/:kind/:id': members('参加人员', 'Participants'),
  '/video/:id': open('视频', 'Videos'),
  '/videoList/:type/:title': open('视频', 'Videos'),
  '/content/videos': members('视频管理', 'Manage videos'),
  '/showromm': open('展厅', 'Showroom'),
  '/showroom/hall/:id/:name?': open('展厅', 'Showroom'),
  '/content/halls': members('展厅管理', 'Manage halls'),
  '/bigdata/*': open('成果转移转化驾驶舱', 'Technology transfer cockpit'),
  '/innovate': open('创新案例', 'Innovation cases'),
  '/innovateDetail/:id/:name?': open('创新案例', 'Innovation cases'),
  '/clinic': open('技术诊所', 'Technology clinic'),
  '/clinicIntroduce': open('诊所介绍', 'About the clinic'),
  '/clinicExpert': open('问诊专家', 'Experts of the clinic'),
  '/clinicCase': open('问诊案例', 'Cases of the clinic'),
  '/clinicCaseDetail/:id/:name?': open('问诊案例', 'Cases of the clinic'),
  '/clinicResult': open('问诊结果', 'What came of it'),
  '/clinicRegister/*': open('预约问诊', 'Book a consultation'),
  '/content/clinic': members('诊所申请', 'Clinic applications'),
  '/content/clinic/:id': members('诊所申请', 'Clinic applications'),
  '/content/clinicHours': members('坐诊时间', 'Hours of the clinic'),
  '/content/clinicCases': members('问诊案例管理', 'Manage clinic cases'),
  '/content/english': members('英文补充', 'English texts'),
  '/content/regions': members('区域首页推荐', 'Regional front pages'),
  '/content/innovate': members('创新案例管理', 'Manage innovation cases'),
  '/books': open('技术转移书架', 'Technology transfer bookshelf'),
  '/books/:id/:name?': open('技术转移书架', 'Technology transfer bookshelf'),
  '/content/books': members('图书管理', 'Manage books'),
  '/community/t/:id/:slug?': open('交流社区', 'Community'),
  '/community/discussions': open('成果与需求讨论', 'Talk about results and demands'),
  '/community/*': open('交流社区', 'Community'),
  '/forum': open('交流社区', 'Community'),
  '/meetingMatch/:id': members('1:1 洽谈', '1:1 meetings'),
  '/content/matchmaking': members('1:1 洽谈管理', 'Manage 1:1 meetings'),
  '/service': open('平台服务', 'Services'),
  '/evaluate': open('成果自评', 'Evaluate a result'),
  '/studio': members('工作室', 'Studio'),
  '/canvasDocsOrg': members('单位文件板', 'Documents of the organisation'),
  '/cheese': members('我的随笔', 'My notes'),
  '/markdown': members('Markdown 写作', 'Markdown'),
  '/markdown/:id': unlisted('Markdown 文档', 'Markdown document'),
  '/ds/:id?': members('项目表', 'Project forms'),
  '/expert': open('专家', 'Experts'),
  '/expertMore': open('专家名录', 'Directory of experts'),
  '/expertDetail/:id/:name?': open('专家', 'Experts'),
  '/expertApply': members('我的专家', 'My experts'),
  '/content/experts': members('专家管理', 'Manage experts'),
  '/park': open('园区', 'Parks'),
  '/parkDetail/:id/:name?': open('园区', 'Parks'),
  '/content/parks': members('园区管理', 'Manage parks'),
  '/content/frontDoor': members('国际精选管理', 'Manage the selection for abroad'),
  '/content/inquiries': members('国际询问', 'Inquiries from abroad'),
  '/content/door': members('现场签到', 'At the door'),
  '/content/door/:kind/:id': members('现场签到', 'At the door'),
  '/content/attendance/:kind/:id': members('签到表', 'Attendance'),
  '/certificate': open('证书核验', 'Check a certificate'),
  '/certificate/:code': unlisted('证书核验', 'Check a certificate'),
  '/content/threadCategories': members('社区板块', 'Community categories'),
  '/content/forum': members('论坛合作意向', 'Forum cooperation'),
  '/content/parkIntentions': members('落户意向', 'Intentions to settle'),
  '/portraits/:kind?': members('数字画像', 'Digital portraits'),
  '/feedback/:itemType/:itemId': unlisted('意见反馈', 'Feedback'),
  '/admin/users': members('用户管理', 'Users'),
  '/admin/organizations': members('单位管理', 'Organisations'),
  '/admin/memberships': members('加入申请', 'Requests to join'),
  '/admin/verifications': members('单位认证', 'Verifications'),
  '/admin/settings': members('平台设置', 'Settings'),
  '/admin/reference': members('基础数据', 'Reference lists'),
  '/admin/matching': members('智能匹配', 'Smart matching'),
  '/admin/securityLog': members('安全日志', 'Security log'),
  '/admin/status': members('运行状态', 'Platform status'),
  '/admin/auditLog': members('审计日志', 'Audit log'),
  '/programme/reviews': members('推荐与评审', 'Reviews'),
  '/programme/reviews/:projectId': members('推荐意见', 'Opinion'),
  '/programme/declare': members('项目申报', 'Declare a project'),
  '/programme/declarations/:id': members('申报登记', 'Registration sheet'),
  '/programme': open('科技成果推荐专题', 'The recommendation programme'),
  '/programme/selected': open('入选项目', 'Selected projects'),
  '/programme/selected/:id/:name?': open('入选项目', 'Selected projects'),
  '/programme/news/:id': open('新闻与文件', 'News and files'),
  '/programme/office/projects': members('申报项目', 'Declarations'),
  '/programme/office/assignment': members('专家安排', 'Assignment'),
  '/programme/office/selection': members('评选与公布', 'Selection'),
  '/programme/office/figures': members('统计', 'Figures'),
  '/programme/office/rounds': members('年度批次', 'Rounds'),
  '/programme/office/recommenders': members('推荐人与专家', 'Recommenders'),
  '/programme/office/news': members('新闻与资料', 'News and files'),
  '/programme/office/cooperation': members('合作申请', 'Cooperation'),
  // Leads to the declarations.
  '/programme/office': members('申报项目', 'Declarations'),
  '/push': members('推送组', 'Push groups'),
  '/pushProfile': members('推送记录', 'Push records'),
  '/pushSecond/:type/*': members('历史推送', 'Earlier pushes'),
  '/pushDeal/*': members('推送成效', 'Results of pushes'),
  '/pushDemandOrgAdmin/:tab?': members('收到的推送', 'Received pushes'),
  '/demandApply/:tab?': members('申请推送', 'Ask for a push'),
  '/demandConfirm/:tab?': members('推送申请审核', 'Requests for pushes'),
} as const satisfies Readonly<Record<string, PageFacts>>;

/** Those and the pages of the front door. */
export const PAGES = { ...FRONT_DOOR_TITLES, ...OTHER_PAGES } as const;

/** Address patterns that PAGES names. */
export type PagePath = keyof typeof PAGES;

/** Those of members' pages. */
export type MembersPath = {
  [P in PagePath]: (typeof PAGES)[P] extends PageFacts<'members'> ? P : never;
}[PagePath];

/** The title of an address that no page has. */
export const NO_PAGE: PageTitle = { zh: menu.notFound[0], en: menu.notFound[1] };

/** A segment of a pattern: `:name`, `:name?`, `*` for whatever follows, or itself. */
function segment(part: string): string {
  if (part === '*') return '(?:/.*)?';
  if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  return `/${part}`;
}

const PATTERNS = Object.entries<PageFacts>(PAGES).map(
  ([path, facts]) => [new RegExp(`^${path.slice(1).split('/').map(segment).join('')}/?$`, 'i'), facts] as const,
);

/**
 * The page at an address.
 * @param path of the address, without its query
 * @returns null where no page stands
 */
export const pageAt = (path: string): PageFacts | null => PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
