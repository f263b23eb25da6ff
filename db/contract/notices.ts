import * as z from 'zod';

/** What the platform tells users about their items; each topic's text stands in web/i18n, its values in `params`. */
const NOTICE_TOPICS = [
  /** The listing ends in `days` days; those of `count` items, of which `name` is the first. */
  'expiry_soon',
  'expired',
  /** A certificate of a meeting or course that the user came to. */
  'certificate_issued',
  /** Staff decided about a wish to learn in a paid course `name`: `code` admitted, refused (`content` says why), or ended by staff. */
  'course_decided',
  /** An auditor decided: `audit_status`, `opinion`. */
  'audited',
  /** An auditor wrote at a field; the publisher answered. */
  'review_comment',
  'review_answer',
  /** Somebody opened a deal, took it a step further (`state`), wrote; a step is overdue. */
  'deal_opened',
  'deal_step',
  'deal_message',
  'deal_overdue',
  /** The other side lets a signed deal be read as a case, or no longer: `code` `shared` or `withdrawn`. */
  'deal_case',
  'comment',
  /** The moderators took an own comment away: `content` says why. */
  'comment_hidden',
  /** Several people reported an own post, which nobody else sees until the moderators have looked; it stands again. */
  'post_reported',
  'post_restored',
  /** The first post of a new account was looked at: everybody reads it now, or nobody will, as `content` says why. */
  'post_approved',
  'post_refused',
  /** The moderators decided about a post that the user had reported: `code` hidden, dismissed, or restored later. */
  'report_decided',
  /** Somebody (`from`) replied in a thread that the user follows; an answer in it was accepted; it was the user's own. */
  'thread_reply',
  'thread_accepted',
  'thread_accepted_own',
  /** What was said since yesterday in threads that the user follows: `count` replies in `threads`. */
  'thread_digest',
  'feedback',
  /** A reminder that the user set has come. */
  'remind',
  /** A push of the operator stopped: `code`; it ended with `failed` targets that were not reached. */
  'push_stopped',
  'push_finished',
  /** The chat app takes no messages for now, of whichever push: `code`. */
  'push_paused',
  /** Another operator asks for a word on a push; it was approved, or declined: `content` says why. */
  'push_approval_asked',
  'push_approved',
  'push_disapproved',
  /** What became of the wish for a push of an own item; `content` says why not. */
  'push_confirmed',
  'push_declined',
  'push_reached',
  /** A push that the chat app did not bring; a colleague passed a push on. */
  'push_received',
  'push_passed',
  /** An organisation wants the user in; it, or the platform, let the user in or said why not; somebody asks to be let in. */
  'membership_invited',
  'membership_approved',
  'membership_refused',
  'membership_asked',
  /** Somebody wants to hand an organisation over to the user (`from`), took that back; what became of an own offer. */
  'handover_offered',
  'handover_withdrawn',
  'handover_accepted',
  'handover_refused',
  /** A wish to publish more was decided: `count` more an hour and a day for `days` days, or 0. */
  'publishing_decided',
  /** An administrator changed what the user may do: `added` and `removed` authorities, with commas; `code` area where the visible region is another. */
  'rights_changed',
  /** A chat app was bound to the account; its password, or what it signs in with, was changed; a browser was signed in by a scanned code. */
  'chat_app_bound',
  'password_changed',
  'account_changed',
  'qr_signed_in',
  /** Items that fit the user's subscription: `count`. */
  'subscription',
  /** Items that fit what the user follows (`name`, `code` its kind): `count`. */
  'follow',
  /** An organisation `name` of the user became one with `from`: `code` member who does not administer it there, received who administers `from`. */
  'organization_merged',
  /** A reviewer decided what an organisation says of itself: `code` (4 approved, 3 returned), `opinion`. */
  'organization_edit',
  /** An organisation is asked whether a publisher speaks for it; it answered (`code` yes or no, `content`, `from`); it objects. */
  'attribution_asked',
  'attribution_answered',
  'attribution_objected',
  /** Staff decided about an objection, as its organisation and the publisher are told: `code` kept or withdrawn, `opinion`. */
  'objection_decided',
  'objection_told',
  /** Staff decided who an organisation is: `code` (4, 5, 6), `opinion`. */
  'verification',
  /** The programme's office wrote about a declaration, its declarant answered, or handed in anew what was returned. */
  'declaration_word',
  'declaration_answer',
  'declaration_again',
  /** A recommender gave a declared project back, or declared a conflict of interest (`from`): `content` says why. */
  'programme_declined',
  'programme_conflict',
  /** The programme office asks for `count` opinions. */
  'programme_assigned',
  /** What the programme still waits for, in the words of `reminderText`. */
  'programme_reminder',
  /** The programme's office returned a declaration (`code` 2), withdrew it (3) or took that back (1): `opinion` says why. */
  'declaration_stage',
  /** The security log has `count` new alerts. */
  'security_alert',
  /** The platform itself has `count` new alerts, of the kinds that `code` names. */
  'platform_alert',
  /** A declared project of the user is on the published selection, or is not any more. */
  'project_published',
  'project_unpublished',
  /** A visitor asks for cooperation about a published project: its declarant and the programme office hear of it. */
  'cooperation_asked',
  /** Somebody means to settle in a park: content editors hear of it. */
  'park_intention',
  /**
   * A company asks the clinic; its application was booked (`code` moved: to another time or expert; passed: from who reads it to
   * another expert), revoked or closed, somebody wrote about it.
   */
  'clinic_applied',
  'clinic_booked',
  'clinic_revoked',
  'clinic_message',
  'clinic_finished',
  /** The applicant rated a closed consultation. */
  'clinic_rated',
  /** Staff ask whether a case may be made of an application; the applicant answered: `code` yes or no. */
  'clinic_asked',
  'clinic_answered',
  /** Somebody from abroad (`from`, an organisation) asks the platform's desk: content editors hear of it. */
  'inquiry',
  /**
   * 1:1 meetings at the meeting `name`, with the member `from`: asked, accepted, declined (`content` why), lapsed,
   * ended because one of both is no longer there; arranged by staff, moved, cancelled.
   */
  'matchmaking_request',
  'matchmaking_accepted',
  'matchmaking_declined',
  'matchmaking_expired',
  'matchmaking_ended',
  'matchmaking_assigned',
  'matchmaking_moved',
  'matchmaking_cancelled',
] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Values that a notice's text names; `name` is the item's name at that time. */
export type NoticeParams = Readonly<Record<string, string | number | null>>;

