import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import encodeQR from 'qr';
import { beforeAll, describe, expect, test } from 'vitest';
import text from '../../web/i18n/attendance.ts';
import certificates from '../../web/i18n/certificates.ts';
import participants from '../../web/i18n/participants.ts';
import shell from '../../web/i18n/shell.ts';
import { add } from '../api/table-calls.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { accountButton, fits, openSignedIn, settled, testSite } from './site.ts';

const EDITOR = '13800000013';
const site = testSite();
const { zh } = text;
const phone = { viewport: { width: 360, height: 780 }, serviceWorkers: 'allow' } as const;

let editor: Client;
let member: Client;
let id: string;
const guests: { id: string; code: string; name: string }[] = [];

beforeAll(async () => {
  [editor, member] = await Promise.all([signedIn(EDITOR), signedIn('13800000002')]);
  const start_time = Math.floor(Date.now() / 1000);
  id = (await add(editor, 'meeting', { name: `签到会 ${randomUUID().slice(0, 6)}`, type: 1, start_time })).result.id;
  for (const [at, name] of ['孙晓梅', '周立强', '吴静'].entries()) {
    const made = await add(member, 'meeting_user', { meeting_id: id, name, phone: `1361234000${at}` });
    const { code } = (await member.get('/web/v1/door/code', { kind: 'meeting', id: made.result.id })).result;
    guests.push({ id: made.result.id, code, name });
  }
});

const guest = (at: number) => guests[at] as (typeof guests)[number];
const outcome = (page: Page, name: string) => page.locator(`[data-outcome="${name}"]`);
const scan = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: zh.field }).fill(code);
  await page.keyboard.press('Enter');
};

