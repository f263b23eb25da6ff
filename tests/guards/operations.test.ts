import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../db/contract/endpoints.ts';
import { ITEM } from '../../db/contract/limits.ts';
import { operations, undescribed } from '../setup/operations.ts';
import { sources } from './sources.ts';

test('every call says in the API description who may make it, and has a name of its own', () => {
  expect(operations.filter(({ who }) => who === undefined).map(({ name }) => name)).toEqual([]);
  const ids = operations.map(({ id }) => id);
  expect(ids.filter((id, place) => !id || ids.indexOf(id) !== place)).toEqual([]);
});

test('every call under /web is described, the description itself included', () => {
  expect(undescribed.filter(({ path }) => path.startsWith('/web/')).map(({ path }) => path)).toEqual([]);
});

test('every call names the refusals that its kind can end with', () => {
  const lacking = operations.filter(({ who, responses, takes }) => {
    const wanted = [
      ...(who === 'everybody' || who === 'bearer' ? [] : ['401']),
      ...(Array.isArray(who) ? ['403'] : []),
      ...(takes ? ['404', '422'] : []),
    ];
    return wanted.some((code) => !responses.includes(code));
  });
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

test('a choice of several values is described with all of them', () => {
  const draft = operations.find(({ name }) => name === 'PUT /web/v1/user/draft');
  expect(draft?.body?.properties?.item_type?.enum).toEqual([ITEM.result, ITEM.demand]);
});

test('the application mounts every call of the contract, guarded as the contract says', () => {
  const mounted = new Map(operations.map(({ method, path, who }) => [`${method} ${path}`, who]));
  const wanted = ENDPOINTS.map(({ method, path, who }) => [`${method.toUpperCase()} /web${path}`, who] as const);
  expect(wanted.filter(([name, who]) => JSON.stringify(mounted.get(name)) !== JSON.stringify(who))).toEqual([]);
  expect(new Set(wanted.map(([name]) => name)).size).toBe(wanted.length);
});

test('the site knows the calls by their types alone: their shapes would weigh on the first visit', () => {
  const heavy = sources('web').flatMap(({ path, text }) =>
    [...text.matchAll(/^import (?!type )[^;]*?contract\/(?:calls\/|endpoints?')[^;]*;/gm)].map(
      ([line]) => `${path}: ${line}`,
    ),
  );
  expect(heavy).toEqual([]);
});

/** Where tests ask on purpose for what is not there, or for a file of the site. */
const ABSENT = [
  '/web/none',
  '/web/v1/nothing',
  '/web/v1/x',
  '/web/static/a.js',
  '/web/eggServer/egg/base',
  '/web/web/egg/base',
];

test('tests make calls that exist: what is refused because nobody answers there proves nothing', () => {
  const known = [...operations, ...undescribed].map(
    ({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\*$/, '.*')}(?:/|$)`),
  );
  const begins = (address: string): boolean =>
    [...operations, ...undescribed].some(({ path }) => path.startsWith(`${address}/`));
  const wrong = sources('tests').flatMap(({ path, text }) =>
    [...text.matchAll(/['"`](?:\/uncached)?(\/web\/[\w/.-]*)(?=['"`?])/g)]
      .map(([, address = '']) => address.replace(/\/$/, ''))
      .filter((address) => !ABSENT.includes(address) && !begins(address) && !known.some((each) => each.test(address)))
      .map((address) => `${path}: ${address}`),
  );
  expect(wrong).toEqual([]);
});
