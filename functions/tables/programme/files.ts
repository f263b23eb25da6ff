import { refuseWhere } from '../../data/guards.ts';
import type { Demand } from '../../data/hooks.ts';
import type { Row } from '../../data/row.ts';
import { STAGE } from './lifecycle.ts';

/** What was handed in, and is not with its declarant to be mended. */
const STANDS = `p.is_delete = 0 AND p.stage NOT IN (${STAGE.draft}, ${STAGE.returned})`;

const LOST = `SELECT 1 FROM json_each(?) j JOIN project p ON p.id = j.value ->> 0 AND ${STANDS}
  JOIN project_round_file f ON f.id = j.value ->> 1 AND f.round_id = p.round_id AND f.is_required = 1
  WHERE NOT EXISTS (SELECT 1 FROM attachment_relation a WHERE a.item_id = p.id AND a.kind = f.id AND a.is_delete = 0)`;

/**
 * Files that go: what was handed in with a file that its round asks for has one of that kind when the call ends, whichever of its
 * operations brings it (decision 364).
 * @param files rows of attachments as they are, of any items
 */
export function requiredStay(files: readonly Row[]): Demand {
  const ids = files.flatMap(({ item_id, kind }) => (kind ? [JSON.stringify([item_id, kind])] : []));
  if (ids.length === 0) return {};
  const statements = async (all: readonly string[]) => [
    refuseWhere({ sql: LOST, params: [JSON.stringify(all)] }, 'declaration_file_lost'),
  ];
  return { last: [{ about: 'required files', ids, statements }] };
}
