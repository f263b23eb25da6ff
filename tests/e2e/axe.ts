import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Frames without a colour on its way: what follows from a click may begin in the next one. */
const QUIET_FRAMES = 3;

/** A colour on its way from one state to the next is none of either: waits until all have arrived. */
export const calm = (page: Page) =>
  page.waitForFunction((needed) => {
    const seen = globalThis as { quietFrames?: number };
    const quiet = document.getAnimations().every(({ playState }) => playState !== 'running');
    seen.quietFrames = quiet ? (seen.quietFrames ?? 0) + 1 : 0;
    if (seen.quietFrames < needed) return false;
    seen.quietFrames = 0;
    return true;
  }, QUIET_FRAMES);

/** Nothing serious for assistive technology within a part of the page, once every colour has arrived at its state. */
export async function accessible(page: Page, within = 'body'): Promise<void> {
  await calm(page);
  const { violations } = await new AxeBuilder({ page }).include(within).setLegacyMode().analyze();
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(bad.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}
