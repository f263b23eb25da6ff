import { describe, expect, test } from 'vitest';
import { coverAddress, coverField } from '../../db/contract/covers.ts';
import { coverArt } from '../../functions/edge/cover-art.ts';

const ids = (...scopes: string[]) => scopes.map((id) => ({ id }));
const FIELDS = Array.from({ length: 13 }, (_, field) => String(field).padStart(2, '0'));
const NAMES = ['尾矿库天空地一体化安全预警平台', '抗凝血多肽原料药绿色合成路线', 'Hot strip inspection', '', '𠮷林😀'];
/** Bytes that one picture may have. */
const MOST = 14_000;

const seedOf = (address: string): number => Number.parseInt(/-([0-9a-f]{8})\.svg$/.exec(address)?.[1] ?? '', 16);
const artOf = (field: string, name: string): string => coverArt(field, seedOf(coverAddress(name, []))) ?? '';

describe('covers that are made', () => {
  test.each([
    ['a direction of industry, wherever it stands', ['s-101-02-01', 's-103-09-02'], '09'],
    ['the first of several', ['s-103-05', 's-103-09'], '05'],
    ['without one, a technical attribute', ['s-102-01', 's-101-09-02'], '08'],
    ['what is neither', ['s-104-01', 'x'], '00'],
    ['a direction that does not exist', ['s-103-77'], '00'],
    ['nothing', [], '00'],
  ])('the field is that of %s', (_, scopes, field) => {
    expect(coverField(ids(...scopes)).field).toBe(field);
  });

  test('the same name and field have the same address, another name or field another', () => {
    const [name = '', other = ''] = NAMES;
    expect(coverAddress(name, ids('s-103-12-01'))).toBe(coverAddress(` ${name.normalize('NFD')} `, ids('s-103-12')));
    const addresses = new Set(
      FIELDS.flatMap((field) => NAMES.map((each) => coverAddress(each, ids(`s-103-${field}`)))),
    );
    expect(addresses.size).toBe(FIELDS.length * NAMES.length);
    expect(coverAddress(name, [])).not.toBe(coverAddress(other, []));
    expect(coverAddress(name, [])).toMatch(/^\/covers\/00-[0-9a-f]{8}\.svg$/);
  });

  test.each(FIELDS)('field %s has a look of its own, with one warm mark, and stays small', (field) => {
    const arts = NAMES.map((name) => artOf(field, name));
    expect(new Set(arts).size).toBe(NAMES.length);
    for (const [at, art] of arts.entries()) {
      expect(art).toBe(artOf(field, NAMES[at] ?? ''));
      expect(art.split('stroke="#f4b65c"')).toHaveLength(2);
      expect(art).not.toMatch(/NaN|undefined|Infinity|<text|<script/);
      expect(art.length).toBeLessThan(MOST);
    }
    expect(FIELDS.filter((other) => artOf(other, NAMES[0] ?? '') === arts[0])).toEqual([field]);
  });

  test('no field beyond the twelve is drawn', () => {
    expect(coverArt('13', 1)).toBeNull();
  });
});
