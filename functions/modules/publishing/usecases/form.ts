import { type Caller, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { shownIdNumber } from '../../../platform/id-number.ts';
import type { Kind } from '../../publications/kinds.ts';
import { type FormValues, formParts, formReads, formValues } from '../form.ts';
import { checkWriter, type ItemRow, idOf } from '../working.ts';

/** A working version as the wizard and the audit page show it: the groups of a submission, and where it stands. */
export interface ItemForm extends FormValues {
  chengguo_id?: string;
  xuqiu_id?: string;
  code: string;
  version: number;
  audit_status: number;
  audit_opinion: string | number | null;
  add_user: string;
  add_time: number;
  update_time: number | null;
  /** Results `domestic` or `overseas`, demands `zh` or `en`: told by the country. */
  variant: 'domestic' | 'overseas' | 'zh' | 'en';
}

const VARIANTS = { result: ['domestic', 'overseas'], demand: ['zh', 'en'] } as const;
const KEYS = { result: 'chengguo_id', demand: 'xuqiu_id' } as const;

/**
 * One item for its edit or audit form (core§2): for its publisher and auditors. The identity number is masked.
 * @throws AppError 401 without a user, 404 for items of others
 */
export async function itemForm(db: Database, env: Env, caller: Caller, kind: Kind, id: string): Promise<ItemForm> {
  userIdOf(caller);
  const answers = await db.batch<unknown>(formReads(kind, id));
  const row = answers[0]?.[0] as ItemRow | undefined;
  checkWriter(caller, kind, row);
  const values = formValues(kind, row, formParts(answers));
  const [chinese, english] = VARIANTS[kind];
  return {
    [KEYS[kind]]: idOf(kind, row),
    code: row.code,
    version: row.version,
    audit_status: row.audit_status,
    audit_opinion: row.audit_opinion ?? null,
    add_user: row.add_user,
    add_time: Number(row.add_time),
    update_time: row.update_time === null ? null : Number(row.update_time),
    variant: row.org_country ? english : chinese,
    ...values,
    ...(values.result && { result: { ...values.result, id_number: shownIdNumber(env, row.id_number) } }),
  };
}
