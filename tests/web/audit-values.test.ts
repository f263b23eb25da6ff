import { expect, it } from 'vitest';
import { DEAL_STATES } from '../../db/contract/deal-states.ts';
import { PUSH_ANSWERS } from '../../db/contract/inbox-words.ts';
import { changeLines, columnName, valueName } from '../../db/contract/logged-change.ts';
import { EDIT } from '../../db/contract/organization-edits.ts';
import { APPLICATION_STATES } from '../../db/contract/push-applications.ts';
import { VERIFICATION } from '../../db/contract/verifications.ts';

const AUDIT_STATES = [1, 3, 4, 5];
/** Every value that is written into the log as a bare word or number, by action. */
const WRITTEN: readonly (readonly [string, readonly (string | number)[]])[] = [
  ...['publish', 'edit', 'audit', 'follow-up', 'delete', 'approval-undo'].map(
    (action) => [action, AUDIT_STATES] as const,
  ),
  ['propose', Object.values(EDIT)],
  ...['deal-open', 'deal-step', 'deal-propose', 'deal-remind'].map((action) => [action, DEAL_STATES] as const),
  ['deal-contact', ['own', 'published']],
  ['verification', Object.values(VERIFICATION)],
  ['push-application', APPLICATION_STATES],
  ['push-answer', PUSH_ANSWERS],
  ['push-test', ['self', 'recipient']],
  ['push-edit', [0]],
  ['attribution-answer', ['yes', 'no']],
  ['object-decide', ['kept', 'withdrawn']],
  ['disable', [0, 1]],
  ['enable', [0, 1]],
  ['open', [0, 1]],
  ['matching', [0, 1, 2, 3]],
  ['second-factor-on', ['totp', 'passkey']],
];

it.each(WRITTEN)('states that the audit log keeps of %s have names in both languages', (action, values) => {
  for (const value of values) {
    expect(valueName('zh', action, value), `${action} ${value}`).toMatch(/\p{Script=Han}/u);
    expect(valueName('en', action, value), `${action} ${value}`).toMatch(/^[ -~“”’–]+$/);
  }
});

it('says in both languages how much went to how many subscribers', () => {
  const entry = { action: 'push-subscribers', table_name: 'user_push', item_id: 'run', names: {} };
  const said = (after: string, lang: 'zh' | 'en') =>
    changeLines({ ...entry, before: null, after }, lang, String).map(({ text }) => text.replace(/^.* → /, ''));
  expect(said('1 items, 2 subscribers', 'zh')).toEqual(['1 项内容，2 位订阅者']);
  expect(said('1 items, 2 subscribers', 'en')).toEqual(['1 item to 2 subscribers']);
});

it('columns that the audit log keeps of an organisation have names in both languages', () => {
  for (const column of ['name', 'type', 'level', 'profile', 'contacts', 'logo', 'talent', 'address', 'web_site']) {
    expect(columnName('zh', column)).toMatch(/\p{Script=Han}/u);
    expect(columnName('en', column)).not.toBe(column);
  }
});
