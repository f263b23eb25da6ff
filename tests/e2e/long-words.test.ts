import { beforeAll, describe, test } from 'vitest';
import { AUDITOR, byOrganization, MEMBER } from '../api/support/results.ts';
import { CLINIC_CASE } from '../seed/factories/clinic.ts';
import { signedIn } from '../setup/client.ts';
import { fits, testSite } from './site.ts';

const site = testSite();

/** A word as long as a name may be, without any place to break it. */
const WORD = `Ungetrennt${'abcdefghij'.repeat(19)}`;

let item = '';

beforeAll(async () => {
  const member = await signedIn(MEMBER);
  const body = byOrganization({ result: { name: WORD, name_en: WORD } });
  item = (await member.post('/web/v1/user/chengguo', body)).result.chengguo_id;
  await (await signedIn(AUDITOR)).post('/web/v1/user/chengguo/audit', { id: item, audit_status: 4 });
});

describe('a word that is longer than a phone is wide', () => {
  const viewport = { width: 390, height: 800 };

  test('makes no page wider before scripts run, in either language', async () => {
    for (const lang of ['zh', 'en'] as const) {
      const { page } = await site.open({ javaScriptEnabled: false, lang, viewport });
      for (const path of ['/', '/results', `/resultDetail/${item}`]) {
        await page.goto(path);
        await page.getByText(WORD).first().waitFor();
        await fits(page);
      }
    }
  });

  test('makes neither the front page nor a search wider', async () => {
    const { page } = await site.open({ viewport });
    for (const path of ['/', `/cloud?keyword=${WORD}`, `/cloudV2?keyword=${WORD}`]) {
      await page.goto(path);
      await page.getByText(WORD).first().waitFor();
      await fits(page);
    }
  });

  test('nor do the English names of the platform and of its rooms, on the smallest phone', async () => {
    const { page } = await site.open({ lang: 'en', viewport: { width: 320, height: 640 } });
    for (const path of ['/bigdata', `/clinicCaseDetail/${CLINIC_CASE}`]) {
      await page.goto(path);
      await page.locator('#main h1').first().waitFor();
      await fits(page);
    }
  });
});
