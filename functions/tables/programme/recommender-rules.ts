import { accountKey, PHONE } from '../../../db/contract/accounts.ts';
import { holdsUnseen } from '../../../db/contract/controls.ts';
import { EMAIL } from '../../../db/contract/email.ts';
import { RECOMMENDER_REQUIRED, type RecommenderKind } from '../../../db/contract/programme/recommenders.ts';
import type { Row } from '../../data/row.ts';
import type { Statement } from '../../platform/database.ts';
import type { FieldError } from '../../platform/errors.ts';

/** Whether a value says nothing, or is rich text without any. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  String(value)
    .replace(/<(?!img\b)[^>]*>|&nbsp;/gi, '')
    .trim() === '';

/**
 * What a recommender lacks, by its kind (back-office§5).
 * @param row a new one, or what a change brings
 * @param whole false asks only for what the change names
 */
export function missingOfRecommender(kind: RecommenderKind, row: Row, whole: boolean): FieldError[] {
  return Object.entries(RECOMMENDER_REQUIRED[kind])
    .filter(([name]) => (whole || (name in row && name !== 'org_password')) && isBlank(row[name]))
    .map(([field, code]) => ({ field, code }));
}

/**
 * What is wrong with a name for signing in: a member's account of that form would come first, and nobody types what is not seen (decision 413).
 * @param name as it would be stored
 */
export const faultsOfName = (name: string): FieldError[] => {
  const account = accountKey(name);
  const isUnfit = PHONE.test(account) || EMAIL.test(account) || holdsUnseen(name);
  return isUnfit ? [{ field: 'org_name', code: 'recommender_name_unfit' }] : [];
};

/**
 * Living recommenders that bear one of the names.
 * @param except key of the row that may keep its own
 */
export const selectNamed = (names: readonly string[], except: readonly unknown[] = []): Statement => ({
  sql: `SELECT org_name FROM project_recommend WHERE is_delete = 0 AND org_name IN (SELECT value FROM json_each(?1))
        AND id NOT IN (SELECT value FROM json_each(?2))`,
  params: [JSON.stringify(names), JSON.stringify(except)],
});
