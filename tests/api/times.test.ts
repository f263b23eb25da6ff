import { beforeAll, describe, expect, it } from 'vitest';
import { LAST_TIME } from '../../db/contract/time.ts';
import { type Answer, type Client, client, signedIn } from '../setup/client.ts';
import { unique } from './support/results.ts';
import { add, adds, put } from './table-calls.ts';

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);

/** Beyond what a Date can be; milliseconds in the place of seconds; before 1970. */
const NO_TIMES = [9_007_199_254_740_991, LAST_TIME + 1, -1];

let editor: Client;
let member: Client;
beforeAll(async () => {
  [editor, member] = (await Promise.all(['13800000013', '13800000001'].map((account) => signedIn(account)))) as [
    Client,
    Client,
  ];
});

const complaints = ({ code, errors }: Answer) => [code, errors.map(({ field, code: why }) => `${field} ${why}`)];
const page = async (path: string) => (await client().fetch(path, { headers: { accept: 'text/html' } })).status;

describe('times that are written', () => {
  it('CONST-011 a time has a year of four digits, at every door: what no page could show is refused', async () => {
    const name = unique('时间界限会议');
    for (const time of NO_TIMES) {
      for (const field of ['start_time', 'sign_until', 'publish_time', 'cancel_time']) {
        expect(complaints(await add(editor, 'meeting', { name, [field]: time }))).toEqual([
          422,
          [`${field} invalid_value`],
        ]);
      }
      const rows = [
        { name, start_time: now() },
        { name, start_time: time },
      ];
      expect(complaints(await adds(editor, 'meeting', rows))).toEqual([422, ['1.start_time invalid_value']]);
      expect(complaints(await add(editor, 'course', { name, start_time: time }))).toEqual([
        422,
        ['start_time invalid_value'],
      ]);
    }
    const cheese = await add(member, 'cheese', { title: name, profile: name });
    const remind = { cheese_id: cheese.result.id, ai: 1, ai_stage: 1 };
    for (const time of NO_TIMES) {
      const answer = await member.post('/web/egg/remind/add', { ...remind, remind_start_time: time });
      expect(complaints(answer)).toEqual([422, ['remind_start_time invalid_value']]);
    }
  });

  it('CONST-011 calls that publish, feature and open a round at a time refuse the same', async () => {
    const office = await signedIn('13800000012');
    const { result } = await add(editor, 'news', { title: unique('时间界限新闻'), content: '<p>正文</p>' });
    const round = {
      ...{
        title: unique('时间界限批次'),
        open_time: now() + 400 * DAY,
        close_time: now() + 500 * DAY,
        opinions_needed: 1,
      },
      ...{ sees_others: 0, shows_applicant: 0, kinds: [], attachments: [] },
    };
    for (const time of NO_TIMES) {
      const news = { id: result.id, start_time: time };
      const asked = [
        ['start_time', await editor.post('/web/v1/content/news/publish', news)],
        ['end_time', await editor.post('/web/v1/content/news/withdraw', { id: result.id, end_time: time })],
        ['close_time', await office.post('/web/v1/programme/office/round', { ...round, close_time: time })],
      ] as const;
      for (const [field, answer] of asked) {
        expect([answer.code, new Set(answer.errors.map((error) => error.field))]).toEqual([422, new Set([field])]);
      }
      const items = [{ kind: 'result', item_id: 'x', publish_time: time }];
      const featured = await editor.post('/web/v1/content/featured', { region: '130100', items });
      expect([featured.code, featured.errors.some(({ field }) => field.endsWith('publish_time'))]).toEqual([422, true]);
    }
  });

  it('CONST-011 the last day of all is shown by list, page, sign-up and calendar', async () => {
    const name = unique('最晚会议');
    const { result } = await add(editor, 'meeting', { name, type: 1, start_time: LAST_TIME });
    for (const time of NO_TIMES) {
      const changed = await put(editor, 'meeting', { start_time: time }, { id: result.id });
      expect(complaints(changed)).toEqual([422, ['start_time invalid_value']]);
    }
    expect(await page(`/meetingDetail/${result.id}/x`)).toBe(200);
    const booked = await add(client(), 'meeting_user', { meeting_id: result.id, name: '最晚', phone: '13900001111' });
    const calendar = await client().get('/web/v1/booking/ics', { manage: booked.result.manage });
    expect([calendar.code, calendar.text]).toEqual([200, expect.stringContaining(name)]);
    await put(editor, 'meeting', { is_open: 0 }, { id: result.id });
  });

  it('SIGN-026 a meeting or course ends after it begins, and so does its sign-up, as their forms say', async () => {
    for (const table of ['meeting', 'course']) {
      const name = unique('倒置');
      const begins = now() + 40 * DAY;
      const turned = { name, start_time: begins, end_time: begins };
      expect(complaints(await add(editor, table, turned)), table).toEqual([422, ['end_time meeting_end_first']]);
      const window = { name, sign_from: begins, sign_until: begins - DAY };
      expect(complaints(await add(editor, table, window)), table).toEqual([422, ['sign_until meeting_end_first']]);
      const { result } = await add(editor, table, { name, start_time: begins, end_time: begins + DAY, is_open: 0 });
      const moved = await put(editor, table, { start_time: begins + 2 * DAY }, { id: result.id });
      expect(complaints(moved), table).toEqual([422, ['start_time meeting_end_first']]);
      const shown = { publish_time: begins, unpublish_time: begins - 1 };
      expect(complaints(await put(editor, table, shown, { id: result.id })), table).toEqual([
        422,
        ['unpublish_time shown_end_first'],
      ]);
      const both = await put(editor, table, { start_time: begins + 2 * DAY, end_time: null }, { id: result.id });
      expect(both.result, table).toEqual({ changed: 1 });
    }
  });

  it('SIGN-026 a meeting or course has a name, and texts of the length that their forms take', async () => {
    for (const [table, by] of [
      ['meeting', 'org_name'],
      ['course', 'orgName'],
    ] as const) {
      expect(complaints(await add(editor, table, { name: ' ' })), table).toEqual([422, ['name required']]);
      const long = { name: '名'.repeat(101), address: '址'.repeat(201), [by]: '位'.repeat(101) };
      const [code, fields] = complaints(await add(editor, table, long));
      expect([code, [...(fields as string[])].sort()], table).toEqual([
        422,
        ['address too_long', 'name too_long', `${by} too_long`].sort(),
      ]);
    }
  });
});
