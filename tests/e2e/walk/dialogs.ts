import type { Page } from 'playwright-core';
import { participantsPath } from '../../../db/contract/participants.ts';
import accounts from '../../../web/i18n/accounts.ts';
import administration from '../../../web/i18n/administration.ts';
import attributions from '../../../web/i18n/attributions.ts';
import catalog from '../../../web/i18n/catalog.ts';
import clinic from '../../../web/i18n/clinic.ts';
import courseWords from '../../../web/i18n/courses.ts';
import courseOffice from '../../../web/i18n/coursesOffice.ts';
import deals from '../../../web/i18n/deals.ts';
import documents from '../../../web/i18n/documents.ts';
import experts from '../../../web/i18n/experts.ts';
import forum from '../../../web/i18n/forum.ts';
import frontDoor from '../../../web/i18n/frontDoor.ts';
import hallWords from '../../../web/i18n/halls.ts';
import kit from '../../../web/i18n/kit.ts';
import releases from '../../../web/i18n/listings.ts';
import matchmaking from '../../../web/i18n/matchmaking.ts';
import meetingWords from '../../../web/i18n/meetings.ts';
import members from '../../../web/i18n/memberCenter.ts';
import memberRequests from '../../../web/i18n/memberRequests.ts';
import audit from '../../../web/i18n/moderation.ts';
import newsWords from '../../../web/i18n/news.ts';
import edits from '../../../web/i18n/organizationEdits.ts';
import pushGroups from '../../../web/i18n/organizationGroups.ts';
import organizationProfile from '../../../web/i18n/organizationProfile.ts';
import organizations from '../../../web/i18n/organizations.ts';
import ownProducts from '../../../web/i18n/ownProducts.ts';
import ownProjects from '../../../web/i18n/ownProjects.ts';
import parks from '../../../web/i18n/parks.ts';
import participantWords from '../../../web/i18n/participants.ts';
import portrait from '../../../web/i18n/portrait.ts';
import programme from '../../../web/i18n/programme.ts';
import programmeAssignment from '../../../web/i18n/programmeAssignment.ts';
import programmeDeclarations from '../../../web/i18n/programmeDeclarations.ts';
import programmePeople from '../../../web/i18n/programmePeople.ts';
import programmeReviews from '../../../web/i18n/programmeReviews.ts';
import programmeRounds from '../../../web/i18n/programmeRounds.ts';
import publish from '../../../web/i18n/publish.ts';
import publishingLimits from '../../../web/i18n/publishingLimits.ts';
import pushApplications from '../../../web/i18n/pushApplications.ts';
import pushCompose from '../../../web/i18n/pushCompose.ts';
import pushPickers from '../../../web/i18n/pushPickers.ts';
import pushRecords from '../../../web/i18n/pushRecords.ts';
import resource from '../../../web/i18n/resource.ts';
import savedFilters from '../../../web/i18n/savedFilters.ts';
import secondFactor from '../../../web/i18n/secondFactor.ts';
import shell from '../../../web/i18n/shell.ts';
import stars from '../../../web/i18n/stars.ts';
import subscriptions from '../../../web/i18n/subscriptions.ts';
import talk from '../../../web/i18n/talk.ts';
import threadWords from '../../../web/i18n/threads.ts';
import verifications from '../../../web/i18n/verifications.ts';
import versionWords from '../../../web/i18n/versions.ts';
import type { DialogName } from '../../../web/kit/dialogs/registry.ts';
import { courseId, makeMeeting, meetingId } from '../../seed/factories/events.ts';
import { comeTo } from '../site.ts';
import type { Expected } from './look.ts';
import type { Things, Who } from './world.ts';

/** A text in the language of the page. */
type Say = <T>(texts: { zh: T; en: T }) => T;

/** Something to press by its name, or what a person does beside pressing. */
type Step = string | ((page: Page) => Promise<void>);

export interface Opened {
  who: Who;
  at: (it: Things) => string;
  press: (say: Say) => readonly Step[];
  expected?: Expected;
}

/** Dialogs that need more than a press: the test that opens them with their data. */
type Told = { told: string };

