import { expect, it } from 'vitest';
import type { Client } from '../setup/client.ts';
import { complete, declarationWorld, save, started, submit } from './support/declarations.ts';
import { upload } from './support/results.ts';

const world = declarationWorld();

/** A file that its writer has uploaded. */
async function file(by: Client, kind?: string, name = '登记证明.png') {
  const { url } = await upload(by, name);
  return { file_name: name, file_path: url, ...(kind && { kind }) };
}

it('PROG-102 what was handed in loses no file that its round asks for, and changes it in one call', async () => {
  const by = world.declarant;
  const id = await started(by);
  await save(by, id, complete(world), [await file(by, world.kinds[0])]);
  expect((await submit(by, id)).code).toBe(200);
  const kinds = async () =>
    (await by.list('attachment_relation', { where: { item_id: id } })).result.records.map(
      ({ kind }: { kind: string | null }) => kind,
    );
  const where = { item_id: id };
  for (const verb of ['del', 'remove']) {
    const body = { table: 'attachment_relation', where };
    const refusal = await by.call('DELETE', `/web/egg/base/${verb}`, { body });
    expect([refusal.code, refusal.msg]).toEqual([
      409,
      '该申报已提交，必交附件不能缺少；如需更换，请在同一次保存中上传新附件',
    ]);
  }
  const other = await by.put('/web/egg/base/put', {
    table: 'attachment_relation',
    data: { kind: world.kinds[1] },
    where,
  });
  expect(other.code).toBe(409);
  expect(await kinds()).toEqual([world.kinds[0]]);
  const added = { item_id: id, type: 'enclosure', ...(await file(by, world.kinds[0])) };
  const free = { item_id: id, type: 'enclosure', ...(await file(by)) };
  const operations = [
    { op: 'remove', table: 'attachment_relation', where },
    { op: 'adds', table: 'attachment_relation', data: [added, free] },
  ];
  expect((await by.post('/web/egg/base/work', { operations })).code).toBe(200);
  expect((await kinds()).sort()).toEqual([world.kinds[0], null].sort());
  // What the round does not ask for goes, and so does everything of a draft.
  const body = { table: 'attachment_relation', where: { ...where, kind: null } };
  expect((await by.call('DELETE', '/web/egg/base/remove', { body })).result).toEqual({ changed: 1 });
  const draft = await started(by);
  await save(by, draft, complete(world), [await file(by, world.kinds[0])]);
  const all = { table: 'attachment_relation', where: { item_id: draft } };
  expect((await by.call('DELETE', '/web/egg/base/remove', { body: all })).result).toEqual({ changed: 1 });
});
