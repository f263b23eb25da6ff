import type { PublishedKind } from '../../../db/contract/items.ts';
import { BODY_BEGINNING } from '../../../db/contract/limits.ts';
import type { Env } from '../../platform/env.ts';
import { readBody } from '../../platform/stored-bodies.ts';
import { type Stored, storedOf } from './kept-form.ts';
import { BLANK_DETAIL } from './snapshot.ts';

type Values = Readonly<Record<string, unknown>>;
type Store = Pick<Env, 'FILES'>;

/** Texts of a detail that move to the object store where they are long and old (decision 274). */
const TEXTS = ['profile', 'detail_desc'] as const;

/**
 * A detail in two parts: what its row keeps, of each long text its beginning, and the text of its body.
 * @param detail JSON as `keptDetail` made it; @param object name of the body
 */
export function partedDetail(detail: string, object: string): { row: string; body: string } {
  const values = JSON.parse(detail) as Values;
  const goes: Record<string, string> = {};
  const begins: Record<string, string> = {};
  for (const name of TEXTS) {
    const text = values[name];
    // As SQL counts: a sign outside the basic plane is one character.
    const characters = typeof text === 'string' ? [...text] : [];
    if (characters.length <= BODY_BEGINNING) continue;
    goes[name] = String(text);
    begins[name] = characters.slice(0, BODY_BEGINNING).join('');
  }
  const body = JSON.stringify(goes);
  return { row: JSON.stringify({ ...values, ...begins, stored: storedOf(object, body) }), body };
}

/**
 * What the row of a publication keeps of its detail with its texts whole.
 * @param detail JSON of the row
 * @throws AppError 503 where the object store does not give the rest
 */
export async function wholeValues(store: Store, detail: string): Promise<Values> {
  const { stored, ...values } = JSON.parse(detail) as Values & { stored?: Stored };
  return stored ? { ...values, ...(JSON.parse(await readBody(store, stored.object)) as Values) } : values;
}

/**
 * The detail of a publication with everything that its row says nothing of, in the order of a snapshot's.
 * @param detail JSON of the row; @param more what stands elsewhere: the scopes of its card, and its organisation
 * @throws AppError 503 where the object store does not give the rest of an old one
 */
export const wholeDetail = async (
  store: Store,
  kind: PublishedKind,
  detail: string,
  more: { scope: unknown; org: unknown },
): Promise<Record<string, unknown>> => ({ ...BLANK_DETAIL[kind], ...(await wholeValues(store, detail)), ...more });
