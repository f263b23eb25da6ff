import type { PagePath } from '../../../db/contract/pages.ts';
import { participantsPath } from '../../../db/contract/participants.ts';
import { COURSE_PARTS, coursePartPath } from '../../../db/contract/training.ts';
import { DEMO_CERTIFICATE } from '../../seed/factories/attendance.ts';
import { makeBook } from '../../seed/factories/books.ts';
import { CLINIC_APPLICATION, CLINIC_CASE } from '../../seed/factories/clinic.ts';
import { makeInnovation } from '../../seed/factories/content.ts';
import { DEMO_DOCUMENT, DEMO_PROJECT_FORM } from '../../seed/factories/documents.ts';
import { courseId, makeMeeting, meetingId, meetingStart } from '../../seed/factories/events.ts';
import { expertId } from '../../seed/factories/experts.ts';
import { makeHall } from '../../seed/factories/halls.ts';
import { makeNews } from '../../seed/factories/news.ts';
import { parkId } from '../../seed/factories/parks.ts';
import { makeVideo } from '../../seed/factories/videos.ts';
import type { Expected } from './look.ts';
import { by, CERTIFIED, DECLARED, kept, type Opening, SETTINGS, WRITTEN } from './openings.ts';
import type { Things, Who } from './world.ts';

/** In which the first demo meeting is held, in Shanghai. */
const NEXT_MONTH = new Date((meetingStart(0, Math.floor(Date.now() / 1000)) + 28_800) * 1000).toISOString().slice(0, 7);

