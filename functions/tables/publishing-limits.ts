import { PUBLISHING, PUBLISHING_REQUEST, PUBLISHING_TIMES } from '../../db/contract/publishing-limits.ts';
import { HOUR } from '../../db/contract/time.ts';
import { dayEnd, dayStart, now, shownMinute } from '../platform/clock.ts';
import type { Database, Statement } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { isVerified } from './verified.ts';

const { organization, staff, verifiedOrganization, verifiedPerson } = PUBLISHING_TIMES;

/** A path that SQLite cannot read, and names: so a batch says why it stopped. */
const OVER = 'publishing-limit';

type Window = 'hourly' | 'daily';
const WINDOWS: readonly Window[] = ['hourly', 'daily'];

/** Who adds items: an account, and the organisation in whose name it does. */
interface Subject {
  userId: string;
  organizationId: string | null;
}

const base = (window: Window): string =>
  `coalesce((SELECT CAST(value AS INTEGER) FROM setting WHERE id = 'publishing-${window}' AND value GLOB '[0-9]*'), ${PUBLISHING[`publishing-${window}`]})`;

/** What was granted to people on top, as long as it holds. */
const granted = (people: string): string =>
  `coalesce((SELECT sum(g.granted) FROM publishing_request g WHERE +g.state = ${PUBLISHING_REQUEST.granted} AND g.end_time > ?3 AND g.user_id ${people}), 0)`;

/** How many times the limit of one person somebody has, and how much on top. */
const sharesOf = {
  account: {
    times: `CASE
      WHEN EXISTS (SELECT 1 FROM user WHERE user_id = ?1 AND authority <> '') THEN ${staff}
      WHEN EXISTS (SELECT 1 FROM organisation_user m JOIN organization o ON o.organization_id = m.organization_id
        WHERE m.user_id = ?1 AND m.audit_status = 4 AND m.is_delete = 0 AND o.is_delete = 0 AND ${isVerified('o')}) THEN ${verifiedPerson}
      ELSE 1 END`,
    more: granted('= ?1'),
  },
  organization: {
    times: `CASE
      WHEN EXISTS (SELECT 1 FROM user WHERE user_id = ?1 AND authority <> '') THEN ${staff * organization}
      WHEN EXISTS (SELECT 1 FROM organization o WHERE o.organization_id = ?2 AND ${isVerified('o')}) THEN ${verifiedOrganization}
      ELSE ${organization} END`,
    more: granted(
      'IN (SELECT m.user_id FROM organisation_user m WHERE m.organization_id = ?2 AND m.audit_status = 4 AND m.is_delete = 0)',
    ),
  },
} as const;

const subjectOf = { account: `'user:' || ?1`, organization: `'organization:' || ?2` } as const;
type Side = keyof typeof subjectOf;

/** Whoever names an organisation without being of it uses up nothing of what its people may. */
const BELONGS = `EXISTS (SELECT 1 FROM organisation_user b WHERE b.user_id = ?1 AND b.organization_id = ?2 AND b.audit_status = 4 AND b.is_delete = 0)`;

const counted = { account: '', organization: `AND ${BELONGS}` } as const;

const limitOf = (side: Side, window: Window): string =>
  `(${base(window)} * ${sharesOf[side].times} + ${sharesOf[side].more})`;

/** Hours are clock hours, days those of the platform. */
const used = (side: Side, window: Window): string =>
  `coalesce((SELECT sum(items) FROM publishing_count WHERE subject = ${subjectOf[side]} AND hour >= ${window === 'hourly' ? `CAST(?3 AS INTEGER) / ${HOUR}` : '?4'} ${counted[side]}), 0)`;

const sidesOf = ({ organizationId }: Subject): Side[] => (organizationId ? ['account', 'organization'] : ['account']);

const valuesOf = ({ userId, organizationId }: Subject, at: number): unknown[] => [
  userId,
  organizationId,
  at,
  Math.floor(dayStart(at) / HOUR),
];

/**
 * Counts items in the batch that adds them, and makes the batch fail when account or organisation have more than they may:
 * all of its items count, or none is written.
 * @param items how many the batch adds for this account and organisation
 */
export function countPublished(subject: Subject, items: number, at: number = now()): Statement[] {
  // What a side may have is asked for once, for both windows.
  const counts = (side: Side): string => {
    const over = WINDOWS.map((window) => `${used(side, window)} + ?5 > ${base(window)} * s.times + s.more`).join(
      ' OR ',
    );
    const { times, more } = sharesOf[side];
    return `SELECT ${subjectOf[side]}, CAST(?3 AS INTEGER) / ${HOUR},
        CASE WHEN ${over} THEN json_extract('{}', '${OVER}') ELSE ?5 END FROM (SELECT ${times} AS times, ${more} AS more) s`;
  };
  return [
    {
      sql: `INSERT INTO publishing_count (subject, hour, items) ${counts('account')}
            UNION ALL ${counts('organization')} WHERE ?2 IS NOT NULL ${counted.organization}
            ON CONFLICT (subject, hour) DO UPDATE SET items = items + excluded.items`,
      params: [...valuesOf(subject, at), items],
    },
  ];
}

/** Whether a batch failed because somebody adds more items than they may. */
export const isOverLimit = (error: unknown): boolean =>
  error instanceof Error && new RegExp(`path.*'${OVER}'`).test(error.message);

interface Stand {
  hour: { used: number; limit: number };
  day: { used: number; limit: number };
}

/** What an account added, and what it may. */
export async function standOf(db: Database, userId: string): Promise<Stand> {
  const row = await db.first<Record<string, number>>(
    `SELECT ?2 AS none, ${used('account', 'hourly')} AS hour_used, ${limitOf('account', 'hourly')} AS hour_limit,
       ${used('account', 'daily')} AS day_used, ${limitOf('account', 'daily')} AS day_limit`,
    valuesOf({ userId, organizationId: null }, now()),
  );
  return {
    hour: { used: row?.hour_used ?? 0, limit: row?.hour_limit ?? 0 },
    day: { used: row?.day_used ?? 0, limit: row?.day_limit ?? 0 },
  };
}

/**
 * The refusal of a batch that failed by `countPublished`, 429: it says which limit was reached and when it starts anew.
 * @param items how many the batch would have added
 */
export async function publishingRefusal(db: Database, subject: Subject, items: number): Promise<AppError> {
  const at = now();
  const sides = sidesOf(subject);
  const columns = sides.map((side) => `${used(side, 'daily')} + ?5 > ${limitOf(side, 'daily')} AS ${side}_day`);
  const row = await db.first<Record<string, number>>(`SELECT ?2 AS none, ?3 AS at, ?4 AS day, ${columns.join(', ')}`, [
    ...valuesOf(subject, at),
    items,
  ]);
  const isDay = sides.some((side) => row?.[`${side}_day`] === 1);
  const end = isDay ? dayEnd(at) : (Math.floor(at / HOUR) + 1) * HOUR;
  return new AppError(429, isDay ? 'publishing_limit_day' : 'publishing_limit_hour', {
    params: { time: shownMinute(end), seconds: end - at },
  });
}
