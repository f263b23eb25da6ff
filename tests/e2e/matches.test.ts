import { describe, expect, test } from 'vitest';
import { DISMISSAL_REASONS } from '../../db/contract/matches.ts';
import matching from '../../web/i18n/matching.ts';
import overview from '../../web/i18n/overview.ts';
import { accessible } from './axe.ts';
import { openSignedIn, settled, testSite } from './site.ts';

const site = testSite();
const { zh } = matching;

describe('matches of an own item', () => {
  test('MAT-009 say why they fit; one that does not is taken out, and comes back', async () => {
    const visit = await site.open({ account: '13800000001' });
    const { page, trouble } = visit;
    await openSignedIn(visit, '/memberCenter');
    await page.getByRole('button', { name: overview.zh.allMatches }).click();
    const list = page.getByRole('dialog').getByRole('list', { name: zh.list });
    const first = list.getByRole('heading', { level: 3 }).first();
    const name = (await first.textContent()) ?? '';
    await list.getByRole('list', { name: zh.reasons }).first().waitFor();
    await settled(page);
    await accessible(page, '[role="dialog"]');
    await list.getByRole('button', { name: `${zh.dismiss}: ${name}` }).click();
    await page.getByRole('menuitem', { name: DISMISSAL_REASONS[0]?.zh ?? '', exact: true }).click();
    await list.getByText(zh.dismissedOf(name)).waitFor();
    await expect.poll(() => list.getByRole('heading', { level: 3, name, exact: true }).count()).toBe(0);
    await list.getByRole('button', { name: zh.undo }).click();
    await list.getByRole('heading', { level: 3, name, exact: true }).waitFor();
    expect(trouble).toEqual([]);
  });
});
