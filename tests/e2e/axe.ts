import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A colour on its way from one state to the next is none of either: waits until all have arrived. */
export const calm = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

/** Nothing serious for assistive technology within a part of the page, once every colour has arrived at its state. */
export async function accessible(page: Page, within = 'body'): Promise<void> {
  await calm(page);
  const { violations } = await new AxeBuilder({ page }).include(within).setLegacyMode().analyze();
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(bad.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}
