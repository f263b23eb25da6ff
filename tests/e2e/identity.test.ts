import { describe, expect, test } from 'vitest';
import common from '../../web/i18n/common.ts';
import publish from '../../web/i18n/publish.ts';
import auth from '../../web/i18n/signin.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { resultLabels } from './labels.ts';
import { published, unique } from './publishing.ts';
import { answerWith, fits, INDIVIDUAL, testSite } from './site.ts';

const site = testSite();
const NUMBER = 'ID-0002';
const MASKED = '******';
const CALL = '**/web/v1/user/chengguo/idNumber';

type Texts = Pick<typeof publish.zh, 'idNumber' | 'idNumberShow'>;

/** The form of a result at the step with the identity number. */
async function form(account: string, address: string, next: string, options = {}) {
  const { page } = await site.open({ account, ...options });
  await page.goto(address);
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: resultLabels('zh').name })
    .or(dialog.getByRole('textbox', { name: resultLabels('en').name }))
    .waitFor();
  await dialog.getByRole('button', { name: next, exact: true }).click();
  const parts = (text: Texts) => ({
    field: dialog.getByRole('textbox', { name: text.idNumber }),
    show: dialog.getByRole('button', { name: text.idNumberShow }),
  });
  return { page, dialog, parts };
}

describe('identity numbers', () => {
  test('PUB-056 the owner reads the stored number in the edit form, in English too, and can try again', async () => {
    const id = await published(unique('证件修改'));
    const { page, dialog, parts } = await form(INDIVIDUAL, `/memberCenter/releases?publish=${id}`, common.en.next, {
      lang: 'en',
      viewport: { width: 360, height: 740 },
    });
    const { field, show } = parts(publish.en);
    await answerWith(page, CALL, 500, { status: 500, msg: 'Out of order' });
    await show.click();
    await dialog.getByText(`${publish.en.idNumberFailed} Out of order`).waitFor();
    await page.unroute(CALL);
    await show.click();
    const again = page.getByRole('dialog', { name: auth.en.againTitle });
    await again.getByLabel(auth.en.password).fill(DEMO_PASSWORD);
    await again.getByRole('button', { name: auth.en.againConfirm }).click();
    await dialog.getByText(NUMBER, { exact: true }).waitFor();
    await expect.poll(() => field.inputValue()).toBe(MASKED);
    await fits(page);
  });
});
