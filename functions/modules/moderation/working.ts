import type { PublishedKind } from '../../../db/contract/items.ts';
import type { FormValues } from '../../../db/contract/review-changes.ts';
import type { ReviewedKind } from '../../../db/contract/review-fields.ts';
import type { ListFilter } from '../../../db/contract/reviews.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { queueWay } from '../items/lists/lists.ts';
import { projectWay } from '../items/projects/queue.ts';
import { itemForm, projectForm } from '../items/write/stored-form.ts';

/** A form under review, and where it stands. */
type ReviewedForm = FormValues & { code: string; version: number; audit_status: number };

/** How a kind's working versions are read. */
interface Working {
  /** @throws AppError 401 without a user, 403 or 404 for those who may not read it */
  form: (db: Database, env: Env, caller: Caller, id: string) => Promise<ReviewedForm>;
  /** Three statements: the item before and the one after in the queue as `{id}`, and its `{total}`. */
  way: (queue: ListFilter, id: string) => Statement[];
}

const published = (kind: PublishedKind): Working => ({
  form: async (db, env, caller, id) => ({ ...(await itemForm(db, env, caller, kind, id)) }),
  way: (queue, id) => queueWay(kind, queue, id),
});

/** The working versions of each kind that is reviewed. */
export const WORKING: Readonly<Record<ReviewedKind, Working>> = {
  result: published('result'),
  demand: published('demand'),
  project: {
    form: (db, _env, _caller, id) => projectForm(db, id),
    way: projectWay,
  },
};
