import type { PublishedFacts } from '../../../db/contract/items.ts';
import type { FormValues } from '../../../db/contract/review-changes.ts';
import type { PublicationOf, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { wholeDetail } from '../../tables/items/kept-detail.ts';
import { wholeForm } from '../../tables/items/kept-form.ts';
import type { ReviewFacts } from '../items/lists/review-facts.ts';

/** The version that an edit is compared with. */
interface Approved {
  form: FormValues;
  /** Null where only the public snapshot is left of it. */
  version: number | null;
}

type PublishedRow = PublicationOf<'name' | 'cover' | 'region_name' | 'card' | 'detail'>;

/** The statements whose rows `approvedOf` takes: the kept form, and what the public sees. */
export const readApproved = ({ published }: ReviewFacts, itemId: string): Statement[] => [
  { sql: 'SELECT form, version FROM approved_version WHERE item_id = ?', params: [itemId] },
  ...(published
    ? [
        {
          sql: `SELECT name, cover, region_name, card, detail FROM ${published.publication} WHERE item_id = ?`,
          params: [itemId],
        },
      ]
    : []),
];

/** Reads the version that was returned to the publisher, while nothing else was decided since. */
export const readReturned = (itemId: string): Statement => ({
  sql: 'SELECT form FROM returned_version WHERE item_id = ?',
  params: [itemId],
});

/**
 * The form of a row of `readReturned`; null for none.
 * @throws AppError 503 where the object store does not give an old one
 */
export async function returnedOf(env: Env, rows: unknown[] | undefined): Promise<FormValues | null> {
  const kept = rows?.[0] as { form: string } | undefined;
  return kept ? wholeForm(env, kept.form) : null;
}

/** What is public of an item in the shape of its form, for items that were approved before forms were kept. */
async function fromPublication(env: Env, { kind, itemType }: PublishedFacts, row: PublishedRow): Promise<FormValues> {
  const own = JSON.parse(row.card) as { scope?: unknown };
  const whole = await wholeDetail(env, kind, row.detail, { scope: own.scope ?? [], org: null });
  const { scope, files, covers, org, publisher, ...columns } = whole;
  const place = itemType === 1 && row.region_name !== null ? { region_name: row.region_name } : {};
  const enclosures = Array.isArray(files) ? files.map((file: object) => ({ ...file, type: 'enclosure' })) : [];
  const pictures = Array.isArray(covers) ? covers.map((file_path) => ({ file_path, type: 'covers' })) : [];
  return {
    [kind]: { ...columns, ...place, name: row.name, cover: row.cover },
    scopes: scope,
    ...(pictures.length === 0 && { attachments: enclosures }),
  };
}

/**
 * The last approved version of an item.
 * @param answers rows of `readApproved`
 * @returns null for an item that never was approved
 * @throws AppError 503 where the object store does not give an old one
 */
export async function approvedOf(env: Env, facts: ReviewFacts, answers: unknown[][]): Promise<Approved | null> {
  const kept = answers[0]?.[0] as { form: string; version: number } | undefined;
  if (kept) return { form: await wholeForm(env, kept.form), version: kept.version };
  const row = answers[1]?.[0] as PublishedRow | undefined;
  return facts.published && row ? { form: await fromPublication(env, facts.published, row), version: null } : null;
}
