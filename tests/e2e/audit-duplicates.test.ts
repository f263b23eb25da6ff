import { expect, test } from 'vitest';
import { fieldNames } from '../../db/contract/field-names.ts';
import moderation from '../../web/i18n/moderation.ts';
import { signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { INDIVIDUAL, published, unique } from './publishing.ts';
import { AUDITOR, fits, testSite } from './site.ts';

const site = testSite();

test.each(['zh', 'en'] as const)(
  'PUB-145 an auditor reads an item beside the one that it looks like, what differs before what is the same (%s)',
  async (lang) => {
    const text = moderation[lang];
    const name = unique('低温烧结银浆');
    const former = await published(name);
    const id = await published(`${name}料`);
    const member = await signedIn(INDIVIDUAL);
    const { result: form } = await member.get('/web/v1/user/chengguo/detail', { id: former });
    const changed = await member.put('/web/v1/user/chengguo', {
      chengguo_id: former,
      result: { ...form.result, contacts: '另一位联系人' },
      scopes: form.scopes.map((scope: { id: string }) => scope.id),
      attachments: [],
    });
    expect(changed.status).toBe(200);

    const { page } = await site.open({ account: AUDITOR, lang });
    await page.goto(`/audit/results/${id}`);
    await page.getByRole('button', { name: text.duplicates.compareWith(name), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const field = (key: string) => dialog.getByRole('group', { name: fieldNames[lang][key] ?? '', exact: true });
    const side = (key: string, label: string) => field(key).getByRole('group', { name: label, exact: true });
    await side('name', text.duplicates.self).getByText('料').first().waitFor();
    // Neither is the former one: nothing is struck out.
    await side('name', text.duplicates.self).locator('mark').getByText('料').waitFor();
    expect(await dialog.locator('del, ins').count()).toBe(0);
    await side('contacts', text.duplicates.other).getByText('另一位联系人').waitFor();
    expect(await field('profile').getByRole('group').count()).toBe(0);
    const order = await dialog.getByRole('heading', { level: 3 }).allTextContents();
    expect(order.map((heading) => heading.replace(/\d+/, 'n'))).toEqual([
      text.duplicates.differs(7).replace('7', 'n'),
      text.duplicates.same(7).replace('7', 'n'),
    ]);
    expect(await seriousProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await fits(page);
    expect(await dialog.getByRole('link', { name: text.duplicates.open }).getAttribute('href')).toBe(
      `/audit/results/${former}`,
    );
  },
);
