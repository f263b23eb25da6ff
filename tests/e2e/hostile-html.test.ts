import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit, inChinese, publish } from '../api/support/demands.ts';
import { AUDITOR, byOrganization, MEMBER, unique } from '../api/support/results.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { baseUrl } from '../setup/site.ts';
import { CLOSED, HOSTILE_HOST, OPEN } from './hostile-corpus.ts';
import { settled, testSite, type Visit } from './site.ts';

const GROUP = 13;

const site = testSite();

/** Several hostile texts in one, with marks behind each that show whether it was read as itself. */
interface Text {
  html: string;
  marks: string[];
}

function texts(): Text[] {
  const closed = Object.values(CLOSED);
  const groups = Array.from({ length: Math.ceil(closed.length / GROUP) }, (_, at) =>
    closed.slice(at * GROUP, (at + 1) * GROUP),
  );
  const joined = groups.map((group, at) => {
    const marks = group.map((_, n) => `mark-${at}-${n}-end`);
    return { html: group.map((html, n) => `<div>${html}</div><p>${marks[n]}</p>`).join('\n'), marks };
  });
  const alone = Object.values(OPEN).map((html) => ({ html: `<p>begin-here</p>${html}`, marks: [] }));
  return [...joined, ...alone];
}

const TEXTS = texts();
const nameOf = (at: number) => unique(`敌意文本核验${at}`);

interface Published {
  results: string[];
  demands: string[];
}

async function publishResult(member: Client, auditor: Client, html: string, at: number): Promise<string> {
  const body = byOrganization({
    result: { name: nameOf(at), profile: `<p>简介</p>${html}` },
    organization: { name: '燕赵先进材料研究院', profile: `<p>单位</p>${html}` },
  });
  const answer = await member.post('/web/v1/user/chengguo', body);
  expect([answer.msg, answer.errors]).toEqual(['成功', []]);
  const id = answer.result.chengguo_id as string;
  expect((await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 4 })).msg).toBe('成功');
  return id;
}

async function publishDemand(member: Client, auditor: Client, html: string, at: number): Promise<string> {
  const demand = { name: nameOf(at), profile: `<p>简介</p>${html}`, detail_desc: `<p>详情</p>${html}` };
  const { xuqiu_id } = await publish(member, inChinese({ demand }));
  expect((await audit(auditor, xuqiu_id, 4)).msg).toBe('成功');
  return xuqiu_id;
}

let published: Published;
beforeAll(async () => {
  published = { results: [], demands: [] };
  const member = await signedIn(MEMBER);
  const ofResults = await signedIn(AUDITOR);
  const ofDemands = await signedIn('13800000006');
  for (const [at, { html }] of TEXTS.entries()) {
    published.results.push(await publishResult(member, ofResults, html, at));
    published.demands.push(await publishDemand(member, ofDemands, html, at));
  }
});

/** What a page did that no stored text may make it do. */
interface Traces {
  requests: string[];
  dialogs: string[];
}

function trace(context: BrowserContext): Traces {
  const traces: Traces = { requests: [], dialogs: [] };
  const home = new URL(baseUrl()).host;
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== home) traces.requests.push(request.url());
  });
  context.on('dialog', (dialog) => {
    traces.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return traces;
}

/** Elements and attributes of a page that stored text could have brought. */
const suspects = (page: Page): Promise<string[]> =>
  page.evaluate((host) => {
    const found: string[] = [];
    const all = [...document.querySelectorAll('body *')];
    for (const element of all) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) found.push(`${element.tagName} ${name}`);
        const address = [
          'href',
          'src',
          'action',
          'formaction',
          'xlink:href',
          'data',
          'srcset',
          'poster',
          'ping',
        ].includes(name);
        const protocol = address ? new URL(value, document.baseURI).protocol : 'https:';
        if (
          !['http:', 'https:', 'mailto:', 'tel:', 'blob:'].includes(protocol) &&
          !/^data:image\/(?:png|jpeg|webp)/.test(value)
        ) {
          found.push(`${element.tagName} ${name}=${value}`);
        }
        if (name === 'style' && value.includes(host)) found.push(`${element.tagName} style`);
      }
      if (
        ['IFRAME', 'OBJECT', 'EMBED', 'BASE', 'META', 'MATH', 'FRAME', 'MARQUEE'].includes(
          element.tagName.toUpperCase(),
        )
      ) {
        found.push(element.tagName);
      }
    }
    if ((window as { ran?: unknown }).ran !== undefined) found.push('ran');
    return found;
  }, HOSTILE_HOST);

