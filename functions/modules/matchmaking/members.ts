import type { matchmakingCalls } from '../../../db/contract/calls/matchmaking.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import type { MatchmakingMember } from '../../../db/contract/matchmaking.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { forbidden } from '../../platform/errors.ts';
import { pagingOf } from '../../platform/paging.ts';
import { IS_ENABLED, namedMeeting, PROFILE, scopesIn, selectWorld, sharedSlots, worldOf } from './world.ts';

interface MemberRow extends Omit<MatchmakingMember, 'scopes' | 'shared' | 'common' | 'request'> {
  scopes: string;
  shared: string;
  common: string;
  request: string | null;
}

/** Characters of a word that is looked for. */
const KEYWORD = 100;

/** SQL: ids of fields that both members name. */
const COMMON = `(SELECT json_group_array(value) FROM json_each(m.scopes) WHERE value IN (SELECT value FROM json_each(me.scopes)))`;

const memberOf = (row: MemberRow): MatchmakingMember => ({
  ...row,
  scopes: JSON.parse(row.scopes),
  shared: JSON.parse(row.shared),
  common: JSON.parse(row.common),
  request: row.request === null ? null : withFlag(JSON.parse(row.request)),
});

const withFlag = (request: { id: string; mine: number; state: 'pending' }) => ({
  ...request,
  mine: request.mine === 1,
});

/**
 * The others who take part, for somebody who does: what they offer and want, never how to reach them.
 * @param query `scope` id of a field, `keyword` in what they wrote, `fit=1` with a field that both named
 * @throws AppError 404 where the meeting has no 1:1 meetings, 403 for who takes no part
 */
export async function listMembers(
  db: Database,
  userId: string,
  query: QueryOf<typeof matchmakingCalls.members>,
): Promise<Page<MatchmakingMember>> {
  const meetingId = namedMeeting(query);
  const { current, size, offset } = pagingOf(query);
  const word = query.keyword?.trim().slice(0, KEYWORD).toLowerCase() ?? '';
  const filters = [
    word &&
      `instr(lower(m.name || ' ' || coalesce(m.unit, '') || ' ' || coalesce(m.offered, '') || ' ' || coalesce(m.wanted, '')), ?4) > 0`,
    query.scope && 'EXISTS (SELECT 1 FROM json_each(m.scopes) WHERE value = ?5)',
    query.fit === '1' && `${COMMON} <> '[]'`,
  ].filter(Boolean);
  const from = `FROM matchmaking_member me JOIN matchmaking_member m ON m.meeting_id = me.meeting_id AND m.left_time IS NULL AND m.user_id <> me.user_id
    WHERE me.meeting_id = ?2 AND me.user_id = ?3 AND me.left_time IS NULL AND ${IS_ENABLED} ${filters.map((each) => `AND ${each}`).join(' ')}`;
  const params = [now(), meetingId, userId, word, query.scope ?? ''];
  const [worlds, own = [], rows = [], totals = []] = await db.batch<unknown>([
    selectWorld(meetingId),
    {
      sql: 'SELECT 1 FROM matchmaking_member WHERE meeting_id = ? AND user_id = ? AND left_time IS NULL',
      params: [meetingId, userId],
    },
    {
      // Slots in common are looked for among the rows of the page alone, not for all that are sorted.
      sql: `SELECT ${PROFILE}, ${scopesIn('m.scopes')} AS scopes, ${sharedSlots('me', 'm')} AS shared, ${scopesIn(COMMON)} AS common,
              (SELECT json_object('id', r.id, 'mine', r.from_user = ?3, 'state', r.state) FROM matchmaking_request r
                WHERE r.meeting_id = ?2 AND r.pair = min(me.user_id, m.user_id) || ':' || max(me.user_id, m.user_id)
                  AND r.state IN ('pending', 'accepted') AND (r.state = 'accepted' OR r.expire_time > ?1)) AS request
            FROM (SELECT m.id ${from} AND length(?4) + length(?5) >= 0 ORDER BY m.add_time DESC, m.id DESC LIMIT ?6 OFFSET ?7) h
            CROSS JOIN matchmaking_member m ON m.id = h.id JOIN matchmaking_member me ON me.meeting_id = ?2 AND me.user_id = ?3
            ORDER BY m.add_time DESC, m.id DESC`,
      params: [...params, size, offset],
    },
    {
      sql: `SELECT count(*) AS n ${from} AND length(?4) + length(?5) >= 0`,
      params,
    },
  ]);
  worldOf(worlds);
  if (own.length === 0) throw forbidden();
  return pageOf((rows as MemberRow[]).map(memberOf), current, size, (totals[0] as { n: number }).n);
}