/** One notice as its reader gets it. */
export const noticeRow = z.object({
  id: z.string(),
  topic: z.enum(NOTICE_TOPICS),
  item_type: z.number().nullable(),
  item_id: z.string().nullable(),
  /** What the item that `params` names is called in English; null where it is called otherwise now, or has no English name. */
  name_en: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** Path of the page that it leads to; empty for none. */
  link: z.string(),
  /** Unix seconds; null while nobody has read it. */
  add_time: z.number(),
  read_time: z.number().nullable(),
});
export type NoticeRow = z.output<typeof noticeRow>;

/** What marks notices as read: some of them, or all. */
export const noticesRead = z
  .strictObject({ ids: z.array(z.string().max(64)).max(100).optional(), all: z.boolean().optional() })
  .refine(({ ids, all }) => all === true || (ids?.length ?? 0) > 0, { message: 'required', path: ['ids'] });

/** A reminder with what it is about. */
export const reminder = z.object({
  id: z.string(),
  /** Unix seconds. */
  remind_start_time: z.number(),
  /** 1 awaited, 2 told. */
  ai_stage: z.number(),
  /** The cheese's title, or the public name of the feedback's item; empty where neither is there any more. */
  name: z.string(),
  /** Beginning of the feedback; empty for a cheese. */
  content: z.string(),
  /** Path of the page that it is about; empty for none. */
  link: z.string(),
});
export type Reminder = z.output<typeof reminder>;

/** Days that a notice is kept, read or not. */
export const NOTICE_DAYS = 365;
