import type { expertCalls } from '../../../db/contract/calls/experts.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import type { ExpertWorkInput } from '../../../db/contract/experts.ts';
import { ITEMS } from '../../../db/contract/items.ts';
import type { Row } from '../../data/row.ts';
import { addItem, editItem, type ItemPart, type Writer } from '../items/write/unversioned.ts';

type Input = BodyOf<typeof expertCalls.create>;

interface Written {
  expert_id: string;
  audit_status: number;
}

/** The columns of the row that an input means: its fields are named in one of them. */
function columnsOf({ id: _id, expert_id: _key, works: _works, scopes, ...columns }: Input): Row {
  return { ...columns, ...(scopes && { scope: scopes.join(',') }) };
}

const worksOf = (works: readonly ExpertWorkInput[]): ItemPart => ({
  table: 'zhuanjia_work',
  rows: works.map((work, sort) => ({ ...work, sort })),
});

/**
 * Enters an expert with fields and works, all or nothing, under the rules of the table. The same key of the same person is one
 * entry, however often it is sent.
 * @param isSelf the writer is the expert
 * @param submissionKey header Idempotency-Key; null without one
 * @throws AppError 401, 409 when the writer applied before, 422, 429
 */
export async function addExpert(
  writer: Writer,
  input: Input,
  isSelf: boolean,
  submissionKey: string | null,
): Promise<Written> {
  const data = { ...columnsOf(input), is_self: isSelf ? 1 : 0 };
  const { expert_id, audit_status } = await addItem(
    writer,
    ITEMS.expert,
    data,
    [worksOf(input.works ?? [])],
    submissionKey,
  );
  return { expert_id: String(expert_id), audit_status };
}

/**
 * Changes an expert, and where works are given puts them in the place of those before; all or nothing, under the rules of the
 * table.
 * @throws AppError 401, 404 when there is none that the caller may write, 422
 */
export const editExpert = (writer: Writer, id: string, input: Input): Promise<{ changed: number }> =>
  editItem(writer, ITEMS.expert, id, columnsOf(input), input.works ? [worksOf(input.works)] : []);
