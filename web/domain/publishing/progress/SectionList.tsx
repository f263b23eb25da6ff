import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import words from '../../../i18n/publishProgress';
import { useText } from '../../../kit/i18n';
import { CheckIcon } from '../../../kit/layout/icons';
import type { Progress, SectionState } from './useProgress';

function Dot({ mark }: Pick<SectionState, 'mark'>) {
  const done = mark === 'done';
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        width: 18,
        height: 18,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        border: 2,
        borderColor: done ? 'success.main' : mark === 'begun' ? 'primary.main' : 'action.disabled',
        bgcolor: done ? 'success.main' : 'transparent',
        color: 'background.paper',
        background:
          mark === 'begun' ? 'linear-gradient(90deg, var(--mui-palette-primary-main) 50%, transparent 50%)' : '',
        '& svg': { fontSize: 14, strokeWidth: 3 },
      }}
    >
      {done ? <CheckIcon /> : null}
    </Box>
  );
}

interface SectionListProps {
  progress: Progress;
  /** Titles of the steps, in their order. */
  steps: readonly string[];
  onPick: (section: SectionState) => void;
}

/** All sections of a form, step by step: what is done, what is missing, what was refused. Each leads to its fields. */
export function SectionList({ progress, steps, onPick }: SectionListProps) {
  const text = useText(words);
  const note = ({ wrong, missing, filled, fields }: SectionState) => {
    if (wrong > 0) return { told: text.wrong(wrong), color: 'error.main' };
    if (missing > 0) return { told: text.missing(missing), color: 'warning.main' };
    return { told: filled === 0 ? text.optional : `${filled} / ${fields.length}`, color: 'text.secondary' };
  };
  return (
    <Box component="nav" aria-label={text.sections}>
      {steps.map((title, step) => (
        <Box key={title} sx={{ '& + &': { mt: 1.5 } }}>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 0.5 }}>{text.step(step + 1, title)}</Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {progress.sections
              .filter((section) => section.step === step)
              .map((section) => {
                const { told, color } = note(section);
                return (
                  <li key={section.group}>
                    <ButtonBase
                      onClick={() => onPick(section)}
                      sx={{
                        width: '100%',
                        minHeight: { xs: 44, md: 34 },
                        px: 0.75,
                        mx: -0.75,
                        gap: 1,
                        borderRadius: 1.5,
                        justifyContent: 'flex-start',
                        textAlign: 'left',
                        fontFamily: 'inherit',
                        fontSize: '0.875rem',
                        '&:hover, &:focus-visible': { bgcolor: 'brand.tint' },
                      }}
                    >
                      <Dot mark={section.mark} />
                      <Box component="span" sx={{ flex: 1, minWidth: 0, lineHeight: 1.3 }}>
                        {section.title}
                      </Box>
                      <Box component="span" sx={{ fontSize: '0.75rem', whiteSpace: 'nowrap', color }}>
                        {told}
                      </Box>
                    </ButtonBase>
                  </li>
                );
              })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