/** Every page that has a title of its own: who opens it with data. */
const titled: Record<PagePath, readonly Opening[]> = {
  '/login': by('visitor'),
  '/expoLogin': by('visitor'),
  '/expoAdminLogin': by('visitor'),
  '/loginQr': [...by('visitor', ['/loginQr']), ...by('member', (it) => [`/loginQr${it.qr}`])],
  '/wx': by(['visitor', 'member']),
  '/wxBind': [...by('visitor'), ...by('member', ['/wxBind'], { empty: true })],
  '/register': by(['visitor', 'member']),
  '/expoRegister': by('visitor'),
  '/registerMemberSteps/:type': by(
    ['visitor', 'individual'],
    ['/registerMemberSteps/org', '/registerMemberSteps/company', '/registerMemberSteps/x'],
  ),
  '/emailActive/:account/:code': by('visitor', (it) => [it.mailed]),
  '/retrieve': by('visitor'),
  '/expoRetrieve': by('visitor'),
  '/content/door': by('editor'),
  '/content/door/:kind/:id': by('editor', [`/content/door/meeting/${meetingId(0)}`]),
  '/content/attendance/:kind/:id': by('editor', [`/content/attendance/meeting/${meetingId(3)}`], WRITTEN),
  '/certificate': by('visitor'),
  '/certificate/:code': by('visitor', [`/certificate/${DEMO_CERTIFICATE}`], CERTIFIED),
  '/memberCenter': by(['member', 'company', 'individual'], ['/memberCenter']),
  '/memberCenter/releases': by(
    'member',
    ['', '?kind=demands', '?listing=withdrawn'].map((query) => `/memberCenter/releases${query}`),
  ),
  '/memberCenter/products': by('member', ['/memberCenter/products'], WRITTEN),
  '/memberCenter/projects': by('member', ['/memberCenter/projects'], WRITTEN),
  '/memberCenter/activity': by(
    'individual',
    ['', '?kind=applications', '?kind=courses', '?kind=meetings', '?kind=messages'].map(
      (kind) => `/memberCenter/activity${kind}`,
    ),
  ),
  '/memberCenter/devices': by('member', ['/memberCenter/devices'], { meant: /“Chrome · Linux”|“node”/ }),
  '/memberCenter/account': by(['member', 'individual']),
  '/meetingMatch/:id': by(
    ['member'],
    ['', '?tab=requests', '?tab=requests&box=sent', '?tab=plan'].map((tab) => `/meetingMatch/${meetingId(0)}${tab}`),
  ),
  '/content/matchmaking': by(
    'editor',
    [`?meeting=${meetingId(0)}`].map((query) => `/content/matchmaking${query}`),
  ),
  '/deals': [...by('member', ['/deals', '/deals?role=seeker']), ...by('operator', ['/deals?all=1'])],
  '/deals/:id': by(['member', 'company', 'operator'], (it) => [`/deals/${it.deal}`]),
  '/subscribe': [...by('member', ['/subscribe', '/subscribe?type=2']), ...by('individual', ['/subscribe'])],
  '/notices': by('member', ['/notices', '/notices?tab=reminders']),
  '/person': by(['member', 'company', 'individual'], ['/person']),
  '/favourites': by(
    'member',
    ['', '?kind=1', '?kind=2', '?kind=4'].map((kind) => `/favourites${kind}`),
  ),
  '/memberOrg': by('member', ['/memberOrg']),
  '/memberCompany': by('company'),
  '/workplace': by(['resultAuditor', 'operator', 'admin', 'editor'], ['/workplace']),
  '/audit/products/:id?': by('editor', ['/audit/products'], WRITTEN),
  '/audit/projects/:id?': by('editor', ['/audit/projects']),
  '/audit/experts/:id?': by('editor', ['/audit/experts'], WRITTEN),
  '/audit/results/:id?': by('resultAuditor', (it) => [
    `/audit/results/${it.waiting}`,
    `/audit/results/${it.returned}`,
    `/audit/results/${it.named}`,
  ]),
  '/audit/demands/:id?': by('demandAuditor', (it) => ['/audit/demands', `/audit/demands/${it.waitingDemand}`]),
  '/attribution/:id': by('member', (it) => [`/attribution/${it.question}`]),
  '/audit/objections': by('resultAuditor', ['/audit/objections', '/audit/objections?state=decided']),
  '/audit/comments': by('resultAuditor', ['/audit/comments', '/audit/comments?state=hidden']),
  '/audit/organizations': by('editor', ['/audit/organizations', '/audit/organizations?state=3']),
  '/audit/:kind': [
    ...by(
      'resultAuditor',
      [1, 3, 4].map((state) => `/audit/results?audit_status=${state}`),
    ),
    ...by('editor', ['/audit/projects']),
  ],
  '/audit/:kind/:id': by('editor', (it) => [`/audit/projects/${it.project}`]),
  '/auditResults': by('resultAuditor', (it) => ['/auditResults', `/auditResults?id=${it.waiting}`]),
  '/reviewTalk/:kind/:id': by('member', (it) => [`/reviewTalk/results/${it.returned}`]),
  '/cloud/:searchType?': by('visitor', ['/cloud', '/cloud?keyword=焊接', '/cloud/1?keyword=焊接', '/cloud/6'], WRITTEN),
  '/cloudV2/:searchType?': by('visitor', ['/cloudV2?keyword=焊接', '/cloudV2/1'], WRITTEN),
  '/cloudParams/:searchType': by('visitor', ['/cloudParams/1', '/cloudParams/organization', '/cloudParams/4']),
  '/organization': by('visitor', ['/organization', '/organization?type=3']),
  '/organizationDetail/:id/:name?/:params?': by(
    ['visitor', 'member'],
    (it) => [`/organizationDetail/${it.organization}/x`],
    WRITTEN,
  ),
  '/joinOrganization/:token': by(['visitor', 'individual'], (it) => [`/joinOrganization/${it.invitation}`], {
    empty: true,
  }),
  '/booking/:key': by('visitor', (it) => [it.booking]),
  '/products': by('visitor', ['/products'], WRITTEN),
  '/cases': by('visitor', ['/cases'], { empty: true }),
  '/projects': by('visitor', ['/projects'], WRITTEN),
  '/projectDetail/:id/:name?': by('visitor', (it) => [`/projectDetail/${it.publicProject}/x`], WRITTEN),
  '/stars': by(['visitor', 'editor']),
  '/course': by(['visitor', 'editor'], ['/course', '/course?fee=1'], WRITTEN),
  '/courseDetail/:id/:name?': by(
    ['visitor', 'member'],
    [0, 2].map((n) => `/courseDetail/${courseId(n)}`),
    WRITTEN,
  ),
  '/courseVideo/:id': by(
    ['visitor', 'member'],
    [0, 2].map((n) => `/courseVideo/${courseId(n)}`),
    WRITTEN,
  ),
  '/meetingList/:type?': by(['visitor', 'editor'], ['/meetingList', `/meetingList?view=calendar&month=${NEXT_MONTH}`]),
  '/meetingDetail/:id/:name?': by(
    'visitor',
    [0, 4, 5].map((n) => `/meetingDetail/${makeMeeting({}, n).id}`),
  ),
  ...kept(
    '/content/courses',
    '/content/terms',
    '/content/courseApplications',
    '/content/meetings',
    '/content/news',
    '/content/videos',
    '/content/halls',
    '/content/experts',
    '/content/parks',
    '/content/frontDoor',
    '/content/inquiries',
    '/content/clinic',
    '/content/clinicCases',
    '/content/books',
    '/content/threadCategories',
  ),
  '/content/clinicHours': by('editor', ['/content/clinicHours', '/content/clinicHours?kind=off'], WRITTEN),
  '/content/course/:id/:part': by(
    'editor',
    COURSE_PARTS.map((part) => coursePartPath(courseId(4), part)),
    WRITTEN,
  ),
  '/content/participants/:kind/:id': by(
    'editor',
    [participantsPath('meeting', String(makeMeeting({}, 5).id))],
    WRITTEN,
  ),
  '/news': by(['visitor', 'editor'], ['/news', '/news?type=2']),
  '/newsDetail/:id/:name?': by('visitor', [`/newsDetail/${makeNews({}, 0).id}`]),
  '/newsPreview/:key': by('editor', ['/newsPreview/ended'], { empty: true, meant: /answered 404$/ }),
  '/video/:id': by('visitor', [`/video/${makeVideo({}, 0).id}`]),
  '/videoList/:type/:title': by('visitor', ['/videoList/1/使用指南']),
  '/showromm': by(['visitor', 'editor']),
  '/showroom/hall/:id/:name?': by('visitor', [`/showroom/hall/${makeHall({}, 0).id}`]),
  '/bigdata/*': by('visitor', ['/bigdata', '/bigdata/map', '/bigdata/x']),
  '/expert': by(['visitor', 'editor']),
  '/expertMore': by('visitor', ['/expertMore', '/expertMore?keyword=教授&region=130100']),
  '/expertDetail/:id/:name?': by(['visitor', 'member'], [`/expertDetail/${expertId(0)}/x`]),
  '/expertApply': [...by('member'), ...by('individual', ['/expertApply'], { empty: true })],
  '/park': by(['visitor', 'editor'], ['/park', '/park?region=130100']),
  '/parkDetail/:id/:name?': by(['visitor', 'member'], [`/parkDetail/${parkId(0)}/x`]),
  '/expoHome': by(['visitor', 'member']),
  '/expoSelected': by('visitor', ['/expoSelected', '/expoSelected?item_type=2']),
  '/expoTop': [
    ...by('visitor', ['/expoTop?by=newest']),
    ...by('visitor', ['/expoTop', '/expoTop?by=favourites'], { empty: true }),
  ],
  '/content/forum': by('editor', ['/content/forum'], { empty: true }),
  '/content/parkIntentions': by('editor', ['/content/parkIntentions'], {
    meant: /has a name in the language of the page|“[\d ]+万元”/,
  }),
  '/innovate': by(['visitor', 'editor'], ['/innovate', '/innovate?type=2']),
  '/innovateDetail/:id/:name?': by('visitor', [`/innovateDetail/${makeInnovation({}, 0).id}`]),
  '/clinic': by(['visitor', 'member', 'editor']),
  '/clinicIntroduce': by('visitor'),
  '/clinicExpert': by('visitor', ['/clinicExpert', '/clinicExpert?keyword=教授']),
  // Every second case of the demo is in Chinese alone.
  '/clinicCase': by('visitor'),
  '/clinicCaseDetail/:id/:name?': by('visitor', [`/clinicCaseDetail/${CLINIC_CASE}`]),
  '/clinicResult': [
    ...by(['visitor', 'member']),
    ...by('company', [`/clinicResult?id=${CLINIC_APPLICATION}`], WRITTEN),
    ...by('visitor', [`/clinicResult?id=${CLINIC_APPLICATION}`], { empty: true }),
  ],
  '/clinicRegister/*': by(['visitor', 'member'], ['/clinicRegister', '/clinicRegister/x']),
  '/content/clinic/:id': by('editor', [`/content/clinic/${CLINIC_APPLICATION}`], WRITTEN),
  '/content/english': by('editor'),
  '/content/regions': by('editor'),
  '/content/innovate': by('editor'),
  '/books': by(['visitor', 'editor'], ['/books', '/books?type=1']),
  '/books/:id/:name?': by('visitor', [`/books/${makeBook({}, 0).id}`]),
  // The names of both languages are what is edited there.
  '/community/*': by('visitor', ['/community', '/community/x', '/community?order=most']),
  '/community/t/:id/:slug?': by(['visitor', 'individual'], (it) => [`/community/t/${it.thread}`]),
  '/community/discussions': by('visitor', ['/community/discussions', '/community/discussions?order=most&type=2']),
  '/memberCenter/threads': by(
    'individual',
    ['', '?kind=asked', '?kind=answered'].map((kind) => `/memberCenter/threads${kind}`),
  ),
  '/forum': by('visitor'),
  '/service': by(['visitor', 'member']),
  '/evaluate': by('visitor'),
  '/studio': by(['member', 'operator']),
  '/canvasDocsOrg': by('member'),
  '/cheese': by('member'),
  '/markdown': by('member'),
  // What somebody wrote may say what the interface says as well.
  '/markdown/:id': by('member', [`/markdown/${DEMO_DOCUMENT}`, `/markdown/${DEMO_DOCUMENT}?edit=1`], {
    meant: /a Chinese text of the interface/,
  }),
  '/ds/:id?': by('member', ['/ds', `/ds/${DEMO_PROJECT_FORM}`]),
  '/stars/:id': by(['visitor', 'editor'], (it) => [`/stars/${it.star}`]),
  // A file is named by whoever made it, and so is what its rows hold.
  '/import/:id?': [
    ...by('resultAuditor', ['/import', '/import/new']),
    ...by('resultAuditor', (it) => [`/import/${it.imported}`, `/import/${it.imported}?state=3`], WRITTEN),
  ],
  '/portraits/:kind?': [
    ...by('resultAuditor', ['/portraits', '/portraits/results?state=0']),
    ...by('demandAuditor', ['/portraits/demands']),
  ],
  '/productDetail/:id/:name?': by('visitor', (it) => [`/productDetail/${it.product}/x`], WRITTEN),
  '/feedback/:itemType/:itemId': by(
    ['visitor', 'company'],
    (it) => [`/feedback/1/${it.result}`, `/feedback/2/${it.demand}`, `/feedback/5/${it.publicProject}`],
    { empty: true },
  ),
  '/admin/users': by('admin'),
  '/admin/organizations': by('admin'),
  '/admin/memberships': by('admin'),
  '/admin/verifications': by('admin'),
  '/admin/settings': by('admin', ['/admin/settings'], SETTINGS),
  '/admin/reference': by(
    'admin',
    ['scope', 'scope&view=table', 'promotion_type', 'region'].map((list) => `/admin/reference?list=${list}`),
    // The names of both languages are what is edited there.
    { meant: /has a name in the language of the page/ },
  ),
  '/admin/matching': by('admin'),
  '/admin/securityLog': by('admin', ['/admin/securityLog'], { meant: /Chrome · Linux”$|“node”|a time to the second/ }),
  '/admin/status': by('admin', ['/admin/status'], { meant: /a time to the second/ }),
  '/admin/auditLog': by('admin', ['/admin/auditLog'], { meant: /a time to the second/ }),
  '/programme/reviews': [
    ...by('recommender', ['/programme/reviews']),
    ...by('recommender', ['/programme/reviews?state=2'], { empty: true }),
    // Its door says whom it is for.
    ...by('member', ['/programme/reviews'], { meant: /an error state/ }),
  ],
  '/programme/reviews/:projectId': by('recommender', (it) => [`/programme/reviews/${it.reviewed}`]),
  '/programme/declare': [
    ...by('declarant', ['/programme/declare'], DECLARED),
    ...by('individual', ['/programme/declare'], { ...DECLARED, empty: true }),
  ],
  '/programme/declarations/:id': by(
    'declarant',
    (it) => [`/programme/declarations/${it.declarationDraft}`, `/programme/declarations/${it.declaration}`],
    DECLARED,
  ),
  '/programme': by(['visitor', 'declarant'], ['/programme'], DECLARED),
  '/programme/selected': [
    ...by('visitor', ['/programme/selected']),
    ...by('visitor', ['/programme/selected?keyword=没有'], { empty: true }),
  ],
  '/programme/selected/:id/:name?': by('visitor', (it) => [`/programme/selected/${it.showcase}`], WRITTEN),
  '/programme/news/:id': by('visitor', (it) => [`/programme/news/${it.programmeNews}`]),
  '/programme/office': by('office'),
  '/programme/office/projects': by('office'),
  '/programme/office/assignment': by(
    'office',
    [
      '/programme/office/assignment',
      '/programme/office/assignment?show=lacking',
      '/programme/office/assignment?show=declined',
      '/programme/office/assignment?show=conflicts',
    ],
    WRITTEN,
  ),
  '/programme/office/selection': [
    ...by('office', (it) => [`/programme/office/selection?round=${it.publishedRound}`]),
    ...by('office', ['/programme/office/selection'], { empty: true }),
  ],
  '/programme/office/figures': by('office'),
  '/programme/office/rounds': by('office'),
  '/programme/office/recommenders': by(
    'office',
    ['/programme/office/recommenders', '/programme/office/recommenders?identify=3'],
    WRITTEN,
  ),
  '/programme/office/news': by('office'),
  '/programme/office/cooperation': by('office'),
  '/push': by('operator', ['/push', '/push?kind=2']),
  '/pushProfile': by('operator'),
  '/pushSecond/:type/*': by('operator', ['/pushSecond/1', '/pushSecond/2']),
  '/pushDeal/*': by('operator', ['/pushDeal/x']),
  '/pushDemandOrgAdmin/:tab?': by(
    ['member', 'company'],
    ['', '/answered', '/preferences'].map((tab) => `/pushDemandOrgAdmin${tab}`),
  ),
  '/demandApply/:tab?': by('member', ['/demandApply/1', '/demandApply/2']),
  '/demandConfirm/:tab?': by(
    'operator',
    ['applied', 'confirmed', 'pushed', 'declined'].map((state) => `/demandConfirm/${state}`),
  ),
};

