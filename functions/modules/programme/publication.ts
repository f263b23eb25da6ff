import type { PublicationPreview, PublishedContent } from '../../../db/contract/programme/publication.ts';
import { MOST_PUBLISHED, type Publication } from '../../../db/contract/programme/selection.ts';
import type { Caller } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertAnyChanged, assertChanged, type Database, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { placeInEnglish } from '../../platform/place-names.ts';
import { newId } from '../../platform/random.ts';
import { insert, insertAll } from '../../platform/sql.ts';
import { rankingInput } from './opinions.ts';
import { currentPublication, fieldsOf, introductionOf, roundOf, SELECTED } from './selectable.ts';
import { snapshotKey, snapshotOf } from './snapshot.ts';

/** Bytes of one bound value: D1 takes up to 2 MB. */
const PART_BYTES = 1_000_000;

interface SelectedRow {
  id: string;
  version: number;
  name: string;
  optimize_name: string | null;
  profile: string | null;
  brief: string | null;
  optimize_profile: string | null;
  scope: string | null;
  org_name: string;
  org_province_name: string | null;
  unit: string | null;
  person: string | null;
}

/** What is selected, in its order, with the names of those who recommend it. */
async function readSelected(db: Database, round: { id: string; title: string }) {
  const rows = await db.all<SelectedRow>(
    `SELECT p.id, p.version, p.name, p.optimize_name, p.profile, p.brief, p.optimize_profile, p.scope, p.org_name, p.org_province_name,
       u.org_name AS unit, n.org_name AS person
     FROM project p INDEXED BY project_selected
     LEFT JOIN project_recommend u ON u.id = p.orgRec_id AND u.identify = 1
     LEFT JOIN project_recommend n ON n.id = p.personRec_id AND n.identify = 2
     WHERE ${SELECTED} ORDER BY p.sort_show, p.id LIMIT ${MOST_PUBLISHED + 1}`,
    [round.id],
  );
  if (rows.length === 0) throw new AppError(409, 'nothing_selected');
  if (rows.length > MOST_PUBLISHED) throw new AppError(413, 'too_many_selected');
  const fields = await fieldsOf(
    db,
    rows.map(({ scope }) => scope),
  );
  const contents = rows.map(
    (row): PublishedContent => ({
      id: row.id,
      name: row.optimize_name?.trim() || row.name,
      declared_name: row.name,
      org_name: row.org_name,
      province: row.org_province_name,
      province_en: placeInEnglish(row.org_province_name),
      fields: fields(row.scope),
      unit: row.unit,
      person: row.person,
      profile: row.optimize_profile?.trim() ? row.optimize_profile : introductionOf(row),
      round,
    }),
  );
  return { rows, contents };
}

/**
 * What would be published now.
 * @throws AppError 404 where there is no such round; 409 where nothing is selected
 */
export async function previewPublication(db: Database, roundId: string | undefined): Promise<PublicationPreview> {
  const round = await roundOf(db, roundId, now());
  const { contents } = await readSelected(db, round);
  const former = await currentPublication(db, round.id);
  return { projects: contents, former: former?.id ?? null };
}

/** Rows of published_project in parts that one bound value holds. */
function publishedRows(publicationId: string, contents: readonly PublishedContent[]): Statement[] {
  const parts: { rows: Record<string, string | number>[]; bytes: number }[] = [];
  for (const [at, content] of contents.entries()) {
    const text = JSON.stringify(content);
    const bytes = Buffer.byteLength(text);
    const part = parts.at(-1);
    const row = { publication_id: publicationId, project_id: content.id, sort: at + 1, content: text };
    if (part && part.bytes + bytes < PART_BYTES) {
      part.rows.push(row);
      part.bytes += bytes;
    } else parts.push({ rows: [row], bytes });
  }
  return parts.flatMap(({ rows }) => insertAll('published_project', rows));
}

/** Entries of the history of all projects of a publication, at once. */
const historyOfAll = (
  publicationId: string,
  action: 'publish' | 'unpublish',
  caller: Caller,
  at: number,
): Statement => ({
  sql: `INSERT INTO audit_log (id, user_id, action, table_name, item_id, "after", add_time)
        SELECT upper(hex(randomblob(13))), ?2, ?3, 'project', b.project_id, ?1, ?4 FROM published_project b WHERE b.publication_id = ?1`,
  params: [publicationId, caller.userId, action, at],
});

/**
 * Tells the declarants of a publication's projects, but for those of the publication that takes or gives its place.
 * @param other publication whose projects hear nothing: for them nothing changed
 */
