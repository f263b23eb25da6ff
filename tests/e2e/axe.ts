import { AxeBuilder } from '@axe-core/playwright';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Findings only; no rule reads what `preload` fetches of other sites. */
const REPORTED = { resultTypes: ['violations' as const], selectors: false, preload: false };

/** What one sees on a control is part of its name: experimental in axe, but reported by Lighthouse. */
export const SEEN_IN_NAMES = { 'label-content-name-mismatch': { enabled: true } };

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

/**
 * What assistive technology stumbles over, by every rule of axe, once every colour has arrived at its state. Left out is what
 * only its report would show: the places where a rule found nothing wrong, and a selector for each.
 * @param within a selector; the whole document without one
 * @param rules further ones
 */
export async function findings(page: Page, within?: string, rules: RunOptions['rules'] = {}) {
  await calm(page);
  // The pages hold no frames of other sites, for which alone a page of its own would have to gather the results.
  const axe = new AxeBuilder({ page }).options({ ...REPORTED, rules }).setLegacyMode();
  return (await (within ? axe.include(within) : axe).analyze()).violations;
}

/** Serious and critical findings, as sentences. */
export async function seriousProblems(page: Page, within?: string, rules?: RunOptions['rules']): Promise<string[]> {
  return (await findings(page, within, rules))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`).join(' | ')}`,
    );
}

/** Nothing serious for assistive technology within a part of the page. */
export async function accessible(page: Page, within = 'body'): Promise<void> {
  expect(await seriousProblems(page, within)).toEqual([]);
}