const sentTo = (it: Things) => `${it.push}/1/${it.organization}`;

/** The public lists and details, the pages of phones, and addresses that no page has. */
const others: Record<string, readonly Opening[]> = {
  '/': by(['visitor', 'member'], ['/', '/?region=130100']),
  '/home': by('visitor'),
  '/homeFiveSjz': by('visitor'),
  '/expo': by('visitor'),
  '/results': [
    ...by('visitor', ['/results', '/results?page=2', '/results?region=130100', '/#/results']),
    // Selected projects name their unit as it was declared.
    ...by('visitor', [`/results?keyword=${encodeURIComponent('石墨烯')}`], WRITTEN),
  ],
  '/resultDetail/:id/:name?/:params?': by(['visitor', 'member', 'company', 'resultAuditor'], (it) => [
    `/resultDetail/${it.result}/x`,
  ]),
  '/demands': by('visitor', ['/demands', '/demands?page=2']),
  '/demandDetail/:id/:name?/:params?': by(['visitor', 'member', 'company'], (it) => [`/demandDetail/${it.demand}/x`]),
  '/wxPushDetail/:pushId/:type/:orgId/:pushGroupId?': by(['visitor', 'member'], (it) => [
    `/wxPushDetail/${sentTo(it)}`,
    `/wxPushDetail/${sentTo(it)}/${it.pushGroup}`,
  ]),
  '/wxSubPushList/:type/:userPushId': by('visitor', (it) => [
    `/wxSubPushList/1/${it.subscriberPush}`,
    `/wxSubPushList/2/${it.subscriberDemandPush}`,
  ]),
  '/wxSubPushListHZ/:type/:userPushId': by('visitor', (it) => [`/wxSubPushListHZ/1/${it.subscriberPush}`]),
  '/resultSubDetail/:id/:name/:userPushId': by(['visitor', 'company'], (it) => [
    `/resultSubDetail/${it.otherResult}/x/${it.subscriberPush}`,
  ]),
  '/demandSubDetail/:id/:name/:userPushId': by('visitor', (it) => [
    `/demandSubDetail/${it.demand}/x/${it.subscriberDemandPush}`,
  ]),
  '/resultSubDetailHZ/:id/:userPushId': by('visitor', (it) => [
    `/resultSubDetailHZ/${it.otherResult}/${it.subscriberPush}`,
  ]),
  '/demandSubDetailHZ/:id/:userPushId': by('visitor', (it) => [
    `/demandSubDetailHZ/${it.demand}/${it.subscriberDemandPush}`,
  ]),
  '*': by('visitor', ['/no-such-page'], { empty: true, meant: /no-such-page was answered 404$/ }),
};

/** All screens by the pattern of their address. */
export const SCREENS: Readonly<Record<string, readonly Opening[]>> = { ...titled, ...others };

interface Stop {
  who: Who;
  address: string;
  expected: Expected;
}

/** Every address that somebody opens. */
export const stops = (things: Things): Stop[] =>
  Object.entries(SCREENS).flatMap(([pattern, openings]) =>
    openings.flatMap(({ who, at = [pattern], expected = {} }) =>
      who.flatMap((each) =>
        (typeof at === 'function' ? at(things) : at).map((address) => ({ who: each, address, expected })),
      ),
    ),
  );