const tellDeclarants = (
  publicationId: string,
  topic: 'project_published' | 'project_unpublished',
  other: string | null,
  at: number,
): Statement => ({
  sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, item_id, params, link, once_key, add_time)
        SELECT upper(hex(randomblob(13))), p.declarant_user_id, ?2, p.id, json_object('name', p.name),
          CASE WHEN ?2 = 'project_published' THEN '/programme/selected/' ELSE '/programme/declarations/' END || p.id,
          ?2 || ':' || ?1 || ':' || p.id, ?4
        FROM published_project b JOIN project p ON p.id = b.project_id
        WHERE b.publication_id = ?1
          AND NOT EXISTS (SELECT 1 FROM published_project o WHERE o.publication_id = ?3 AND o.project_id = b.project_id)`,
  params: [publicationId, topic, other ?? '', at],
});

/** What was read is what stands there: the same projects, each in the version that was read. */
const unchanged = (roundId: string, rows: readonly SelectedRow[]): Statement => ({
  sql: `SELECT CASE WHEN (SELECT count(*) FROM json_each(?2) j CROSS JOIN project p ON p.id = j.value ->> 0 AND p.version = j.value ->> 1
          WHERE ${SELECTED}) = ?3
        AND (SELECT count(*) FROM project p INDEXED BY project_selected WHERE ${SELECTED}) = ?3 THEN 1 ELSE json('stale') END`,
  params: [roundId, JSON.stringify(rows.map(({ id, version }) => [id, version])), rows.length],
});

const end = (id: string, at: number): Statement[] => [
  { sql: 'UPDATE project_publication SET undo_time = ? WHERE id = ? AND undo_time IS NULL', params: [at, id] },
  assertChanged(),
];

/** Which publication the projects of two publications, and of no other, are shown by. */
const show = (id: string, instead: string | null): Statement[] => [
  ...(instead === null
    ? []
    : [{ sql: 'UPDATE project SET publication_id = NULL WHERE publication_id = ?', params: [instead] }]),
  {
    sql: `UPDATE project SET publication_id = ?1 WHERE id IN (SELECT project_id FROM published_project WHERE publication_id = ?1)`,
    params: [id],
  },
];

/**
 * Publishes what is selected in a round, all at once; the former publication of the round ends with the same batch. The snapshot
 * lies in the object store before anybody can read of it.
 * @param former publication that visitors see now, as the caller knows it; null for none
 * @throws AppError 404 where there is no such round; 409 where nothing is selected, where another publication or an edit came between
 */
export async function publish(
  db: Database,
  env: Env,
  caller: Caller,
  { round: roundId, former }: { round?: string | undefined; former: string | null },
): Promise<Publication> {
  const at = now();
  const round = await roundOf(db, roundId, at);
  const current = await currentPublication(db, round.id);
  if ((current?.id ?? null) !== former) throw new AppError(409, 'publication_stale');
  const { rows, contents } = await readSelected(db, round);
  const last = await db.first<{ version: number }>(
    'SELECT version FROM project_publication WHERE round_id = ? ORDER BY version DESC LIMIT 1',
    [round.id],
  );
  const version = (last?.version ?? 0) + 1;
  const { text, digest } = snapshotOf(round.title, version, await rankingInput(db, round.id), contents);
  await env.FILES.put(snapshotKey(digest), text, { httpMetadata: { contentType: 'application/json' } });
  const id = newId();
  const row = { id, version, sha256: digest, projects: contents.length, add_time: at };
  await writeOr(db, { stale: 'publication_stale', taken: 'publication_stale', index: 'project_publication' }, [
    unchanged(round.id, rows),
    ...(former === null ? [] : end(former, at)),
    insert('project_publication', {
      ...row,
      round_id: round.id,
      former_id: former,
      add_user: caller.userId,
    }),
    ...publishedRows(id, contents),
    ...show(id, former),
    {
      sql: 'UPDATE project SET is_edited = 0 WHERE round_id = ? AND is_edited = 1',
      params: [round.id],
    },
    historyOfAll(id, 'publish', caller, at),
    tellDeclarants(id, 'project_published', former, at),
    ...(former === null ? [] : [tellDeclarants(former, 'project_unpublished', id, at)]),
  ]);
  return row;
}

/**
 * Takes a publication back; the one whose place it took is public again. What the office chose and worded stays as it is.
 * @throws AppError 404 where there is none of that id; 409 where it is not public any more
 */
export async function undoPublication(db: Database, caller: Caller, id: string): Promise<{ restored: string | null }> {
  const row = await db.first<{ former_id: string | null }>('SELECT former_id FROM project_publication WHERE id = ?', [
    id,
  ]);
  if (!row) throw notFound();
  const at = now();
  const { former_id: former } = row;
  const back: Statement[] =
    former === null
      ? [{ sql: 'UPDATE project SET publication_id = NULL WHERE publication_id = ?', params: [id] }]
      : [
          { sql: 'UPDATE project_publication SET undo_time = NULL WHERE id = ?', params: [former] },
          assertAnyChanged(),
          ...show(former, id),
        ];
  await writeOr(db, 'publication_stale', [
    ...end(id, at),
    ...back,
    {
      sql: `UPDATE project SET is_edited = 1 WHERE is_delete = 0 AND id IN
              (SELECT project_id FROM published_project WHERE publication_id IN (?, ?))`,
      params: [id, former ?? id],
    },
    historyOfAll(id, 'unpublish', caller, at),
    tellDeclarants(id, 'project_unpublished', former, at),
  ]);
  return { restored: former };
}
