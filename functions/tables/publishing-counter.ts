import type { WriteContext } from '../data/hooks.ts';
import type { Counter } from '../data/table.ts';
import { countPublished, isOverLimit, publishingRefusal } from './publishing-limits.ts';

/** Items that one attempt of a call adds so far, in the name of the organisation that comes first. */
interface Added {
  attempt: number;
  items: number;
  organizationId: string | null;
}
const added = new WeakMap<WriteContext, Added>();

/** Counts new items for who adds them, and once for each organisation in whose name they are added. */
export const publishingCounter: Counter = {
  count(rows, context) {
    const { userId } = context.caller;
    if (userId === null || rows.length === 0) return [];
    const byUnit = new Map<string | null, number>();
    for (const { unit } of rows) {
      const id = typeof unit === 'string' && unit !== '' ? unit : null;
      byUnit.set(id, (byUnit.get(id) ?? 0) + 1);
    }
    const [first = null] = byUnit.keys();
    const known = added.get(context);
    const before = known?.attempt === context.attempt ? known : undefined;
    added.set(context, {
      attempt: context.attempt,
      items: (before?.items ?? 0) + rows.length,
      organizationId: before?.organizationId ?? first,
    });
    return [...byUnit].flatMap(([organizationId, items]) =>
      countPublished({ userId, organizationId }, items, context.at),
    );
  },
  async refusal(error, context) {
    const { caller, db } = context;
    const known = added.get(context);
    if (!known || caller.userId === null || !isOverLimit(error)) return null;
    return publishingRefusal(db, { userId: caller.userId, organizationId: known.organizationId }, known.items);
  },
};