const open = (
  who: Who,
  at: string | ((it: Things) => string),
  press: Opened['press'],
  expected?: Expected,
): Opened => ({
  who,
  at: typeof at === 'string' ? () => at : at,
  press,
  ...(expected && { expected }),
});

const tick = (page: Page) => page.locator('main input[type="checkbox"]:enabled').first().check();
/** A preview shows what stands in the form, a showcase the name that was declared, a product the organisation as it was entered. */
const WRITTEN = { meant: /has a name in the language of the page/ };

const ofMeeting = participantsPath('meeting', String(makeMeeting({}, 5).id));
const result = (it: Things) => `/resultDetail/${it.result}/x`;
const MATCH = `/meetingMatch/${meetingId(0)}`;
const MATCH_OFFICE = `/content/matchmaking?meeting=${meetingId(0)}`;
const deal = (it: Things) => `/deals/${it.deal}`;
const configured = (say: Say): Step[] => [say(pushCompose).continue];

/** How every dialog opens with data. */
export const DIALOGS: Record<DialogName, Opened | Told> = {
  publishNews: open('editor', '/content/news', (say) => [say(newsWords).publishing]),
  courseSignUp: open('visitor', `/courseDetail/${courseId(3)}`, (say) => [say(courseWords).signUp]),
  courseApplication: open('individual', `/courseDetail/${courseId(4)}`, (say) => [say(courseWords).apply]),
  courseRefusal: open('editor', '/content/courseApplications', (say) => [say(courseOffice).refuse], WRITTEN),
  courseIntroduction: open('visitor', '/course', (say) => [say(courseWords).introduce]),
  meetingSignUp: open('visitor', `/meetingDetail/${makeMeeting({}, 0).id}`, (say) => [say(meetingWords).signUp]),
  meetingRepeat: open(
    'editor',
    '/content/meetings',
    (say) => [say(resource).more, say(meetingWords).office.repeat],
    WRITTEN,
  ),
  eventCancel: open(
    'editor',
    '/content/meetings',
    (say) => [say(resource).more, say(meetingWords).office.cancel],
    WRITTEN,
  ),
  walkIn: open('editor', ofMeeting, (say) => [say(participantWords).walkIn], WRITTEN),
  moveParticipant: open('editor', ofMeeting, (say) => [say(participantWords).move], WRITTEN),
  hallExhibits: open('editor', '/content/halls', (say) => [say(hallWords).exhibits]),
  contentVersions: open('editor', '/content/halls', (say) => [say(versionWords).history]),
  removedContent: open('editor', '/content/halls', (say) => [say(versionWords).removedList]),
  contentOrder: open('editor', '/content/halls', (say) => [say(versionWords).order]),
  matchmakingProfile: open('member', MATCH, (say) => [say(matchmaking).edit]),
  matchmakingAsk: open('member', MATCH, (say) => [say(matchmaking).members.ask]),
  matchmakingAnswer: open('member', `${MATCH}?tab=requests`, (say) => [say(matchmaking).requests.accept]),
  matchmakingMove: open('member', `${MATCH}?tab=plan`, (say) => [say(matchmaking).plan.move]),
  matchmakingCancel: open('member', `${MATCH}?tab=plan`, (say) => [say(matchmaking).plan.cancel], WRITTEN),
  matchmakingSheets: open('member', `${MATCH}?tab=plan`, (say) => [say(matchmaking).plan.print], WRITTEN),
  matchmakingSettings: open('editor', MATCH_OFFICE, (say) => [say(matchmaking).office.settings]),
  matchmakingAssign: open('editor', MATCH_OFFICE, (say) => [say(matchmaking).office.assign]),
  matchmakingTable: open('editor', MATCH_OFFICE, (say) => [say(matchmaking).office.printGrid]),
  saveFilter: open('editor', '/content/news?keyword=a', (say) => [say(savedFilters).keep]),
  doorCode: { told: 'door.test.ts' },
  staffSearch: { told: 'workplace.test.ts' },
  confirm: open('member', '/memberCenter/releases', (say) => [say(resource).more, say(releases).remove]),
  login: open('visitor', '/results', (say) => [say(catalog).releaseResult], { meant: /a toast/ }),
  register: { told: 'register.test.ts' },
  secondFactor: { told: 'second-factor.test.ts' },
  passwordAgain: open('individual', '/memberCenter/account', (say) => [say(secondFactor).appSet], {
    meant: /answered 428$/,
  }),
  privacyPolicy: open('visitor', '/register', (say) => [say(accounts).policy]),
  userSettings: open('member', '/person', (say) => [say(members).person.changeAvatar]),
  bindContact: open('member', '/person', (say) => [say(members).person.changeTel]),
  imageCropper: { told: 'settings.test.ts' },
  bindOrganization: open('member', '/memberOrg', (say) => [say(organizations).mine.bind]),
  publishResult: open(
    'member',
    (it) => `/memberCenter/releases?publish=${it.returned}`,
    () => [],
  ),
  publishDemand: open(
    'member',
    (it) => `/memberCenter/releases?kind=demands&publish=${it.demand}`,
    () => [],
  ),
  previewResult: open(
    'member',
    (it) => `/memberCenter/releases?publish=${it.returned}`,
    (say) => [say(publish).preview],
    WRITTEN,
  ),
  previewDemand: open(
    'member',
    (it) => `/memberCenter/releases?kind=demands&publish=${it.demand}`,
    (say) => [say(publish).preview],
    WRITTEN,
  ),
  itemFollowUp: { told: 'publish-flow.test.ts' },
  mergeVersions: { told: 'drafts.test.ts' },
  // Both languages are walked at once by one person: the later window is told of the other's draft.
  leaveForm: open(
    'individual',
    '/results?publish=new',
    (say) => [(page) => page.getByRole('dialog').getByRole('textbox').first().fill('离开前写下的名称'), say(kit).close],
    { meant: /user\/draft was answered 409$/ },
  ),
  resultDetail: open('visitor', '/results', (say) => [say(catalog).quickLook]),
  demandDetail: open('visitor', '/demands', (say) => [say(catalog).quickLook]),
  productDetail: open('member', '/favourites?kind=4', (say) => [say(catalog).quickLook], WRITTEN),
  organizationDetail: open('visitor', '/organization', (say) => [say(catalog).quickLook], WRITTEN),
  imageViewer: { told: 'details.test.ts' },
  videoPlayer: { told: 'videos.test.ts' },
  filesList: { told: 'push-again.test.ts' },
  feedback: open('company', result, (say) => [say(catalog).deal.message]),
  shareCard: open('visitor', result, (say) => [say(catalog).shareCard]),
  startDeal: open('individual', result, (say) => [say(catalog).deal.trade]),
  dealProcess: open('member', '/deals', (say) => [say(deals).process]),
  dealDecline: open('member', deal, (say) => [say(deals).actions.decline]),
  dealProposal: { told: 'deals.test.ts' },
  matches: open('member', '/memberCenter/releases', (say) => [say(releases).matches]),
  reportPost: open('resultAuditor', result, (say) => [
    (page) => comeTo(page, page.getByRole('main').getByRole('button', { name: say(talk).comments.report })),
    say(talk).comments.report,
  ]),
  hidePost: open('resultAuditor', '/audit/comments', (say) => [say(audit).comments.hide]),
  organizationEdit: open('editor', '/audit/organizations', (say) => [say(edits).review]),
  portrait: open('resultAuditor', '/portraits', (say) => [say(portrait).open]),
  clinicRecords: open('company', '/clinic', (say) => [say(clinic).records], WRITTEN),
  clinicBook: { told: 'clinic.test.ts' },
  clinicFinish: { told: 'clinic.test.ts' },
  innovationDetail: { told: 'innovations.test.ts' },
  editor: { told: 'desk.test.ts' },
  expertDetail: { told: 'experts-parks.test.ts' },
  expertForm: open('individual', '/expertApply', (say) => [say(experts).apply], { empty: true }),
  productForm: open('member', '/memberCenter/products', (say) => [say(ownProducts).enter], { empty: true }),
  projectEntry: open('member', '/memberCenter/projects', (say) => [say(ownProjects).enter], { empty: true }),
  expertRetire: open('editor', '/content/experts', (say) => [say(experts).retire]),
  parkDetail: { told: 'experts-parks.test.ts' },
  parkIntention: { told: 'experts-parks.test.ts' },
  askThread: open('individual', '/community', (say) => [say(threadWords).ask]),
  editReply: { told: 'community.test.ts' },
  postHistory: { told: 'community.test.ts' },
  pickResult: { told: 'community-moderation.test.ts' },
  forumIntroduction: open('visitor', '/forum', (say) => [say(forum).introduce]),
  forumCooperation: open('visitor', '/forum', (say) => [say(forum).cooperate]),
  parkForm: open('editor', '/content/parks', (say) => [say(parks).edit], { meant: /“\d+k?b”/ }),
  inquiryAnswer: open('editor', '/content/inquiries', (say) => [say(frontDoor).desk.answer]),
  featuredTimes: { told: 'editorial.test.ts' },
  selectionNote: open('editor', '/content/frontDoor', (say) => [say(frontDoor).manage.why]),
  parkHandle: open('editor', '/content/parkIntentions', (say) => [say(parks).handle]),
  cheeseForm: open('member', '/cheese', (say) => [say(documents).cheese.add]),
  projectForm: open('member', '/ds', (say) => [say(documents).ds.add]),
  starForm: open('editor', '/stars', (say) => [say(stars).actions.edit]),
  compareDuplicate: { told: 'audit-duplicates.test.ts' },
  keys: { told: 'audit-keys.test.ts' },
  decideObjection: open('resultAuditor', '/audit/objections', (say) => [say(attributions).queue.keep]),
  reviewTalk: open('member', '/memberCenter/releases?audit_status=3', (say) => [say(releases).talkCount(1)]),
  pushConfig: open('operator', '/push', configured),
  pushConfirm: open('operator', '/push', (say) => [say(pushCompose).confirmPush]),
  pushTime: open('operator', '/push', (say) => [...configured(say), say(pushCompose).config.schedule]),
  pushPack: open('operator', '/push', (say) => [tick, say(pushCompose).pack]),
  pushOrganizations: open('operator', '/push', (say) => [...configured(say), say(pushCompose).config.chooseOrgs]),
  audienceImport: open('operator', '/push', (say) => [
    ...configured(say),
    say(pushCompose).config.chooseOrgs,
    say(pushPickers).bring,
  ]),
  audienceSave: open('operator', '/push', (say) => [
    ...configured(say),
    say(pushCompose).config.chooseOrgs,
    (page) => page.getByLabel(say(pushPickers).searchOrganization).last().fill('研究'),
    say(pushPickers).saveFilter,
  ]),
  pushDisapprove: open('admin', `/pushProfile?keyword=${encodeURIComponent('待批准的推送')}`, (say) => [
    say(pushRecords).actions.confirm,
    say(pushCompose).approval.decline,
  ]),
  fileViewer: open('member', result, () => [
    (page) => page.getByRole('main').getByText('技术说明.pdf').first().click(),
  ]),
  iframeViewer: open('operator', '/push', (say) => [say(pushCompose).confirmPush, say(pushCompose).confirm.preview]),
  htmlViewer: { told: 'push-widgets.test.ts' },
  organizationGroups: open('operator', '/push', (say) => [say(pushCompose).manageGroups], { meant: /“科技企业”/ }),
  organizationGroup: open('operator', '/push', (say) => [say(pushCompose).manageGroups, say(pushGroups).edit]),
  organizationGroupMembers: open('operator', '/push', (say) => [say(pushCompose).manageGroups, say(pushGroups).set]),
  pushResult: open('operator', '/pushSecond/2', (say) => [say(pushRecords).actions.view]),
  demandPushRecord: open('member', '/demandApply/2', (say) => [say(pushApplications).apply.record]),
  feedbackDetail: { told: 'push-again.test.ts' },
  feedbackForm: { told: 'push-dialogs.test.ts' },
  funnelRows: open('operator', '/pushDeal/x', (say) => [say(pushRecords).stages.reached]),
  applyForPush: open('individual', '/demandApply/1', (say) => [say(pushApplications).apply.again]),
  declinePush: open('operator', '/demandConfirm/applied', (say) => [say(pushApplications).confirm.decline]),
  memberFunction: open('visitor', '/', (say) => [say(shell).memberFunction]),
  wxQr: open('individual', '/subscribe', (say) => [say(subscriptions).follow]),
  'county-map': { told: 'shell-regions.test.ts' },
  programmeOpinion: { told: 'programme-review.test.ts' },
  programmeOpinionEdit: { told: 'programme-review.test.ts' },
  reviewReason: open(
    'recommender',
    (it) => `/programme/reviews/${it.reviewed}`,
    (say) => [say(programmeReviews).show.conflict],
  ),
  'programme-unit': open('office', '/programme/office/recommenders?identify=1', (say) => [
    say(programmePeople).addOf[1],
  ]),
  'programme-person': open('office', '/programme/office/recommenders?identify=2', (say) => [
    say(programmePeople).addOf[2],
  ]),
  'programme-expert': open('office', '/programme/office/recommenders?identify=3', (say) => [
    say(programmePeople).addOf[3],
  ]),
  'programme-password': { told: 'programme-people.test.ts' },
  'programme-import': open('office', '/programme/office/recommenders', (say) => [say(programmePeople).bring.open]),
  'programme-news': { told: 'programme-people.test.ts' },
  'programme-cooperation': { told: 'programme-people.test.ts' },
  editDeclaration: open('declarant', '/programme/declare', (say) => [say(programmeDeclarations).form.modify]),
  previewDeclaration: open(
    'declarant',
    (it) => `/programme/declarations/${it.declarationDraft}`,
    (say) => [say(programmeDeclarations).form.preview],
  ),
  'programme-project': { told: 'programme-office.test.ts' },
  'programme-stage': { told: 'programme-office.test.ts' },
  // The field of an expert is what the office wrote.
  'programme-assignment': open('office', '/programme/office/assignment', (say) => [say(programmeAssignment).propose], {
    meant: /has a name in the language of the page/,
  }),
  'programme-assignment-add': { told: 'programme-review.test.ts' },
  'programme-round': open('office', '/programme/office/rounds', (say) => [say(programmeRounds).add]),
  'admin-user': open('admin', '/admin/users', (say) => [say(administration).users.edit]),
  'admin-organization-audit': open('admin', '/admin/organizations', (say) => [say(administration).organizations.audit]),
  'admin-organization-merge': open('admin', '/admin/organizations', (say) => [say(administration).organizations.merge]),
  'admin-membership': open('admin', '/admin/memberships', (say) => [say(memberRequests).decide]),
  'admin-verification': open('admin', '/admin/verifications', (say) => [say(verifications).check]),
  resource: open('admin', '/admin/reference?list=scope&view=table', (say) => [say(administration).reference.edit]),
  'admin-publishing': open('admin', '/admin/settings', (say) => [say(publishingLimits).decide]),
  'admin-setting': open('admin', '/admin/settings', (say) => [say(administration).settings.edit]),
  'delete-account': open('individual', '/memberCenter/account', (say) => [say(members).account.removeAction]),
  'member-update': open('member', '/person', (say) => [say(members).person.update]),
  'publishing-more': open('member', '/memberCenter/account', (say) => [say(publishingLimits).ask]),
  'second-factor-app': { told: 'second-factor.test.ts' },
  'second-factor-passkey': { told: 'second-factor.test.ts' },
  'recovery-codes': { told: 'second-factor.test.ts' },
  'organization-object': open('member', '/memberOrg', (say) => [say(attributions).own.object]),
  'organization-profile': open('member', '/memberOrg', (say) => [say(organizationProfile).edit]),
  'organization-information': open('member', '/memberOrg', (say) => [say(organizations).mine.edit]),
  'organization-ask': { told: 'joining.test.ts' },
  'organization-invite': open('member', '/memberOrg', (say) => [say(organizations).mine.invite]),
  'organization-verification': { told: 'verification.test.ts' },
  showcase: open('visitor', '/programme', (say) => [say(programme).by.field, say(programme).list.open], WRITTEN),
  selectedProjects: open('visitor', '/programme', (say) => [say(programme).by.region]),
  servicePicture: open('visitor', '/programme', (say) => [
    say(programme).openService(say({ zh: '生态服务', en: 'Ecology' })),
  ]),
  'programme-wording': { told: 'programme-selection.test.ts' },
  'programme-publication': { told: 'programme-selection.test.ts' },
};
