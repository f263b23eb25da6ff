import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { AUDITOR, byPerson, INDIVIDUAL, MEMBER } from './support/results.ts';
import { publicResult } from './support/talk.ts';

let member: Client;
let auditor: Client;
beforeAll(async () => {
  [member, auditor] = [await signedIn(MEMBER), await signedIn(AUDITOR)];
});

interface Topic {
  label: string;
  weight: number;
  sentence: string;
  source: { name: string; page: string } | null;
}

describe('Portraits', () => {
  it('MAT-002 an organisation is told by topics, each with a sentence of a public item, and by figures with their rows', async () => {
    const found = (await client().get('/web/v1/search', { keyword: '燕赵先进材料研究院', type: 'organization' }))
      .result;
    const id = found.groups.find(({ kind }: { kind: string }) => kind === 'organization').records[0].id as string;
    const { result } = await client().get('/web/v1/organization/portrait', { id });
    expect(result.topics.length).toBeGreaterThan(0);
    for (const { label, weight, sentence, source } of result.topics as Topic[]) {
      expect(label).not.toBe('');
      expect(weight).toBeLessThanOrEqual(1);
      expect(sentence.length).toBeGreaterThan(4);
      expect(source?.page).toMatch(/^\/(resultDetail|demandDetail|result|demand)/);
    }
    const items = (await client().get('/web/v1/organization/items', { id, kind: 'result' })).result;
    expect(result.supply).toEqual({ count: items.total, to: '#results' });
    // Answers are told to whoever reads the deals.
    expect(result.answers).toBeNull();
    expect((await member.get('/web/v1/organization/portrait', { id })).result.answers).toMatchObject({ to: '/deals' });
    expect((await client().get('/web/v1/organization/portrait', { id: 'nothing' })).code).toBe(404);
  });

  it('MAT-002 an expert is told by topics with sentences', async () => {
    const [expert] = (await client().get('/web/zaicu/recommend/list', { pageSize: 1 })).result.records;
    const { result } = await client().get('/web/v1/expert/portrait', { id: expert.expert_id });
    expect(result.topics.length).toBeGreaterThan(0);
    expect((await client().get('/web/v1/expert/portrait', { id: 'nothing' })).code).toBe(404);
  });

  it('MAT-002 each number of an expert is that of the rows that it opens, and says nothing of who published them', async () => {
    const { records } = (await client().get('/web/zaicu/recommend/list', { pageSize: 100 })).result;
    const [expert] = records as { expert_id: string; name: string }[];
    const profile = `<p>本成果由${expert?.name}主持完成，已在两家企业中试。</p>`;
    const numbers = async () => {
      const { result } = await client().get('/web/v1/expert/portrait', { id: expert?.expert_id });
      const rows = (path: string, to: string) =>
        client().get(path, { ...Object.fromEntries(new URLSearchParams(to.split('?')[1])), pageSize: 1 });
      return {
        supply: result.supply.count as number,
        demand: result.demand.count as number,
        results: (await rows('/web/v1/chengguo/list', result.supply.to)).result.total as number,
        demands: (await rows('/web/v1/xuqiu/list', result.demand.to)).result.total as number,
      };
    };
    const before = await numbers();
    expect([before.supply, before.demand]).toEqual([before.results, before.demands]);
    await publicResult(member, { profile });
    await expect.poll(async () => (await numbers()).supply, { timeout: 20_000 }).toBe(before.supply + 1);
    const after = await numbers();
    expect([after.supply, after.demand]).toEqual([after.results, after.demands]);
  });

  it('MAT-002 staff keep what fits of what the model proposes for an item; nobody else does', async () => {
    const individual = await signedIn(INDIVIDUAL);
    const id = (await individual.post('/web/v1/user/chengguo', byPerson())).result.chengguo_id as string;
    const read = (who: Client) => who.get('/web/v1/match/portrait', { item_type: 1, id });
    const { proposed, kept } = (await read(auditor)).result as { proposed: Topic[]; kept: null };
    expect(proposed.length).toBeGreaterThan(0);
    expect(kept).toBeNull();
    const topics = proposed.slice(0, 1).map(({ label, sentence }) => ({ label, sentence }));
    const keep = (who: Client, item = id) => who.put('/web/v1/match/portrait', { item_type: 1, id: item, topics });
    for (let time = 0; time < 2; time++) expect((await keep(auditor)).result).toEqual({ changed: 1 });
    expect((await read(auditor)).result.kept).toEqual(topics);
    for (const call of [read, keep]) expect((await call(individual)).code).toBe(403);
    expect((await keep(auditor, 'nothing')).code).toBe(404);
  });

  it('MAT-002 what staff keep are the topics of the item in matches of both sides, and the reasons say so', async () => {
    const demandAuditor = await signedIn('13800000006');
    const portraitOf = async (who: Client, item_type: number, id: string) =>
      (await who.get('/web/v1/match/portrait', { item_type, id })).result as { proposed: Topic[] };
    interface Matched {
      id: string;
      score: number;
      reasons: { code: string; score: number; values: string[]; kept?: string[] }[];
    }
    const matches = async (item_type: number, id: string) =>
      (await auditor.get('/web/egg/match/match', { item_type, id, pageSize: 100 })).result.records as Matched[];
    const topicsOf = (match: Matched | undefined) => match?.reasons.find(({ code }) => code === 'topics');
    const [demand] = (await client().get('/web/v1/xuqiu/list', { pageSize: 1 })).result.records;
    const label = (await portraitOf(demandAuditor, 2, demand.xuqiu_id)).proposed[0]?.label ?? '';
    const name = '清代契约文书中的土地买卖习惯';
    const profile = '<p>整理清代契约文书，考察民间土地买卖的习惯与国家法律的关系。</p>';
    const { chengguo_id: id } = (await auditor.post('/web/v1/user/chengguo', byPerson({ result: { name, profile } })))
      .result;
    expect((await portraitOf(auditor, 1, id)).proposed.map((topic) => topic.label)).not.toContain(label);
    const keep = (topics: { label: string; sentence: string }[]) =>
      auditor.put('/web/v1/match/portrait', { item_type: 1, id, topics });
    expect((await keep([{ label, sentence: '' }])).result).toEqual({ changed: 1 });
    // From the item's side at once; from the other side as soon as it was read again, which the next matches do.
    const own = await matches(1, id);
    expect(topicsOf(own.find((match) => match.id === demand.xuqiu_id))?.kept).toEqual([label]);
    const fromDemand = async () => (await matches(2, demand.xuqiu_id)).find((match) => match.id === id);
    await expect.poll(fromDemand, { timeout: 20_000 }).toBeDefined();
    const found = await fromDemand();
    expect(topicsOf(found)?.kept).toEqual([label]);
    expect(found?.reasons.reduce((sum, { score }) => sum + score, 0)).toBe(found?.score);
    // The proposal stays the model's; what is taken back steers nothing.
    expect((await portraitOf(auditor, 1, id)).proposed.map((topic) => topic.label)).not.toContain(label);
    await keep([]);
    expect((await matches(1, id)).flatMap((match) => topicsOf(match)?.kept ?? [])).toEqual([]);
  });

  it('MAT-002 an expert reads how many consultations were answered and how fast, with their rows; nobody else does', async () => {
    const expert = await signedIn('13800000009');
    const { records } = (await expert.get('/web/v1/user/clinic/list', { role: 'expert', pageSize: 100 })).result;
    const id = records[0].expert_id as string;
    const { result } = await expert.get('/web/v1/expert/portrait', { id });
    const booked = (records as { audit_status: number }[]).filter(({ audit_status }) => audit_status === 1).length;
    expect(result.consultations.count).toBeGreaterThan(0);
    expect(result.consultations.count).toBeLessThanOrEqual(booked);
    expect(result.consultations.days).toBeGreaterThan(0);
    expect(result.consultations.to).toBe('/clinicResult?records=expert');
    expect(result.answers).toMatchObject({ to: '/deals' });
    for (const other of [member, client()]) {
      const read = (await other.get('/web/v1/expert/portrait', { id })).result;
      expect([read.consultations, read.answers]).toEqual([null, null]);
    }
  });
});
