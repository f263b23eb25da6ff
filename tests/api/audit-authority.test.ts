import { describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { inChinese } from './support/demands.ts';
import { AUDITOR, byPerson, COMPANY, INDIVIDUAL, OTHER_SCOPE, unique, upload } from './support/results.ts';
import { ADMIN, DEMAND_AUDITOR } from './support/reviews.ts';
import { add, adds, put } from './table-calls.ts';

const KINDS = [
  {
    id: 'ACC-049',
    kind: 'result',
    auditor: AUDITOR,
    noun: 'chengguo',
    key: 'chengguo_id',
    body: () => byPerson() as Record<string, unknown>,
  },
  {
    id: 'ACC-050',
    kind: 'demand',
    auditor: DEMAND_AUDITOR,
    noun: 'xuqiu',
    key: 'xuqiu_id',
    body: () => inChinese(),
  },
] as const;

describe.each(KINDS)('the auditors of a kind: $kind', ({ id: requirement, kind, auditor, noun, key, body }) => {
  const path = `/web/v1/user/${noun}`;
  const publish = async (who: Client, submission = body()): Promise<string> => {
    const { result } = await who.post(path, submission);
    return result[key];
  };
  const formOf = async (who: Client, id: string) => (await who.get(`${path}/detail`, { id })).result;
  const renamed = (submission: Record<string, unknown>, name: string) => ({
    ...submission,
    [kind]: { ...(submission[kind] as object), name },
  });
  const publicName = async (id: string) =>
    (await (await signedIn(COMPANY)).get(`/web/v1/${noun}/detail`, { id })).result?.name;

  it(`${requirement} PUB-040 publish and edit without a review, by the form's calls and by the generic ones`, async () => {
    const who = await signedIn(auditor);
    const submission = body();
    const published = await who.post(path, submission);
    expect(published.result.audit_status).toBe(4);
    const id: string = published.result[key];
    expect((await formOf(who, id)).audit_status).toBe(4);
    const edited = await who.put(path, { ...renamed(submission, unique('修改后')), [key]: id });
    expect(edited.result.audit_status).toBe(4);
    expect((await formOf(who, id)).audit_status).toBe(4);
    const name = unique('通用修改');
    expect((await put(who, noun, { name }, { [key]: id })).status).toBe(200);
    expect(await formOf(who, id)).toMatchObject({ audit_status: 4, [kind]: { name } });
    expect(await publicName(id)).toBe(name);

    const columns = { ...(submission[kind] as object), scope: OTHER_SCOPE.id, org_name: '燕赵先进材料研究院' };
    const copied = await add(who, noun, { ...columns, name: unique('通用新增') });
    expect(copied.errors).toEqual([]);
    expect((await formOf(who, copied.result.id)).audit_status).toBe(4);
  });

  it(`${requirement} an edit of somebody else's item leaves its state as it is`, async () => {
    const owner = await signedIn(INDIVIDUAL);
    const who = await signedIn(auditor);
    const submission = body();
    const id = await publish(owner, submission);
    const edit = async () => {
      const answer = await who.put(path, { ...renamed(submission, unique('审核员代改')), [key]: id });
      return answer.result.audit_status;
    };
    expect(await edit()).toBe(1);
    await who.post(`${path}/audit`, { id, audit_status: 4 });
    expect(await edit()).toBe(4);
    await who.post(`${path}/audit`, { id, audit_status: 3, opinion: '请补充' });
    expect(await edit()).toBe(3);
  });

  it('PUB-145 what a colleague sent back to an auditor is under review again once it is edited', async () => {
    const who = await signedIn(auditor);
    const colleague = await signedIn(ADMIN);
    const submission = body();
    const id = await publish(who, submission);
    const states = [
      { audit_status: 3, edit: () => who.put(path, { ...renamed(submission, unique('已补充')), [key]: id }) },
      { audit_status: 5, edit: () => put(who, noun, { name: unique('再补充') }, { [key]: id }) },
    ];
    for (const { audit_status, edit } of states) {
      const decided = await colleague.post(`${path}/audit`, { id, audit_status, opinion: '请补充' });
      expect(decided.status).toBe(200);
      expect((await edit()).status).toBe(200);
      expect((await formOf(who, id)).audit_status).toBe(1);
    }
    expect((await colleague.post(`${path}/audit`, { id, audit_status: 4 })).status).toBe(200);
  });

  it('PUB-145 files and fields that arrive while an auditor reads make another version', async () => {
    const owner = await signedIn(INDIVIDUAL);
    const who = await signedIn(auditor);
    const id = await publish(owner);
    const { version } = await formOf(who, id);
    const file = await upload(owner);
    const attachment = {
      item_id: id,
      type: 'enclosure',
      file_name: file.fileShowName,
      file_path: file.url,
      file_suffix: file.suffix,
    };
    expect((await adds(owner, 'attachment_relation', [attachment])).status).toBe(200);
    expect((await who.post(`${path}/audit`, { id, audit_status: 4, version })).code).toBe(409);
    const later = (await formOf(who, id)).version;
    const link = { [key]: id, first_scope_id: OTHER_SCOPE.parent, second_scope_id: OTHER_SCOPE.id };
    expect((await adds(owner, `${noun}_scope`, [link])).status).toBe(200);
    expect((await who.post(`${path}/audit`, { id, audit_status: 4, version: later })).code).toBe(409);
    const read = await formOf(who, id);
    const approved = await who.post(`${path}/audit`, { id, audit_status: 4, version: read.version });
    expect(approved.result.audit_status).toBe(4);
  });
});
