import { describe, expect, test } from 'vitest';
import { differences } from '../../web/domain/publishing/conflict/differences';
import { chooseDraft, type DraftMark } from '../../web/domain/publishing/drafts/opening';
import { draftValues } from '../../web/domain/publishing/drafts/values';
import type { WizardValues } from '../../web/domain/publishing/types';
import { emptyOrganization } from '../../web/domain/publishing/values';

const mine = { result: { name: '此处' } };
const theirs = { result: { name: '别处' } };
const mark = (version: number, pending: boolean, time = 200): DraftMark => ({ version, pending, time });
const stored = (version: number, update_time: number, form: Record<string, unknown> = theirs) => ({
  form,
  version,
  update_time,
});

describe('which draft a form opens with', () => {
  test('PUB-010 what this device has not sent yet comes before what the server had of it', () => {
    expect(chooseDraft(mine, mark(3, true), stored(3, 100))).toMatchObject({
      draft: mine,
      from: 'device',
      version: 3,
      pending: true,
    });
  });

  test('PUB-010 the draft of another device comes where nothing was typed here since', () => {
    expect(chooseDraft(null, null, stored(2, 100))).toMatchObject({ draft: theirs, from: 'elsewhere', version: 2 });
    expect(chooseDraft(mine, mark(1, false), stored(2, 100))).toMatchObject({ draft: theirs, from: 'elsewhere' });
  });

  test('PUB-010 where both were written on, the newer one is shown and the other one kept', () => {
    expect(chooseDraft(mine, mark(1, true, 200), stored(2, 100))).toMatchObject({
      draft: mine,
      other: { form: theirs, version: 2, newer: false },
    });
    expect(chooseDraft(mine, mark(1, true, 50), stored(2, 100))).toMatchObject({
      draft: theirs,
      other: { form: mine, version: 2, newer: false },
    });
  });

  test('PUB-010 a saving whose answer was lost is no conflict', () => {
    expect(chooseDraft(mine, mark(1, true), stored(2, 100, mine))).toMatchObject({
      draft: mine,
      version: 2,
      pending: false,
      other: null,
    });
  });

  test('PUB-010 a draft that was submitted on another device does not come back, unless typed on here', () => {
    expect(chooseDraft(mine, mark(2, false), null).draft).toBeNull();
    expect(chooseDraft(mine, mark(2, true), null)).toMatchObject({ draft: mine, version: 0, pending: true });
    expect(chooseDraft(mine, null, null)).toMatchObject({ draft: mine, from: 'device' });
    expect(chooseDraft(null, null, null).draft).toBeNull();
  });
});

type Values = WizardValues & { result: { name: string; term: string; id_number: string; region: object[] } };
const values = (result: Partial<Values['result']> = {}): Values => ({
  variant: 'domestic',
  organization: emptyOrganization(),
  scopes: ['b', 'a'],
  attachments: [],
  key: 'key',
  version: 1,
  result: { name: '名称', term: '', id_number: '', region: [], ...result },
});

test('PUB-042 PUB-043 two versions: only fields that differ are shown, and what I left alone is theirs', () => {
  const fields = {
    'result.name': { label: '名称' },
    'result.term': { label: '期限' },
    'result.region': { label: '地区' },
    scopes: { label: '领域' },
  };
  const base = values();
  const own = values({ name: '我的', region: [{ id: '13', name: '河北省' }] });
  const other = {
    ...values({ name: '他的', term: '三年', region: [{ id: '13', name: 'Hebei' }] }),
    scopes: ['a', 'b'],
  };
  expect(differences(fields, own, other, base)).toMatchObject([
    { name: 'result.name', mine: '我的', theirs: '他的', side: 'mine' },
    { name: 'result.term', mine: '', theirs: '三年', side: 'theirs' },
  ]);
  expect(differences(fields, own, other, null).map(({ side }) => side)).toEqual(['mine', 'mine']);
});

test('PUB-010 a draft leaves the fields alone that it does not hold', () => {
  const first = values({ id_number: '1301***1234' });
  const laid = draftValues(first, { result: { name: '草稿' }, scopes: ['c'] }, () => first);
  expect(laid.result).toMatchObject({ name: '草稿', id_number: '1301***1234' });
  expect(laid.scopes).toEqual(['c']);
  const copied = draftValues<Values, { name: string }>(first, { copied: { name: '原件' } }, ({ name }) => ({
    ...values({ name }),
    key: 'another',
    version: 7,
  }));
  expect(copied).toMatchObject({ key: 'key', version: 1, result: { name: '原件' } });
});
