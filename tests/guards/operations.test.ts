import { expect, test } from 'vitest';
import { operations, undescribed } from '../setup/operations.ts';

test('every call says in the API description who may make it, and has a name of its own', () => {
  expect(operations.filter(({ who }) => who === undefined).map(({ name }) => name)).toEqual([]);
  const ids = operations.map(({ id }) => id);
  expect(ids.filter((id, place) => !id || ids.indexOf(id) !== place)).toEqual([]);
});

test('every call under /web is described, except the description itself', () => {
  expect(undescribed.filter(({ path }) => path.startsWith('/web/')).map(({ path }) => path)).toEqual([
    '/web/openapi.json',
    '/web/docs',
  ]);
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
