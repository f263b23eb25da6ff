import { describe, expect, test } from 'vitest';
import catalog from '../../web/i18n/catalog.ts';
import releases from '../../web/i18n/listings.ts';
import audit from '../../web/i18n/moderation.ts';
import { ownResults, PublishForm, TEXT, unique, withoutDrafts } from './publishing.ts';
import { AUDITOR, INDIVIDUAL, openSignedIn, testSite, toast } from './site.ts';

const site = testSite();

describe('a classified result', () => {
  test('PUB-027 PUB-035 its publisher is told what that means, its reviewer that it stays inside, and visitors find nothing', async () => {
    const name = unique('涉密的成果');
    const { page, context } = await site.open({ account: INDIVIDUAL });
    await withoutDrafts(context);
    await page.goto('/results?publish=new');
    const form = new PublishForm(page);
    await form.ready();
    const note = form.error(TEXT.zh.classified);
    expect(await note.count()).toBe(0);
    await form.fillResult(name);
    await form.dialog.getByRole('radio', { name: '涉密', exact: true }).check();
    await note.waitFor();
    await form.next();
    await form.fillIndividual();
    await form.submit();
    await form.decline();
    const id = (await ownResults(page)).find((row) => row.name === name)?.chengguo_id ?? '';

    const reviewer = await site.open({ account: AUDITOR });
    await openSignedIn(reviewer, `/audit/results/${id}`);
    const text = audit.zh.decision;
    await reviewer.page.getByText(text.classified, { exact: true }).waitFor();
    await reviewer.page.getByRole('button', { name: text.approve, exact: true }).click();
    await toast(reviewer.page, text.approvedInside).waitFor();

    await page.goto(`/memberCenter/releases?keyword=${encodeURIComponent(name)}`);
    await page.getByRole('article', { name }).getByText(releases.zh.chips.classified, { exact: true }).waitFor();
    const visitor = await site.open();
    await visitor.page.goto(`/resultDetail/${id}/x`);
    await visitor.page.getByText(catalog.zh.goneHint).first().waitFor();
    expect(await visitor.page.getByText(name).count()).toBe(0);
  });
});
