import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import words from '../../../i18n/publishProgress';
import { useText } from '../../../kit/i18n';
import { CheckIcon, ChevronDownIcon } from '../../../kit/layout/icons';
import { ScoreRing } from '../../matching/ScoreRing';
import type { WizardState } from '../useWizard';
import { type Progress, type SectionState, useProgress } from './useProgress';

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
function SectionList({ progress, steps, onPick }: SectionListProps) {
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
                      <Box
                        component="span"
                        sx={{
                          flex: 1,
                          minWidth: 0,
                          display: 'flex',
                          flexWrap: 'wrap',
                          alignItems: 'center',
                          columnGap: 1,
                        }}
                      >
                        <Box component="span" sx={{ flexGrow: 1, minWidth: 0, lineHeight: 1.3 }}>
                          {section.title}
                        </Box>
                        <Box component="span" sx={{ fontSize: '0.75rem', whiteSpace: 'nowrap', color }}>
                          {told}
                        </Box>
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

/** How much the form says for matching, with how much of it is still missing. */
function Meter({ progress }: { progress: Progress }) {
  const text = useText(words);
  const { percent, missing } = progress;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <ScoreRing score={percent} size={52} label={text.percent(percent)} />
      <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
        <Box sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>{text.completeness}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: missing > 0 ? 'warning.main' : 'text.secondary' }}>
          {missing > 0 ? text.missingAll(missing) : text.ready}
        </Box>
      </Box>
    </Box>
  );
}

interface AdviceListProps {
  progress: Progress;
  onPick: (field: string) => void;
}

/** So many pieces of advice stand at once. */
const SHOWN = 3;

/** What would make matching better, in words; each leads to its field. */
function AdviceList({ progress, onPick }: AdviceListProps) {
  const text = useText(words);
  const advice = progress.advice.slice(0, SHOWN);
  return (
    <Box component="section" aria-label={text.advice} sx={{ mt: 2 }}>
      <Box sx={{ fontSize: '0.8125rem', fontWeight: 650, mb: 0.5 }}>
        {advice.length > 0 ? text.advice : text.adviceDone}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {advice.map(({ code, field, points }) => (
          <li key={code}>
            <Button
              size="small"
              onClick={() => onPick(field)}
              sx={{
                display: 'block',
                width: '100%',
                mx: -0.75,
                px: 0.75,
                textAlign: 'left',
                textTransform: 'none',
                fontWeight: 400,
                lineHeight: 1.45,
                color: 'text.primary',
                minHeight: { xs: 44, md: 0 },
              }}
            >
              {text.advices[code]}
              <Box component="span" sx={{ ml: 0.5, color: 'brand.text', fontWeight: 650, whiteSpace: 'nowrap' }}>
                {text.points(points)}
              </Box>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface RailProps<V extends FieldValues> {
  wizard: WizardState<V>;
}

/** Beside the fields: how far the form is, and the way to each of its sections. */
export function Rail<V extends FieldValues>({ wizard }: RailProps<V>) {
  const progress = useProgress(wizard);
  return (
    <Box
      sx={{
        width: 200,
        flex: 'none',
        maxHeight: '60vh',
        overflowY: 'auto',
        px: 0.75,
        pt: 1,
        borderRight: 1,
        borderColor: 'divider',
        pr: 1.5,
      }}
    >
      <Box sx={{ mb: 1.5 }}>
        <Meter progress={progress} />
      </Box>
      <SectionList
        progress={progress}
        steps={wizard.steps.map((name) => wizard.words.steps[name] ?? '')}
        onPick={({ step, group }) => void wizard.toSection(step, group)}
      />
      <AdviceList progress={progress} onPick={(field) => void wizard.toField(field)} />
    </Box>
  );
}

/** The same where there is no room beside the fields: a line that stays, with the sections in a menu. */
export function RailLine<V extends FieldValues>({ wizard }: RailProps<V>) {
  const text = useText(words);
  const progress = useProgress(wizard);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { steps, step, at, words: own } = wizard;
  const { missing } = progress;
  const close = () => setAnchor(null);
  return (
    <Box
      sx={{
        position: 'sticky',
        top: -8,
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        py: 1,
        mb: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>{text.stepOf(at + 1, steps.length)}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: missing > 0 ? 'warning.main' : 'text.secondary' }}>
          {[own.steps[step], missing > 0 ? text.missingAll(missing) : text.percent(progress.percent)].join(' · ')}
        </Box>
      </Box>
      <Button
        endIcon={<ChevronDownIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {text.sections}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 300, p: 2 }, role: 'dialog', 'aria-label': text.sections } }}
      >
        <Box sx={{ mb: 1.5 }}>
          <Meter progress={progress} />
        </Box>
        <SectionList
          progress={progress}
          steps={steps.map((name) => own.steps[name] ?? '')}
          onPick={({ step: of, group }) => {
            close();
            void wizard.toSection(of, group);
          }}
        />
        <AdviceList
          progress={progress}
          onPick={(field) => {
            close();
            void wizard.toField(field);
          }}
        />
      </Popover>
    </Box>
  );
}
