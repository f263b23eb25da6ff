import type { ScopeName } from '../../../db/contract/cards.ts';
import type { Publication } from '../../../db/contract/programme/selection.ts';
import { paragraphsOf } from '../../../db/contract/rich-text.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { type Round, readRound } from '../../tables/programme/current.ts';
import { STAGE } from '../../tables/programme/lifecycle.ts';

/** Projects of a round that may be ranked and selected: alias `p`, the round is the first value. */
export const SELECTABLE = `p.round_id = ?1 AND p.stage IN (${STAGE.declared}, ${STAGE.returned}) AND p.is_delete = 0`;

/** Those of them that the office selected. */
export const SELECTED = `${SELECTABLE} AND p.last_selected = 1`;

/**
 * The round that a call names, else the one that calls mean which name none.
 * @param at unix seconds
 * @throws AppError 404 where there is none
 */
export async function roundOf(
  db: Database,
  id: string | undefined,
  at: number,
): Promise<{ id: string; title: string }> {
  const asked = id
    ? { sql: 'SELECT id, title FROM project_round WHERE id = ? AND is_delete = 0', params: [id] }
    : readRound(at);
  const found = await db.first<Pick<Round, 'id' | 'title'>>(asked.sql, asked.params);
  if (!found) throw notFound();
  return { id: found.id, title: found.title };
}

/** What a declaration says of its result: the long text, else the brief, as rich text. */
export const introductionOf = ({ profile, brief }: { profile: string | null; brief: string | null }): string | null =>
  profile?.trim() || !brief?.trim() ? profile : paragraphsOf(brief);

/** What visitors see of a round now; null for nothing. */
export const currentPublication = (db: Database, roundId: string): Promise<Publication | null> =>
  db.first<Publication>(
    `SELECT id, version, sha256, projects, add_time FROM project_publication
     WHERE round_id = ? AND undo_time IS NULL`,
    [roundId],
  );

interface ScopeRow extends ScopeName {
  of: string;
}

/**
 * Fields of the second level, in which the programme sorts (back-office§7), of what projects name: at whatever level they name one.
 * @param named values of `project.scope`: ids, parted by commas
 * @returns the fields of each such value
 */
export async function fieldsOf(
  db: Database,
  named: readonly (string | null)[],
): Promise<(value: string | null) => ScopeName[]> {
  const idsOf = (value: string | null) => (value ?? '').split(/[,\s]+/).filter(Boolean);
  const ids = [...new Set(named.flatMap(idsOf))];
  const rows = await db.all<ScopeRow>(
    `SELECT j.value AS "of", s.id, s.name, s.name_en FROM json_each(?) j CROSS JOIN scope o ON o.id = j.value
     JOIN scope s ON s.id = CASE WHEN o.level > 2 THEN o.pid ELSE o.id END`,
    [JSON.stringify(ids)],
  );
  const fields = new Map(rows.map(({ of, ...field }) => [of, field]));
  return (value) => {
    const found = idsOf(value).flatMap((id) => fields.get(id) ?? []);
    return [...new Map(found.map((field) => [field.id, field])).values()];
  };
}
