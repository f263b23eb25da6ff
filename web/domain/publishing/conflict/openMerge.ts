import { openDialog } from '../../../kit/dialogs';
import type { FieldFacts } from './differences';
import type { Sides } from './MergeDialog';

/** One field of one version: how it reads, and what of it counts where two versions are compared. */
interface SideOfField {
  facts: FieldFacts;
  essence: string;
  shown: unknown;
}

export type SideByField = Readonly<Record<string, SideOfField>>;

/**
 * Shows the fields in which two versions differ side by side; what I left alone since `base` is theirs unless told otherwise.
 * @returns which side counts, field by field; nothing where the dialog was left
 */
export function openMerge(mine: SideByField, theirs: SideByField, base: SideByField): Promise<Sides | undefined> {
  const differences = Object.entries(mine).flatMap(([name, own]) => {
    const other = theirs[name];
    if (!other || other.essence === own.essence) return [];
    const side = base[name]?.essence === own.essence ? ('theirs' as const) : ('mine' as const);
    return [{ name, facts: own.facts, mine: own.shown, theirs: other.shown, side }];
  });
  return openDialog('mergeVersions', { differences, opinion: null, note: null });
}
