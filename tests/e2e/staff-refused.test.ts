import { expect, test } from 'vitest';
import { PAGES } from '../../db/contract/pages.ts';
import { INDIVIDUAL } from './publishing.ts';
import { settled, testSite } from './site.ts';

const site = testSite();

const STAFF = Object.keys(PAGES).filter((path) =>
  /^\/(?:admin|audit|content|programme\/office|workplace)(?:\/[^:*]*)?$/.test(path),
);

test('SHELL-056 a page of staff tells a member whose it is, and asks the server for nothing that it would refuse', async () => {
  const { page } = await site.open({ account: INDIVIDUAL });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${new URL(page.url()).pathname}: ${response.url()}`);
  });
  const silent: string[] = [];
  for (const path of STAFF) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    if (!/没有权限|没有审核权限|只有内容管理员/.test((await page.getByRole('main').textContent()) ?? ''))
      silent.push(path);
  }
  expect(STAFF.length).toBeGreaterThan(40);
  expect({ silent, refused }).toEqual({ silent: [], refused: [] });
});
