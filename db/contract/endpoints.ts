import { accountCalls } from './calls/accounts.ts';
import { administrationCalls, organizationEditCalls } from './calls/administration.ts';
import { allowanceCalls } from './calls/allowances.ts';
import { attendanceCalls, doorCalls } from './calls/attendance.ts';
import { attributionCalls, attributionReviewCalls } from './calls/attributions.ts';
import { bookingCalls } from './calls/bookings.ts';
import { chatAppCalls } from './calls/chat-app.ts';
import { chatBindingCalls } from './calls/chat-binding.ts';
import { clinicCalls } from './calls/clinic.ts';
import { commentCalls } from './calls/comments.ts';
import { contactCalls } from './calls/contacts.ts';
import { courseCalls } from './calls/courses.ts';
import { dealCalls } from './calls/deals.ts';
import { demandCalls } from './calls/demands.ts';
import { docsCalls } from './calls/docs.ts';
import { draftCalls } from './calls/drafts.ts';
import { expertCalls } from './calls/experts.ts';
import { favouriteCalls } from './calls/favourites.ts';
import { featuredCalls } from './calls/featured.ts';
import { figureCalls } from './calls/figures.ts';
import { followCalls } from './calls/follows.ts';
import { forumCalls } from './calls/forum.ts';
import { frontDoorCalls, inquiryCalls } from './calls/front-door.ts';
import { hallCalls } from './calls/halls.ts';
import { healthCalls } from './calls/health.ts';
import { importCalls } from './calls/imports.ts';
import { inboxCalls } from './calls/inbox.ts';
import { demandListingCalls, resultListingCalls } from './calls/listings.ts';
import { matchingCalls } from './calls/matching.ts';
import { matchmakingCalls } from './calls/matchmaking.ts';
import { meetingCalls, meetingOfficeCalls } from './calls/meetings.ts';
import { newsCalls, newsOfficeCalls } from './calls/news.ts';
import { noticeCalls } from './calls/notices.ts';
import { operationCalls } from './calls/operations.ts';
import { organizationRecordCalls } from './calls/organization-records.ts';
import { organizationCalls } from './calls/organizations.ts';
import { overviewCalls } from './calls/overview.ts';
import { ownAccountCalls } from './calls/own-account.ts';
import { participantCalls } from './calls/participants.ts';
import { portraitCalls } from './calls/portraits.ts';
import { productCalls } from './calls/products.ts';
import { programmeAssignmentCalls } from './calls/programme-assignment.ts';
import { declarationCalls } from './calls/programme-declare.ts';
import { programmeOfficeCalls, programmeRoundCalls } from './calls/programme-office.ts';
import { programmePeopleCalls } from './calls/programme-people.ts';
import { programmePublicCalls, programmeSelectionCalls } from './calls/programme-publish.ts';
import { programmeReviewCalls } from './calls/programme-review.ts';
import { projectCalls } from './calls/projects.ts';
import { publicationCalls, publicDemandCalls, publicResultCalls } from './calls/publications.ts';
import { applicationCalls } from './calls/push-applications.ts';
import { pushPickerCalls } from './calls/push-pickers.ts';
import { funnelCalls, pushRecordCalls } from './calls/push-records.ts';
import { pushCalls, receiptCalls } from './calls/pushes.ts';
import { referenceCalls } from './calls/reference.ts';
import { resultCalls } from './calls/results.ts';
import { reviewCalls } from './calls/reviews.ts';
import { searchCalls } from './calls/search.ts';
import { secondFactorCalls } from './calls/second-factor.ts';
import { reminderCalls, starCalls, workstationCalls } from './calls/services.ts';
import { sessionCalls } from './calls/session.ts';
import { signinCalls } from './calls/signin.ts';
import { subscriptionCalls } from './calls/subscriptions.ts';
import { threadLinkCalls } from './calls/thread-links.ts';
import { threadCalls } from './calls/threads.ts';
import { translationCalls } from './calls/translations.ts';
import { uploadCalls } from './calls/uploads.ts';
import { versionCalls } from './calls/versions.ts';
import { workplaceCalls } from './calls/workplace.ts';
import type { Endpoint } from './endpoint.ts';

const LISTS = [
  accountCalls,
  administrationCalls,
  organizationEditCalls,
  allowanceCalls,
  attendanceCalls,
  doorCalls,
  attributionReviewCalls,
  attributionCalls,
  chatAppCalls,
  bookingCalls,
  chatBindingCalls,
  clinicCalls,
  contactCalls,
  dealCalls,
  declarationCalls,
  docsCalls,
  demandCalls,
  draftCalls,
  expertCalls,
  courseCalls,
  favouriteCalls,
  featuredCalls,
  figureCalls,
  frontDoorCalls,
  inquiryCalls,
  hallCalls,
  healthCalls,
  importCalls,
  inboxCalls,
  resultListingCalls,
  demandListingCalls,
  matchingCalls,
  matchmakingCalls,
  meetingCalls,
  meetingOfficeCalls,
  participantCalls,
  newsCalls,
  newsOfficeCalls,
  versionCalls,
  noticeCalls,
  operationCalls,
  organizationRecordCalls,
  organizationCalls,
  ownAccountCalls,
  overviewCalls,
  applicationCalls,
  productCalls,
  translationCalls,
  programmeOfficeCalls,
  programmeRoundCalls,
  programmeReviewCalls,
  programmeAssignmentCalls,
  programmePeopleCalls,
  projectCalls,
  programmePublicCalls,
  programmeSelectionCalls,
  publicationCalls,
  publicDemandCalls,
  publicResultCalls,
  pushPickerCalls,
  pushRecordCalls,
  funnelCalls,
  pushCalls,
  receiptCalls,
  referenceCalls,
  resultCalls,
  searchCalls,
  secondFactorCalls,
  reminderCalls,
  starCalls,
  workstationCalls,
  sessionCalls,
  signinCalls,
  reviewCalls,
  subscriptionCalls,
  followCalls,
  portraitCalls,
  threadCalls,
  threadLinkCalls,
  commentCalls,
  forumCalls,
  uploadCalls,
  workplaceCalls,
] as const;

type Calls<L> = L extends readonly unknown[] ? { [I in keyof L]: L[I][keyof L[I]] }[number] : never;
type Call = Calls<typeof LISTS>;

/** A name in braces stands for any text. */
type Filled<P extends string> = P extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string}${Filled<End>}`
  : P;

/** Every call of the application by its method and path. The site imports its type alone: shapes would weigh on it. */
export type Endpoints = { [C in Call as `${C['method']} ${Filled<C['path']>}`]: C };

/** The same as a list. */
export const ENDPOINTS: readonly Endpoint[] = LISTS.flatMap((list) => Object.values(list));
