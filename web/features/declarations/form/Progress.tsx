import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useWatch } from 'react-hook-form';
import { messageOf } from '../../../../db/contract/errors';
import words from '../../../i18n/programmeDeclarations';
import { useLang, useText } from '../../../kit/i18n';
import { AlertIcon, CheckIcon } from '../../../kit/layout/icons';
import { isDone, progressOf, type SectionProgress } from './progress';
import type { DeclarationValues, Kinds } from './values';

/** How far the form is, as it is typed. */
export function useProgress(kinds: Kinds): SectionProgress[] {
  const values = useWatch<DeclarationValues>() as DeclarationValues;
  return progressOf(values, kinds);
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  minHeight: { xs: 44, md: 36 },
  px: 1,
  border: 0,
  borderRadius: 1.5,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'brand.tint' },
} as const;

const plain = { listStyle: 'none', m: 0, p: 0 } as const;

interface ProgressProps {
  progress: readonly SectionProgress[];
  /** Goes to a section, or to a field. */
  onSection: (section: string) => void;
  onField: (field: string) => void;
}

/** Sections with how far they are, and all that is missing, each a way to its place. */
export function Progress({ progress, onSection, onField }: ProgressProps) {
  const text = useText(words);
  const { lang } = useLang();
  const missing = progress.flatMap((part) => part.missing);
  const done = progress.filter(isDone).length;
  return (
    <Box component="nav" aria-label={text.form.progress}>
      <Box sx={{ fontWeight: 650, mb: 1 }}>{text.form.sections(done, progress.length)}</Box>
      <LinearProgress
        variant="determinate"
        value={(done / progress.length) * 100}
        aria-label={text.form.progress}
        sx={{ borderRadius: 2, mb: 1.5 }}
      />
      <Box component="ol" sx={plain}>
        {progress.map((part) => (
          <li key={part.section}>
            <Box component="button" type="button" sx={row} onClick={() => onSection(part.section)}>
              <Mark part={part} />
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                {text.sheet.sections[part.section]}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {text.form.filled(part.filled, part.all)}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
      <Box
        role="status"
        sx={{ mt: 2, mb: 0.5, fontWeight: 650, color: missing.length > 0 ? 'warning.main' : 'success.main' }}
      >
        {missing.length > 0 ? text.form.missing(missing.length) : text.form.complete}
      </Box>
      <Box component="ul" sx={plain}>
        {missing.map(({ field, code, params }) => (
          <li key={field}>
            <Box
              component="button"
              type="button"
              sx={{ ...row, color: 'brand.text', textDecoration: 'underline' }}
              onClick={() => onField(field)}
            >
              {messageOf(code as never, lang, params)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Mark({ part }: { part: SectionProgress }) {
  const text = useText(words).form;
  if (part.missing.length > 0) {
    return (
      <AlertIcon sx={{ color: 'warning.main', fontSize: 18 }} titleAccess={text.sectionMissing(part.missing.length)} />
    );
  }
  if (isDone(part)) return <CheckIcon sx={{ color: 'success.main', fontSize: 18 }} titleAccess={text.sectionDone} />;
  return <Box aria-hidden sx={{ width: 18, height: 18, borderRadius: '50%', border: 1, borderColor: 'divider' }} />;
}
