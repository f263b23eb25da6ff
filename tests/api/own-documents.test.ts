import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { add, put, remove } from './table-calls.ts';

let owner: Client;
let stranger: Client;

beforeAll(async () => {
  owner = (await newMember()).browser;
  stranger = await signedIn('13800000002');
});

const one = async (c: Client, table: string, id: string) =>
  (await c.list(table, { where: { id } })).result?.records?.[0];

describe('what people write for themselves', () => {
  it('INFO-028 INFO-030 a note keeps title, content and its times; neither may be blank', async () => {
    for (const data of [
      { title: '', profile: '<p>内容</p>' },
      { title: '标题', profile: '' },
    ]) {
      const refused = await add(owner, 'cheese', data);
      expect([refused.code, refused.errors[0]?.code]).toEqual([422, 'required']);
    }
    const made = await add(owner, 'cheese', { title: '走访', profile: '<p>要点</p><script>x</script>' });
    const row = await one(owner, 'cheese', made.result.id);
    expect(row).toMatchObject({ title: '走访', profile: '<p>要点</p>' });
    expect(row.add_time).toBeGreaterThan(0);
    await put(owner, 'cheese', { title: '走访二' }, { id: made.result.id });
    expect((await one(owner, 'cheese', made.result.id)).update_time).toBeGreaterThan(0);
    expect(await one(stranger, 'cheese', made.result.id)).toBeUndefined();
  });

  it('INFO-029 INFO-031 a project form keeps code, name and comment; the comment alone may be blank', async () => {
    for (const data of [
      { code: '', name: '名称' },
      { code: 'A-1', name: '' },
    ]) {
      const refused = await add(owner, 'project_form', data);
      expect([refused.code, refused.errors[0]?.code]).toEqual([422, 'required']);
    }
    const made = await add(owner, 'project_form', { code: 'A-1', name: '名称', comment: '' });
    expect(await one(owner, 'project_form', made.result.id)).toMatchObject({ code: 'A-1', name: '名称' });
    expect(await one(stranger, 'project_form', made.result.id)).toBeUndefined();
    expect((await put(stranger, 'project_form', { name: '改' }, { id: made.result.id })).code).toBe(404);
  });

  it('a Markdown document is its owner’s; opened, it is read by whoever names it, and listed for nobody else', async () => {
    const made = await add(owner, 'markdown', { title: '纪要', content: '# 纪要\n\n<b>原文</b>' });
    const { id } = made.result;
    expect(await one(owner, 'markdown', id)).toMatchObject({
      content: '# 纪要\n\n<b>原文</b>',
      is_open: 0,
      version: 1,
    });
    for (const other of [stranger, client()]) expect(await one(other, 'markdown', id)).toBeUndefined();
    await put(owner, 'markdown', { is_open: 1 }, { id });
    for (const other of [stranger, client()]) {
      expect(await one(other, 'markdown', id)).toMatchObject({ title: '纪要' });
      for (const where of [{}, { is_open: 1 }, { id: { like: '' } }, { or: [{ id }] }]) {
        expect((await other.list('markdown', { where })).result.records).toEqual([]);
      }
      expect([401, 404]).toContain((await put(other, 'markdown', { title: '改' }, { id })).code);
    }
    await put(owner, 'markdown', { is_open: 0 }, { id });
    expect(await one(stranger, 'markdown', id)).toBeUndefined();
    expect((await add(client(), 'markdown', { title: 'x' })).code).toBe(401);
    expect((await add(owner, 'markdown', { title: 'x', content: 'x'.repeat(100_001) })).code).toBe(422);
  });

  it('of two that save over the same version of a document the later one is told', async () => {
    const { id } = (await add(owner, 'markdown', { title: '同写', content: '一' })).result;
    const both = await Promise.all(
      ['甲', '乙'].map((content) => put(owner, 'markdown', { content }, { id, version: 1 })),
    );
    const saved = both.filter(({ code, result }) => code === 200 && result.changed === 1);
    expect(saved).toHaveLength(1);
    expect((await put(owner, 'markdown', { content: '丙' }, { id, version: 1 })).code).toBe(404);
    expect((await put(owner, 'markdown', { content: '丙' }, { id, version: 2 })).result).toEqual({ changed: 1 });
    expect(await one(owner, 'markdown', id)).toMatchObject({ content: '丙', version: 3 });
  });

  it('a deleted document is gone for everybody', async () => {
    const { id } = (await add(owner, 'markdown', { title: '带走', content: '我的', is_open: 1 })).result;
    expect((await remove(stranger, 'markdown', { id }, 'del')).code).toBe(404);
    expect((await remove(owner, 'markdown', { id }, 'del')).result).toEqual({ changed: 1 });
    expect(await one(stranger, 'markdown', id)).toBeUndefined();
    expect(await one(owner, 'markdown', id)).toBeUndefined();
  });
});
