import Box from '@mui/material/Box';
import { useContext } from 'react';
import { labelOf } from '../../../../db/contract/enums';
import { ORGANIZATION_KINDS } from '../../../../db/contract/enums-results';
import { DAY } from '../../../../db/contract/review-changes';
import type { ReviewField } from '../../../../db/contract/review-fields';
import type { RowOf } from '../../../../db/contract/tables';
import { told } from '../../../../db/contract/words';
import { catalog } from '../../../../db/contract/words/catalog';
import words from '../../../i18n/moderation';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { FileList, shownFile } from '../../../kit/layout/FileList';
import { RichText } from '../../../kit/layout/RichText';
import { TagChip } from '../../../kit/layout/StateChip';
import { PlaceNames } from './places';

type Scope = RowOf<'scope', 'id' | 'name' | 'name_en'>;

export type StoredFile = RowOf<'attachment_relation', 'type' | 'file_name' | 'file_path' | 'file_suffix' | 'size'>;

const listOf = <T,>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/** Whether a field holds nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The chosen entries of a list as words. */
const choiceText = (field: ReviewField, value: unknown, lang: 'zh' | 'en'): string =>
  (String(value ?? '').match(/\d+/g) ?? []).map((each) => labelOf(field.choices ?? [], each, lang)).join(', ');

/** A value as plain text, for fields that read as one line. */
export function plainValue(
  field: ReviewField,
  value: unknown,
  lang: 'zh' | 'en',
  places: Readonly<Record<string, string>>,
): string {
  if (field.value === 'choices') return choiceText(field, value, lang);
  if (field.value === 'list') {
    const names = listOf<string>(value);
    return (lang === 'en' && places[names.join()]) || names.join(' / ');
  }
  const written = String(value ?? '');
  if (field.name === 'organization.org_type') return labelOf(ORGANIZATION_KINDS, written, lang);
  if (field.choices) return labelOf(field.choices, written, lang);
  if (field.day) return written.slice(0, DAY);
  if (!field.unit || !Number(written)) return written;
  return lang === 'en' ? told(catalog.amount(written), lang) : `${written} ${told(field.unit, lang)}`;
}

/** What stands in one field of the form. */
export function FieldValue({ field, value }: { field: ReviewField; value: unknown }) {
  const text = useText(words).review;
  const { lang } = useLang();
  const places = useContext(PlaceNames);
  if (isEmpty(value)) return <Box sx={{ color: 'text.secondary' }}>{text.empty}</Box>;
  switch (field.value) {
    case 'html':
      return <RichText html={String(value)} />;
    case 'picture':
      return (
        <Box
          component="img"
          src={String(value)}
          alt={text.cover}
          loading="lazy"
          sx={{
            display: 'block',
            maxWidth: '100%',
            maxHeight: 200,
            borderRadius: 2,
            border: 1,
            borderColor: 'divider',
          }}
        />
      );
    case 'scopes':
      return (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {listOf<Scope>(value).map((scope) => (
            <TagChip key={scope.id} label={pickName(lang, scope.name, scope.name_en)} />
          ))}
        </Box>
      );
    case 'files':
      return <FileList files={listOf<StoredFile>(value).map(shownFile)} />;
    default:
      return (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{plainValue(field, value, lang, places)}</Box>
      );
  }
}
