import { type Lang, messageOf } from '../../../db/contract/errors';
import { type ImportProblem, importFields } from '../../../db/contract/imports';
import type { PublishedKind } from '../../../db/contract/items';
import { told } from '../../../db/contract/words';

/** What a field is called, by its path. */
export const labelsOf = (kind: PublishedKind, lang: Lang): ReadonlyMap<string, string> =>
  new Map(importFields(kind).map(({ name, label }) => [name, told(label, lang)]));

/** Why a cell is refused. */
export const reasonOf = ({ code, params }: ImportProblem, lang: Lang): string => messageOf(code, lang, params);
