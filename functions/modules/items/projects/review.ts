import type { FormValues } from '../../../../db/contract/review-changes.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';

/**
 * Signed-in users who audit no projects are refused openly.
 * @throws AppError 401 without a user, 403
 */
export function checkEditor(caller: Caller): string {
  const userId = userIdOf(caller);
  if (!holds(caller, 'content-admin')) throw forbidden();
  return userId;
}

/** Where a project stands. */
interface Standing {
  xiangmu_id: string;
  version: number;
  audit_status: number;
  audit_opinion: string | null;
}

/** A project as its review shows it: the groups of its form, and where it stands; it has no code. */
type ProjectForm = FormValues & Standing & { code: '' };

/**
 * One project for its audit.
 * @throws AppError 401 without a user, 403 for others than content editors, 404
 */
export async function projectForm(db: Database, caller: Caller, id: string): Promise<ProjectForm> {
  checkEditor(caller);
  const row = await db.first<Standing & { form: string }>(
    `SELECT p.xiangmu_id, p.version, p.audit_status, p.audit_opinion, f.form
     FROM xiangmu p JOIN xiangmu_form f ON f.xiangmu_id = p.xiangmu_id WHERE p.xiangmu_id = ? AND p.is_delete = 0`,
    [id],
  );
  if (!row) throw notFound();
  const { form, ...standing } = row;
  return { ...standing, code: '', ...(JSON.parse(form) as FormValues) };
}
