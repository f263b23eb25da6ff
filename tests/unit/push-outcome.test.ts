import { describe, expect, it } from 'vitest';
import { deliveryHint } from '../../db/contract/pushes.ts';
import { outcomeOf, withoutRecipient } from '../../functions/modules/pushes/delivery/outcome.ts';

/** 2026-11-21 00:00:00 in Shanghai. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 16) / 1000;
const HOUR = 3600;
const tried = { attempts: 1, claimTime: MIDNIGHT, doubtSince: null };
const answered = (errcode: number | null, at: number, called = true, more = {}) =>
  outcomeOf({ called, answer: { errcode } }, { ...tried, ...more }, at);

describe('the day’s quota', () => {
  it('SRV-019 is over until midnight in Shanghai', () => {
    expect(answered(45009, MIDNIGHT + 9 * HOUR).resetsAt).toBe(MIDNIGHT + 24 * HOUR);
    expect(answered(45009, MIDNIGHT - 1)).toMatchObject({ resetsAt: MIDNIGHT, pauseUntil: MIDNIGHT });
  });

  it('SRV-019 is tried again after a minute: one such answer may be wrong', () => {
    expect(answered(45009, MIDNIGHT + 9 * HOUR).pauseUntil).toBe(MIDNIGHT + 9 * HOUR + 60);
  });

  it('SRV-019 is asked for again a minute later where a clock is a little ahead of the account’s', () => {
    expect(answered(45009, MIDNIGHT).resetsAt).toBe(MIDNIGHT + 60);
    expect(answered(45009, MIDNIGHT + 240).resetsAt).toBe(MIDNIGHT + 300);
    expect(answered(45009, MIDNIGHT + 300).resetsAt).toBe(MIDNIGHT + 24 * HOUR);
  });

  it('SRV-019 tries that the account’s own quota ended do not count against the target', () => {
    expect([answered(45009, MIDNIGHT).uncounted, answered(45011, MIDNIGHT).uncounted]).toEqual([true, true]);
    expect(answered(-1, MIDNIGHT).uncounted).toBeUndefined();
  });
});

describe('a token that is refused while there may be no other one', () => {
  const refusedAs = (errcode: number) =>
    outcomeOf({ called: false, answer: { errcode }, refusal: 42001 }, tried, MIDNIGHT + 9 * HOUR);

  it('SRV-019 is shown as what it is, not as too many calls', () => {
    expect(refusedAs(45011)).toMatchObject({ code: '42001', pauseCode: 'token_refused', uncounted: true });
    expect(refusedAs(45009)).toMatchObject({ code: '42001', stop: true });
    expect(deliveryHint('token_refused', 'zh')).toContain('凭证');
  });
});

describe('a token that cannot be had', () => {
  it('SRV-019 is waited for as long as nothing answers, without counting', () => {
    const { state, code, pauseUntil, uncounted } = answered(null, MIDNIGHT, false, { attempts: 500 });
    expect([state, code, pauseUntil, uncounted]).toEqual(['waiting', 'no_token', MIDNIGHT + 5, true]);
  });

  it.each([40001, 40125, 40164])('SRV-019 %i from the token interface stops the run and says what to do', (code) => {
    expect(answered(code, MIDNIGHT, false, { attempts: 3 }).stop).toBe(true);
    expect([deliveryHint(String(code), 'zh'), deliveryHint(String(code), 'en')].every(Boolean)).toBe(true);
  });
});

it('PUSH-047 who is unbound after a call that was never answered is uncertain, not failed', () => {
  expect(withoutRecipient(tried).state).toBe('failed');
  expect(withoutRecipient({ ...tried, doubtSince: MIDNIGHT }).state).toBe('uncertain');
});