describe('a phone at the door', () => {
  test('SIGN-029 somebody who signed up finds the code for the door among the own sign-ups', async () => {
    const visit = await site.open({ ...phone, account: '13800000002' });
    const { page } = visit;
    await openSignedIn(visit, '/memberCenter/activity?kind=meetings');
    await page
      .getByRole('button', { name: new RegExp(zh.doorCode) })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: zh.doorCode });
    await dialog.getByRole('img', { name: zh.doorCode }).waitFor();
    expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
  });

  test('SIGN-029 goes on without a network, opens again without one, and sends by itself what it saw', async () => {
    const visit = await site.open({ ...phone, account: EDITOR });
    const { page, context } = visit;
    await openSignedIn(visit, `/content/door/meeting/${id}`);
    await page.getByText(zh.counts(0, 3)).waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect
      .poll(() =>
        page.evaluate(
          async (at) => (await (await caches.open('door')).match(at)) !== undefined,
          `/content/door/meeting/${id}`,
        ),
      )
      .toBe(true);
    await fits(page);
    expect(await seriousProblems(page, 'main')).toEqual([]);

    await context.setOffline(true);
    await scan(page, guest(0).code);
    await outcome(page, 'arrived').getByText(guest(0).name).waitFor();
    await scan(page, guest(0).code);
    await outcome(page, 'again').waitFor();
    await page.getByRole('textbox', { name: zh.field }).fill('0001');
    await page.getByRole('button', { name: zh.admit(guest(1).name) }).click();
    await outcome(page, 'arrived').getByText(guest(1).name).waitFor();
    await scan(page, `https://example.org/${'x'.repeat(40)}`);
    await outcome(page, 'foreign').waitFor();
    await page.getByText(zh.unsent(3)).waitFor();

    await page.reload();
    // At once: the list on the phone may not be read yet.
    await scan(page, guest(2).code);
    await outcome(page, 'arrived').getByText(guest(2).name).waitFor();
    await page.getByText(zh.counts(3, 3)).waitFor();
    await page.getByText(zh.unsent(4)).waitFor();

    await context.setOffline(false);
    await page.getByText(zh.allSent).waitFor();
    const { counts, records } = (await editor.get('/web/v1/door/attendance', { kind: 'meeting', id })).result;
    expect(counts).toEqual({ arrived: 3, expected: 3 });
    const times = new Map(records.map((row: { id: string; scans: object[] }) => [row.id, row.scans.length]));
    expect(guests.map((each) => times.get(each.id))).toEqual([2, 1, 1]);
  });

  test('SIGN-029 keeps the list sealed, and takes it away at sign-out', async () => {
    const visit = await site.open({ ...phone, account: EDITOR, lang: 'en' });
    const { page } = visit;
    await openSignedIn(visit, `/content/door/meeting/${id}`);
    await page.getByText(text.en.listOf('').trim(), { exact: false }).first().waitFor();
    const stored = () =>
      page.evaluate(async () => {
        const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
        if (!names.includes('door-lists')) return null;
        return new Promise<string>((done) => {
          const opened = indexedDB.open('door-lists');
          opened.onsuccess = () => {
            const all = opened.result.transaction('rows').objectStore('rows').getAll();
            all.onsuccess = () => {
              opened.result.close();
              done(JSON.stringify(all.result));
            };
          };
        });
      });
    await expect.poll(async () => (await stored())?.length ?? 0).toBeGreaterThan(100);
    expect(await stored()).not.toContain(guest(0).name);
    expect(await stored()).not.toContain(guest(0).code.slice(-20));

    await accountButton(page).click();
    await page.getByRole('menuitem', { name: shell.en.logout }).click();
    await expect.poll(stored).toBeNull();
    expect(await page.evaluate(() => caches.has('door'))).toBe(false);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('doorKey')))).toEqual(
      [],
    );
  });

  test('SIGN-029 who came without a sign-up, and who waits for a seat, are let in at the door and counted at once', async () => {
    const start_time = Math.floor(Date.now() / 1000);
    const meeting = { name: `满座会 ${randomUUID().slice(0, 6)}`, type: 1, start_time, capacity: 1 };
    const full = (await add(editor, 'meeting', meeting)).result.id;
    for (const [name, phone] of [
      ['占座人', '13612340011'],
      ['候补人', '13612340012'],
    ])
      await add(member, 'meeting_user', { meeting_id: full, name, phone });
    const visit = await site.open({ ...phone, account: EDITOR });
    const { page } = visit;
    await openSignedIn(visit, `/content/door/meeting/${full}`);
    await page.getByText(zh.counts(0, 1)).waitFor();
    const field = page.getByRole('textbox', { name: zh.field });
    await field.fill('来宾甲');
    await page.getByText(zh.notFound).waitFor();
    expect(await seriousProblems(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: zh.walkIn }).click();
    const dialog = page.getByRole('dialog', { name: participants.zh.walkIn });
    expect(await dialog.getByLabel(participants.zh.name).inputValue()).toBe('来宾甲');
    await dialog.getByLabel(participants.zh.phone).fill('13612340013');
    await dialog.getByLabel(participants.zh.over).check();
    await dialog.getByRole('button', { name: participants.zh.add, exact: true }).click();
    await outcome(page, 'arrived').getByText('来宾甲').waitFor();
    await page.getByText(zh.counts(1, 2)).waitFor();

    await field.fill('候补');
    await page.getByText(zh.outcomes.waiting).waitFor();
    await page.getByRole('button', { name: zh.seatOf('候补人') }).click();
    const asked = (title: string) =>
      page.getByRole('dialog', { name: title }).getByRole('button', { name: participants.zh.seat, exact: true });
    await asked(participants.zh.seatOverTitle).click();
    await outcome(page, 'arrived').getByText('候补人').waitFor();
    await page.getByText(zh.counts(2, 3)).waitFor();
    await page.getByText(zh.allSent).waitFor();
    await fits(page);
    await page.getByRole('link', { name: zh.list }).click();
    await page.getByRole('link', { name: zh.participants, exact: true }).click();
    await page.getByText(participants.zh.seats(3, '1')).waitFor();
    await page.getByRole('link', { name: participants.zh.door, exact: true }).click();
    await page.getByText(zh.counts(2, 3)).waitFor();
  });

  test('SIGN-029 the camera reads a code that is held before it, once', async () => {
    const visit = await site.open({ ...phone, account: EDITOR });
    const { page } = visit;
    const squares = encodeQR(guest(1).code, 'raw', { ecc: 'medium', border: 4 });
    // In the place of a lens: a picture of the code.
    await page.addInitScript((rows) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        const size = 8;
        canvas.width = canvas.height = rows.length * size;
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        const draw = () => {
          context.fillStyle = '#fff';
          context.fillRect(0, 0, canvas.width, canvas.height);
          context.fillStyle = '#000';
          for (const [y, row] of rows.entries())
            for (const [x, dark] of row.entries()) if (dark) context.fillRect(x * size, y * size, size, size);
        };
        draw();
        setInterval(draw, 100);
        return canvas.captureStream(10);
      };
    }, squares);
    await openSignedIn(visit, `/content/door/meeting/${id}`);
    await page.getByText(zh.allSent).waitFor();
    await page.getByRole('button', { name: zh.camera, exact: true }).click();
    await page.locator('[data-outcome]').getByText(guest(1).name).waitFor();
    await page.getByText(zh.allSent).waitFor();
    expect(await page.getByRole('button', { name: zh.undoOf(guest(1).name) }).count()).toBe(1);
  });

  test('SIGN-029 certificates are issued to those who came, and the public page confirms one', async () => {
    const visit = await site.open({ account: EDITOR });
    const { page } = visit;
    await editor.post('/web/v1/door/certificates/offer', { kind: 'meeting', id, certificate: 1 });
    await editor.post('/web/v1/door/scans', {
      ...{ kind: 'meeting', id, device: '南门' },
      scans: [{ id: randomUUID().replaceAll('-', ''), time: Math.floor(Date.now() / 1000), signup: guest(0).id }],
    });
    await openSignedIn(visit, `/content/attendance/meeting/${id}`);
    await page.getByRole('button', { name: new RegExp(zh.issue) }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    const link = page.getByRole('link', { name: zh.certificateOf(guest(0).name) });
    await link.waitFor();
    expect(await seriousProblems(page, 'main')).toEqual([]);
    const at = (await link.getAttribute('href')) ?? '';

    const { page: stranger } = await site.open({ viewport: { width: 360, height: 780 } });
    await stranger.goto(at);
    await settled(stranger);
    await stranger.getByText(certificates.zh.real).waitFor();
    await stranger.getByText('孙**').first().waitFor();
    expect(await stranger.getByText(guest(0).name).count()).toBe(0);
    await stranger.getByRole('textbox', { name: certificates.zh.wholeName }).fill('孙大梅');
    await stranger.getByRole('button', { name: certificates.zh.check }).click();
    await stranger.getByText('姓名与证书不一致').waitFor();
    await stranger.getByRole('textbox', { name: certificates.zh.wholeName }).fill(guest(0).name);
    await stranger.getByRole('button', { name: certificates.zh.check }).click();
    await stranger.getByRole('button', { name: certificates.zh.print }).waitFor();
    await fits(stranger);
    expect(await seriousProblems(stranger, 'main')).toEqual([]);
  });

  test('SIGN-029 the number of a certificate is typed by keyboard, and an unknown one is answered clearly, in both languages', async () => {
    const { records } = (await editor.get('/web/v1/door/attendance', { kind: 'meeting', id })).result;
    const number = records.find(({ certificate }: { certificate: string | null }) => certificate).certificate as string;
    for (const lang of ['zh', 'en'] as const) {
      const { page, trouble } = await site.open({ viewport: { width: 360, height: 780 }, lang });
      const text = certificates[lang];
      await page.goto('/course');
      await page.getByRole('contentinfo').getByRole('link', { name: shell[lang].certificate }).click();
      const field = page.getByRole('textbox', { name: text.code });
      await field.waitFor();
      await settled(page);
      await fits(page);
      expect(await seriousProblems(page, 'main')).toEqual([]);
      await field.focus();
      await page.keyboard.type('2026-12');
      await page.keyboard.press('Enter');
      await page
        .getByText({ zh: '证书编号为 16 位数字和字母', en: 'A number has 16 figures and letters' }[lang])
        .waitFor();
      await field.fill('0000 0000 0000 0000');
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText(text.absent('0000-0000-0000-0000')).waitFor();
      await fits(page);
      expect(await seriousProblems(page, 'main')).toEqual([]);
      // What was typed stands there to be mended; full-width and small letters are the same number.
      expect(await field.inputValue()).toBe('0000-0000-0000-0000');
      await field.fill(number.toLowerCase().replace('0', '０'));
      await page.keyboard.press('Enter');
      await page.getByText(text.real).waitFor();
      await page.getByText('孙**').first().waitFor();
      expect(await page.getByText(guest(0).name).count()).toBe(0);
      await page.getByRole('link', { name: text.again }).click();
      await field.waitFor();
      // The browser itself notes that the document of an unknown number is not there.
      expect(trouble.filter((line) => !line.includes('404'))).toEqual([]);
    }
  });
});
