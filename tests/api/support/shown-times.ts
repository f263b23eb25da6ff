import { expect } from 'vitest';
import { type Client, client } from '../../setup/client.ts';
import { put } from '../table-calls.ts';

const now = () => Math.floor(Date.now() / 1000);

interface Shown {
  table: string;
  /** Name of its key, and the value. */
  key: string;
  id: string;
  /** Address of its page, and of the sitemap that names it. */
  page: string;
  sitemap: string;
  /** Address of a public list that is narrowed to it. */
  list?: string;
}

const hour = 3600;

/** What is written of when a row is shown, one after the other, and whether visitors see it then. */
const TIMES = [
  [{ is_open: 0 }, false],
  [{ is_open: 1 }, true],
  [{ publish_time: now() + hour }, false],
  [{ publish_time: now() - hour }, true],
  [{ unpublish_time: now() + hour }, true],
  [{ unpublish_time: now() - hour / 2 }, false],
  [{ publish_time: null, unpublish_time: null }, true],
] as const;

/** Through every door visitors see a row while it is open and within its times; editors alone see it at any time. */
export async function keepsItsTimes(editor: Client, { table, key, id, page, sitemap, list }: Shown): Promise<void> {
  const where = { [key]: id };
  const rows = async (who: Client, more: object = {}) => (await who.list(table, { where, ...more })).result.total === 1;
  const bears = async (path: string) => (await (await client().fetch(path)).text()).includes(id);
  for (const [times, shown] of TIMES) {
    const written = await put(editor, table, times, where);
    expect(written.code, written.text).toBe(200);
    const seen = {
      row: await rows(client()),
      shared: await rows(editor, { audience: 'visitors' }),
      page: (await client().fetch(page)).status === 200,
      sitemap: await bears(sitemap),
      ...(list && { list: await bears(list) }),
    };
    const all = Object.fromEntries(Object.keys(seen).map((door) => [door, shown]));
    expect([times, seen]).toEqual([times, all]);
    expect([times, await rows(editor), (await editor.fetch(page)).status]).toEqual([times, true, 200]);
  }
}

/** A row is not shown until a time that does not lie after the one from which it is; the complaint is at the time that came. */
export async function refusesTurnedTimes(editor: Client, table: string, where: object): Promise<void> {
  const complaint = async (times: object) => {
    const { code, errors } = await put(editor, table, times, where);
    return [code, errors[0]?.field, errors[0]?.code];
  };
  const at = now();
  const refused = (field: string) => [422, field, 'shown_end_first'];
  expect(await complaint({ publish_time: at, unpublish_time: at })).toEqual(refused('unpublish_time'));
  expect((await put(editor, table, { publish_time: at - hour, unpublish_time: at + hour }, where)).code).toBe(200);
  expect(await complaint({ unpublish_time: at - 2 * hour })).toEqual(refused('unpublish_time'));
  expect(await complaint({ publish_time: at + 2 * hour })).toEqual(refused('publish_time'));
  expect((await put(editor, table, { publish_time: null, unpublish_time: null }, where)).code).toBe(200);
}
