import Box from '@mui/material/Box';
import { type ReactNode, useContext, useMemo } from 'react';
import type { ReviewField } from '../../../../db/contract/review-fields';
import { textDiff } from '../../../domain/reviews/diff';
import { TextDiff } from '../../../domain/reviews/TextDiff';
import words from '../../../i18n/moderation';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { textOnly } from '../../../kit/layout/richTextElements';
import { FieldValue, plainValue, type StoredFile } from './FieldValue';
import { PlaceNames } from './places';

interface ComparisonProps {
  field: ReviewField;
  before: unknown;
  after: unknown;
  /** What the former version is called. */
  beforeLabel: string;
  /** What stands beside each other is two items, not two versions of one: what the second is called. */
  otherLabel?: string;
}

const lines = (value: unknown, line: (entry: never) => string): string =>
  (Array.isArray(value) ? value : []).map((entry) => line(entry as never)).join('\n');

/** The words of a value, where the difference of two values is one of words. */
function useWords(field: ReviewField): ((value: unknown) => string) | null {
  const { lang } = useLang();
  const places = useContext(PlaceNames);
  switch (field.value) {
    case 'html':
      return (value) => textOnly(String(value ?? ''));
    case 'scopes':
      return (value) =>
        lines(value, (scope: { name: string; name_en: string | null }) => pickName(lang, scope.name, scope.name_en));
    case 'files':
      return (value) => lines(value, (file: StoredFile) => file.file_name);
    case 'picture':
    case 'hidden':
      return null;
    default:
      return (value) => plainValue(field, value, lang, places);
  }
}

function Side({
  label,
  tone,
  children,
}: {
  label: string;
  tone: 'rejected' | 'adopted' | 'review';
  children: ReactNode;
}) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        minWidth: 0,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderTop: 3,
        borderTopColor: `var(--state-${tone}-fg)`,
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary', mb: 0.75 }}>{label}</Box>
      {children}
    </Box>
  );
}

/** Two versions of a field beside each other, below each other on a phone; what differs is marked by more than colour. */
export function Comparison({ field, before, after, beforeLabel, otherLabel }: ComparisonProps) {
  const text = useText(words).review;
  const items = otherLabel !== undefined;
  const inWords = useWords(field);
  const wordsOf = items && field.value === 'files' ? null : inWords;
  const [one, other] = wordsOf ? [wordsOf(before), wordsOf(after)] : ['', ''];
  const pieces = useMemo(() => (one === other ? null : textDiff(one, other)), [one, other]);
  const whole = pieces === null;
  const empty = <Box sx={{ color: 'text.secondary' }}>{text.empty}</Box>;
  const side = (kind: 'removed' | 'added', value: unknown, said: string) => {
    if (whole) return <FieldValue field={field} value={value} />;
    return said === '' ? empty : <TextDiff pieces={pieces} side={kind} items={items} />;
  };
  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Side label={beforeLabel} tone={items ? 'review' : 'rejected'}>
          {side('removed', before, one)}
        </Side>
        <Side label={otherLabel ?? text.after} tone={items ? 'review' : 'adopted'}>
          {side('added', after, other)}
        </Side>
      </Box>
      {field.value === 'html' && whole ? (
        <Box sx={{ mt: 0.75, fontSize: '0.875rem', color: 'text.secondary' }}>{text.formatOnly}</Box>
      ) : null}
      {field.value === 'files' && !items ? (
        <Box sx={{ mt: 1.5 }}>
          <FieldValue field={field} value={after} />
        </Box>
      ) : null}
      {field.value === 'html' && !whole && !items && other !== '' ? (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'brand.text', fontSize: '0.9375rem' }}>
            {text.formatted}
          </Box>
          <FieldValue field={field} value={after} />
        </Box>
      ) : null}
    </Box>
  );
}