async function expectQuiet(page: Page, traces: Traces, what: string): Promise<void> {
  expect(await suspects(page), what).toEqual([]);
  expect(traces, what).toEqual({ requests: [], dialogs: [] });
}

/** The content policy may have nothing to stop, either. */
const policyTrouble = ({ trouble }: Visit) => trouble.filter((line) => /content security policy|refused/i.test(line));

const pages = () => [
  ...published.results.map((id) => `/resultDetail/${id}`),
  ...published.demands.map((id) => `/demandDetail/${id}`),
];

describe('hostile rich text', () => {
  test('PUB-064 attack 22: the collection is large, and its texts are read as what they are', async () => {
    expect(Object.keys({ ...CLOSED, ...OPEN }).length).toBeGreaterThanOrEqual(100);
    const visitor = await signedIn(MEMBER);
    for (const [at, { marks }] of TEXTS.entries()) {
      const { result } = await visitor.get('/web/v1/chengguo/detail', { id: published.results[at] });
      expect(marks.filter((mark) => !result.profile.includes(`<p>${mark}</p>`))).toEqual([]);
      expect(result.profile).toContain('<p>简介</p>');
      expect(result.org.profile).toContain('<p>单位</p>');
    }
  });

  test('PUB-002 attack 22: nothing of it runs in the first view, with scripts switched off', async () => {
    const { page, context } = await site.open({ javaScriptEnabled: false });
    const traces = trace(context);
    for (const path of pages()) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self'(?:;|$)/);
      expect(
        await page.locator('main script, main iframe, main object, main form, main [onerror], main [onload]').count(),
      ).toBe(0);
    }
    expect(traces).toEqual({ requests: [], dialogs: [] });
  });

  test('PUB-002 attack 22: nothing of it runs on the pages themselves, and the policy has nothing to stop', async () => {
    const visit = await site.open();
    const traces = trace(visit.context);
    for (const path of pages()) {
      await visit.page.goto(path);
      await settled(visit.page);
      await visit.page.getByText('简介', { exact: true }).first().waitFor();
      await expectQuiet(visit.page, traces, path);
    }
    expect(policyTrouble(visit)).toEqual([]);
  });

  test('PUB-002 attack 22: what reached the page uncleaned is cleaned there', async () => {
    // Without the policy: here the cleaner stands alone.
    const visit = await site.open({ bypassCSP: true });
    const traces = trace(visit.context);
    const id = published.results[0];
    let raw = '';
    await visit.page.route(`**/resultDetail/${id}*`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s,
        (_, begin: string, json: string, end: string) => {
          const data = JSON.parse(json);
          data[0].result.profile = raw;
          data[0].result.org.profile = raw;
          return begin + JSON.stringify(data).replaceAll('<', '\\u003c') + end;
        },
      );
      await route.fulfill({ response: answer, body });
    });
    for (const [at, { html, marks }] of TEXTS.entries()) {
      raw = `<p>裸文本${at}</p>${html}`;
      await visit.page.goto(`/resultDetail/${id}`);
      await settled(visit.page);
      await visit.page
        .locator('p', { hasText: `裸文本${at}` })
        .first()
        .waitFor();
      await expectQuiet(visit.page, traces, html);
      const shown = (await visit.page.locator('main').textContent()) ?? '';
      if (marks.length > 0) expect(shown).toContain(marks[0]);
    }
  });

  test('PUB-002 attack 22: nothing of it runs in the quick look over a list and before the auditor', async () => {
    const visitor = await site.open();
    const seen = trace(visitor.context);
    await visitor.page.goto('/results');
    await settled(visitor.page);
    const looks = visitor.page.locator('main article button[aria-label]');
    for (let at = 0; at < 8; at++) {
      await looks.nth(at).click();
      await visitor.page.getByRole('dialog').getByText('简介', { exact: true }).first().waitFor();
      await expectQuiet(visitor.page, seen, `quick look ${at}`);
      await visitor.page.keyboard.press('Escape');
      await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(policyTrouble(visitor)).toEqual([]);

    const auditor = await site.open({ account: AUDITOR });
    const traces = trace(auditor.context);
    for (const id of published.results) {
      await auditor.page.goto(`/audit/results/${id}`);
      await auditor.page.locator('h1').waitFor();
      await auditor.page.getByText('简介', { exact: true }).first().waitFor();
      await expectQuiet(auditor.page, traces, id);
    }
    expect(policyTrouble(auditor)).toEqual([]);
  });
});
