import { hasContent } from '../../../../db/contract/fields';
import type { Field } from '../../../../db/contract/form';
import { DECLARATION_FORM } from '../../../../db/contract/programme/declaration';
import type { SheetSection } from '../../../domain/programme/sheet';
import { SECTIONS } from './Sections';
import { type DeclarationValues, type Kinds, type Missing, missingIn, OTHER } from './values';

export interface SectionProgress {
  section: SheetSection;
  filled: number;
  all: number;
  missing: Missing[];
}

const isFilled = (value: unknown, { look }: Field): boolean =>
  look === 'html' ? hasContent(value) : value !== undefined && value !== null && String(value).trim() !== '';

/** How far each section is, and what it lacks. */
export function progressOf(values: DeclarationValues, kinds: Kinds): SectionProgress[] {
  const missing = missingIn(values, kinds);
  return SECTIONS.map((section) => {
    const fields = Object.entries(DECLARATION_FORM.groups[section] as Record<string, Field>);
    if (section === 'files') {
      const ids = kinds.length > 0 ? kinds.map(({ id }) => id) : [OTHER];
      const filled = ids.filter((id) => (values.files[id] ?? []).length > 0).length;
      return { section, filled, all: ids.length, missing: missing.filter(({ field }) => field.startsWith('files.')) };
    }
    return {
      section,
      filled: fields.filter(([name, field]) => isFilled(values.project[name], field)).length,
      all: fields.length,
      missing: missing.filter(({ field }) => fields.some(([name]) => field === `project.${name}`)),
    };
  });
}

/** A section is done when nothing is missing and something stands in it. */
export const isDone = ({ filled, missing }: SectionProgress): boolean => missing.length === 0 && filled > 0;
