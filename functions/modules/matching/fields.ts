import { PUBLISHED, PUBLISHED_KINDS, type PublishedKind } from '../../../db/contract/items.ts';
import type { SuggestedFields } from '../../../db/contract/matches.ts';
import { branchOf, comparedText } from '../../../db/contract/matching.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { plainText } from '../../platform/plain-text.ts';
import { offeredFields } from '../items/public/directory.ts';
import { type Candidate, candidatesFor, publishedSource, type Said, withText, workingSource } from './candidates.ts';
import type { TopicModel } from './model.ts';
import { askingOf, readTexts } from './score.ts';

/** Nearest public items whose fields are asked for, and fields that are suggested. */
const NEAREST = 12;
const SUGGESTED = 5;
/** Letters of a text below which it says nothing. */
const LEAST_LETTERS = 6;
/** What a field counts whose name the text bears, and one that the model reads in it. */
const NAMED = 0.25;
const READ = 0.5;
/** A field that is chosen less is not suggested; one from here on is more than a guess. */
const LEAST = 0.12;
const SURE = 0.4;
/** So much of a nearest text must be shared for it to say anything. */
const SHARED = 0.06;

/** The fields of a text: those that the public items nearest to it chose, as long as they are offered. */
async function fieldsOf(db: Database, model: TopicModel, source: Candidate): Promise<SuggestedFields> {
  if ([...source.text].length < LEAST_LETTERS) return { sure: false, fields: [] };
  const asking = askingOf(model, source);
  const near = await Promise.all(PUBLISHED_KINDS.map((kind) => candidatesFor(db, model, kind, source, undefined)));
  const nearest = readTexts(
    model,
    asking,
    near.flat().filter(({ id, scopes }) => id !== source.id && scopes.length > 0),
  )
    .filter(({ shared }) => shared >= SHARED * asking.content)
    .slice(0, NEAREST);
  const all = nearest.reduce((sum, { shared }) => sum + shared ** 2, 0);
  const offered = await offeredFields(db);
  const fields = new Map<string, SuggestedFields['fields'][number]>();
  for (const { candidate, shared } of nearest) {
    for (const scope of candidate.card.scope) {
      if (!offered.has(scope.id)) continue;
      const known = fields.get(scope.id) ?? { ...scope, weight: 0 };
      known.weight += shared ** 2 / all;
      fields.set(scope.id, known);
    }
  }
  const read = new Map(source.topics.map(({ label, weight }) => [label, weight]));
  for (const field of fields.values()) {
    const named = field.name.length > 1 && source.text.includes(field.name.toLowerCase()) ? NAMED : 0;
    field.weight = Math.min(1, field.weight + named + READ * (read.get(field.name) ?? 0));
  }
  const best = [...fields.values()]
    .filter(({ weight }) => weight >= LEAST)
    .sort((one, other) => other.weight - one.weight || (one.id < other.id ? -1 : 1))
    .slice(0, SUGGESTED)
    .map((field) => ({ ...field, weight: Math.round(field.weight * 100) / 100 }));
  return { sure: (best[0]?.weight ?? 0) >= SURE, fields: best };
}

/** Fields that a text which is being written seems to belong to; none where nothing public is near. */
export function suggestedFields(
  db: Database,
  model: TopicModel,
  { name, profile }: { name: string; profile: string },
): Promise<SuggestedFields> {
  const text = comparedText(name, plainText(profile));
  const said = { id: '', name, text, scopes: [], facets: new Set<string>(), cooperation: [] };
  return fieldsOf(db, model, withText(model, said as unknown as Said, null));
}

/**
 * Whether the fields that a reviewed item chose agree with its text: they do not where its text surely belongs to others, none of them
 * of a branch that was chosen.
 * @throws AppError 403 for others than the kind's auditors, 404 for an item that is not there
 */
export async function checkedFields(
  db: Database,
  model: TopicModel,
  caller: Caller,
  kind: PublishedKind,
  id: string,
): Promise<SuggestedFields & { disagrees: boolean }> {
  if (!holds(caller, PUBLISHED[kind].auditor)) throw forbidden();
  const source = (await workingSource(db, model, kind, id, () => true)) ?? (await publishedSource(db, model, kind, id));
  if (!source) throw notFound();
  const { sure, fields } = await fieldsOf(db, model, source);
  const chosen = new Set(source.scopes.map(branchOf));
  const agrees = fields.some(({ id: scope }) => chosen.has(branchOf(scope)));
  return { sure, fields, disagrees: sure && source.scopes.length > 0 && !agrees };
}
