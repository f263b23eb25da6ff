import type { DealDetail, DealEvent, DealFile, DealParty, DealSide } from '../../../db/contract/deals.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { shownName } from '../../platform/masked-account.ts';
import { numberIn, wholeOf } from '../../platform/paging.ts';
import { placeInEnglish } from '../../platform/place-names.ts';
import { isPublicCase } from './cases.ts';
import { CONTACT, CONTACT_JOINS } from './contact.ts';
import { DEAL_JOINS, OWNER_ACTED, OWNER_ENGAGED, PUBLIC_ENGLISH } from './names.ts';
import { type DealRecord, headOf, isAsking, LEFT, pathOf, readable } from './record.ts';
import { maySpeak } from './share.ts';

const MESSAGES = { fallback: 100, max: 1000 } as const;

interface DealRow extends DealRecord {
  owner_acted: number;
  owner_engaged: number;
  seeker_org_name: string | null;
  seeker_org_name_en: string | null;
  seeker_user_name: string;
  owner_org_name: string | null;
  owner_org_name_en: string | null;
  /** The publisher as they want to be reached, name and phone from one source. */
  contact_name: string | null;
  contact_phone: string | null;
  contact_source: 'published' | 'own';
  owner_contact_user: string | null;
  case_shown: number;
  public_name: string | null;
  public_name_en: string | null;
  cover: string | null;
  public_org: string | null;
  public_org_en: string | null;
  region_name: string | null;
}

interface EventRow extends Omit<DealEvent, 'files' | 'mine'> {
  files: string;
  add_user: string;
}

const selectDetail = (id: string): Statement => ({
  sql: `SELECT d.*, ${LEFT}, ${OWNER_ACTED} AS owner_acted, ${OWNER_ENGAGED} AS owner_engaged, so.name AS seeker_org_name, oo.name AS owner_org_name,
          so.name_en AS seeker_org_name_en, oo.name_en AS owner_org_name_en, ${PUBLIC_ENGLISH},
          ${shownName('su')} AS seeker_user_name, ${CONTACT},
          ${isPublicCase('?1')} AS case_shown,
          coalesce(rp.name, dp.name) AS public_name, coalesce(rp.cover, dp.cover) AS cover,
          coalesce(rp.organization_name, dp.organization_name) AS public_org,
          coalesce(rp.region_name, dp.region_name) AS region_name
        FROM deal d ${DEAL_JOINS} ${CONTACT_JOINS} WHERE d.id = ?1`,
  params: [id],
});

/** The name that who asked wrote into the form of this deal. */
const ASKED_AS = '(SELECT d.seeker_name FROM deal d WHERE d.id = e.deal_id AND d.seeker_user = e.add_user)';
const EVENT = `e.id, e.kind, e.state, e.side, e.reason, e.content, e.amount, e.files, e.add_user, e.add_time, ${shownName('u', ASKED_AS)} AS name`;
const EVENTS = `FROM deal_event e LEFT JOIN user u ON u.user_id = e.add_user WHERE e.deal_id = ?`;

/** All acts, and the newest messages. */
const selectEvents = (id: string, messages: number): Statement[] => [
  {
    sql: `SELECT ${EVENT} ${EVENTS} AND e.kind <> 'message' ORDER BY e.add_time DESC, e.id DESC LIMIT 200`,
    params: [id],
  },
  {
    sql: `SELECT ${EVENT} ${EVENTS} AND e.kind = 'message' ORDER BY e.add_time DESC, e.id DESC LIMIT ?`,
    params: [id, messages],
  },
  { sql: `SELECT count(*) AS n FROM deal_event WHERE deal_id = ? AND kind = 'message'`, params: [id] },
];

function seekerOf(row: DealRow, side: DealSide | null): DealParty {
  return {
    name: row.seeker_name ?? row.seeker_user_name,
    org_id: row.seeker_org,
    org_name: row.seeker_org_name,
    org_name_en: row.seeker_org_name_en,
    phone: side ? row.seeker_phone : null,
  };
}

/** The publisher: to the asking side, and who asked for it, until the publisher has acted, nothing but what is public. */
function ownerOf(row: DealRow, caller: Caller, side: DealSide | null): DealParty {
  if (isAsking(caller, row, side) && !row.owner_acted) {
    return { name: '', org_id: null, org_name: row.public_org, org_name_en: row.public_org_en, phone: null };
  }
  return {
    name: row.contact_name ?? '',
    org_id: row.owner_org,
    org_name: row.owner_org_name,
    org_name_en: row.owner_org_name_en,
    phone: side === 'owner' || (side === 'seeker' && row.owner_engaged) ? row.contact_phone : null,
  };
}

function sharedOf(row: DealRow, caller: Caller, side: DealSide | null): DealDetail['shared'] {
  if (row.state !== 'signed') return null;
  const { seeker_case: seeker, owner_case: owner } = row;
  return { seeker, owner, mine: side !== null && maySpeak(caller, row, side), shown: row.case_shown === 1 };
}

/** Whose contact the asking side is shown, for the side that chooses. */
function contactOf(row: DealRow, side: DealSide | null, userId: string): DealDetail['owner_contact'] {
  if (side !== 'owner') return null;
  if (row.contact_source === 'published') return 'published';
  return row.owner_contact_user === userId ? 'own' : 'colleague';
}

const inOrder = (a: EventRow, b: EventRow): number => a.add_time - b.add_time || (a.id < b.id ? -1 : 1);

const eventOf = ({ add_user, files, ...event }: EventRow, userId: string): DealEvent => ({
  ...event,
  files: JSON.parse(files) as DealFile[],
  mine: add_user === userId,
});

/**
 * A deal with its parties, its acts and its newest messages: for the parties, and for operators, who see no
 * phone numbers.
 * @param messages how many messages, 100 unless told and 1000 at most
 * @throws AppError 404 for everybody else
 */
export async function dealDetail(
  db: Database,
  caller: Caller,
  id: string,
  messages: string | undefined,
): Promise<DealDetail> {
  const userId = userIdOf(caller);
  const shown = wholeOf(messages, MESSAGES.fallback, MESSAGES.max);
  const [deals = [], acts = [], said = [], counts = [], unread = []] = await db.batch<unknown>([
    selectDetail(id),
    ...selectEvents(id, shown),
    {
      sql: 'SELECT count(*) AS n FROM notice WHERE user_id = ? AND read_time IS NULL AND link = ?',
      params: [userId, pathOf(id)],
    },
  ]);
  const row = deals[0] as DealRow | undefined;
  readable(caller, row);
  const head = headOf(caller, row, now());
  const side = head.my_side;
  const total = numberIn(counts);
  return {
    ...head,
    item: {
      name: row.public_name ?? row.item_name,
      name_en: row.public_name_en,
      cover: row.cover,
      org_name: row.public_org,
      org_name_en: row.public_org_en,
      region_name: row.region_name,
      region_name_en: placeInEnglish(row.region_name),
      public: row.public_name !== null,
    },
    amount: row.amount,
    decline_reason: row.decline_reason,
    version: row.version,
    seeker: seekerOf(row, side),
    owner: ownerOf(row, caller, side),
    shared: sharedOf(row, caller, side),
    owner_contact: contactOf(row, side, userId),
    events: ([...acts, ...said] as EventRow[]).sort(inOrder).map((event) => eventOf(event, userId)),
    earlier: Math.max(0, total - said.length),
    unread: numberIn(unread),
  };
}
