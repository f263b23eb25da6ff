import { describe, expect, it } from 'vitest';
import { FRONT_DOOR_PAGES, isFrontDoor, isInside, isMembersOwn, takenAddresses } from '../../db/contract/front-door.ts';
import { OTHER_PAGES, PAGES } from '../../db/contract/pages.ts';
import { frontDoorStands } from '../../functions/edge/front-door.ts';

const others = [...Object.keys(OTHER_PAGES), '/results', '/demands', '/web', '/v1', '/egg'];

describe('the word of the international front door', () => {
  it('SHELL-028 makes eight addresses, and none of them is taken', () => {
    expect(Object.values(FRONT_DOOR_PAGES)).toHaveLength(8);
    expect(takenAddresses('expo', others)).toEqual([]);
    expect(() => frontDoorStands([...others, ...Object.values(FRONT_DOOR_PAGES)])).not.toThrow();
  });

  it('is refused where it collides with another page, with a call, or with a page that it would swallow', () => {
    expect(takenAddresses('results', others)).toEqual(['/results']);
    expect(takenAddresses('V1', others)).toEqual(['/V1']);
    expect(takenAddresses('web', others)).toEqual(['/web']);
    expect(takenAddresses('member', ['/memberHome'])).toEqual(['/memberHome']);
    expect(() => frontDoorStands([...others, '/expoLogin', '/expoLogin'])).toThrow('/expoLogin');
    expect(() => frontDoorStands([...others, '/expologin/:id'])).toThrow('/expoLogin');
  });

  it('is left by turning to the platform’s own entrance alone', () => {
    expect(isFrontDoor('/expo/')).toBe(true);
    expect(isFrontDoor('/exporting')).toBe(false);
    expect(isInside('/expoHome', false)).toBe(true);
    expect(isInside('/resultDetail/x', true)).toBe(true);
    expect(isInside('/resultDetail/x', false)).toBe(false);
    for (const path of ['/memberCenter', '/memberCenter/releases', '/notices', '/workplace', '/programme/declare'])
      expect([isInside(path, true), isMembersOwn(path)]).toEqual([true, true]);
    for (const path of ['/results', '/personal', '/programme', '/expoHome']) expect(isMembersOwn(path)).toBe(false);
    for (const [pattern, { audience }] of Object.entries(PAGES)) {
      const path = pattern.replace(/\/?\*$/, '').replace(/:\w+\??/g, 'x');
      expect([pattern, isMembersOwn(path)]).toEqual([pattern, audience === 'members']);
    }
    for (const own of ['/', '/login', '/register', '/homeFiveSjz']) expect(isInside(own, true)).toBe(false);
  });
});
