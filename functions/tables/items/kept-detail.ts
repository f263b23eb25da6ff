import type { PublishedKind } from '../../../db/contract/items.ts';
import { BLANK_DETAIL } from './snapshot.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a card says, or what the organisation's own row does: a page takes it from there (decision 273). */
const ELSEWHERE: ReadonlySet<string> = new Set(['scope', 'org']);

const saysNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** JSON of the values of a card or a detail that say something: a row below half a page shares its page with another. */
const kept = (values: Values, passes: (name: string) => boolean): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(values).filter(([name, value]) => passes(name) && !saysNothing(value))),
  );

/** What the row of a publication keeps of its card. */
export const keptCard = (card: Values): string => kept(card, () => true);

/** What it keeps of its detail. */
export const keptDetail = (detail: Values): string => kept(detail, (name) => !ELSEWHERE.has(name));

/**
 * The detail of a publication with everything that its row says nothing of, in the order of a snapshot's.
 * @param detail JSON as `keptDetail` made it, or as rows had it before; @param more what stands elsewhere: the scopes of its card, and its organisation
 */
export const wholeDetail = (
  kind: PublishedKind,
  detail: string,
  more: { scope: unknown; org: unknown },
): Record<string, unknown> => ({ ...BLANK_DETAIL[kind], ...(JSON.parse(detail) as Values), ...more });
