import { describe, expect, it } from 'vitest';
import { Pace, type Turn } from '../../queues/objects/pace.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2026, 10, 28, 4);

const afterOf = (turn: Turn): number => ('after' in turn ? turn.after : Number.NaN);
const waitOf = (turn: Turn): number => ('wait' in turn ? turn.wait : 0);

describe('the pace of calls to the chat app', () => {
  it('SRV-019 PUSH-055 keeps the rate over a clock that is set back, and makes nobody wait until it is there again', () => {
    const pace = new Pace();
    for (let chunk = 0; chunk < 3; chunk += 1) expect(afterOf(pace.reserve(NOON, 10, 10))).toBe(chunk * 1000);
    const back = NOON - HOUR_MS;
    expect(afterOf(pace.reserve(back, 10, 10))).toBe(3000);
    expect(afterOf(pace.reserve(back + 500, 10, 10))).toBe(3500);
    // Full: whoever comes now asks again within what is reserved.
    const turn = pace.reserve(back - HOUR_MS, 10, 10);
    expect(waitOf(turn)).toBeGreaterThan(0);
    expect(waitOf(turn)).toBeLessThanOrEqual(5000);
  });

  it('SRV-019 PUSH-055 begins at once after a pause, however far the clock went ahead or back meanwhile', () => {
    const pace = new Pace();
    pace.reserve(NOON, 10, 10);
    for (const at of [NOON + HOUR_MS, NOON + HOUR_MS + 2000]) expect(afterOf(pace.reserve(at, 10, 10))).toBe(0);
    const back = NOON - 5 * HOUR_MS;
    expect(afterOf(pace.reserve(back, 0, 10))).toBeLessThanOrEqual(1000);
  });
});
