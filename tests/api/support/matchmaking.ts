import { expect } from 'vitest';
import { shownTime } from '../../../functions/platform/clock.ts';
import type { Answer, Client } from '../../setup/client.ts';
import { unique } from './results.ts';

export const OFFICE = '/web/v1/matchmaking';
export const OWN = '/web/v1/user/matchmaking';
export const EDITOR = '13800000013';

const DAY = 86_400;

/** 09:00 in Shanghai, some days from now, in unix seconds. */
const morning = (days: number): number => {
  const now = Math.floor(Date.now() / 1000);
  return now - ((now + 8 * 3600) % DAY) + days * DAY + 9 * 3600;
};

/** Settings of four slots of 20 minutes, at three tables of which one is spare; requests are taken now. */
export function settings(meetingId: string, changes: object = {}) {
  const now = Math.floor(Date.now() / 1000);
  const day = shownTime(morning(10)).slice(0, 10);
  return {
    meeting_id: meetingId,
    is_open: 1,
    tables: 3,
    spare: 1,
    periods: `${day} 09:00-10:30`,
    slot_minutes: 20,
    break_minutes: 3,
    opens: shownTime(now - DAY),
    closes: shownTime(morning(9)),
    request_hours: 24,
    max_requests: 3,
    max_meetings: null,
    ...changes,
  };
}

/** A meeting in ten days with 1:1 meetings. */
export async function matchmakingMeeting(editor: Client, changes: object = {}): Promise<string> {
  const start = morning(10);
  const data = { name: unique('洽谈会'), type: 1, start_time: start, end_time: start + 8 * 3600, address: '报告厅' };
  const { result } = await editor.post('/web/egg/base/add', { table: 'meeting', data });
  const saved = await editor.post(`${OFFICE}/settings`, settings(result.id, changes));
  expect(saved.code, saved.text).toBe(200);
  return result.id;
}

let phones = 0;

/** Signs somebody up for a meeting. */
export async function book(by: Client, meetingId: string, name: string): Promise<void> {
  phones += 1;
  const data = {
    meeting_id: meetingId,
    name,
    phone: `139${String(phones).padStart(8, '0')}`,
    unit: `${name}的单位`,
    intention: '寻找合作',
  };
  const answer = await by.post('/web/egg/base/add', { table: 'meeting_user', data });
  expect(answer.code, answer.text).toBe(200);
}

/** What somebody says of themselves. */
export const profile = (meetingId: string, name: string, changes: object = {}) => ({
  meeting_id: meetingId,
  name,
  unit: `${name}的单位`,
  offered: '石墨烯散热膜',
  wanted: '中试场地',
  scopes: [],
  away: [],
  ...changes,
});

/** Books a place and takes part; answers the id under which the others find the member. */
export async function takePart(by: Client, meetingId: string, name: string, changes: object = {}): Promise<string> {
  await book(by, meetingId, name);
  const answer = await by.post(`${OWN}/join`, profile(meetingId, name, changes));
  expect(answer.code, answer.text).toBe(200);
  return answer.result.id;
}

/** Asks a member for a 1:1 meeting. */
export const ask = (
  by: Client,
  meetingId: string,
  memberId: string,
  more: object = {},
  key?: string,
): Promise<Answer> =>
  by.post(
    `${OWN}/request`,
    { meeting_id: meetingId, member_id: memberId, message: '想了解散热膜的中试情况', ...more },
    key ? { 'idempotency-key': key } : undefined,
  );

/** Answers a request. */
export const answer = (by: Client, id: string, accept = true, more: object = {}): Promise<Answer> =>
  by.post(`${OWN}/answer`, { id, accept, ...more });

/** Own 1:1 meetings. */
export const planOf = async (by: Client, meetingId: string) =>
  (await by.get(`${OWN}/plan`, { meeting_id: meetingId })).result.records;

/** Own slots in their order. */
export const slotsOf = async (by: Client, meetingId: string): Promise<{ id: string; start_time: number }[]> =>
  (await by.get(OWN, { meeting_id: meetingId })).result.slots;
