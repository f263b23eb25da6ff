import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CRITERIA, CRITERION_NAMES, type Criterion } from '../../../../db/contract/programme/criteria';
import { told } from '../../../../db/contract/words';
import words from '../../../i18n/programmeReviews';
import { useField } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { type OpinionValues, totalOf } from './values';

const GRADES = [1, 2] as const;
type Grade = (typeof GRADES)[number];

const choice = {
  flex: '0 0 auto',
  minWidth: 56,
  px: 1.25,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&:hover': { borderColor: 'brand.line' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&[aria-pressed="true"]': { bgcolor: 'primary.dark', borderColor: 'primary.dark', color: '#fff', fontWeight: 600 },
  '&:disabled': { cursor: 'default', opacity: 0.75 },
} as const;

/**
 * The six groups of criteria (decision 99). One tab stop for all of them: arrows move between criteria and their two grades, 1, 2
 * and 0 grade the one that has the focus.
 */
export function Criteria() {
  const text = useText(words).form;
  const { lang } = useLang();
  const [active, setActive] = useState<{ name: Criterion; grade: Grade }>({
    name: CRITERION_NAMES[0] as Criterion,
    grade: 1,
  });
  const box = useRef<HTMLDivElement>(null);
  const values = useWatch() as Partial<OpinionValues>;

  const focus = (name: Criterion, grade: Grade) => {
    setActive({ name, grade });
    box.current?.querySelector<HTMLButtonElement>(`[data-criterion="${name}"][data-grade="${grade}"]`)?.focus();
  };
  const onArrow = (event: KeyboardEvent, name: Criterion, grade: Grade) => {
    const at = CRITERION_NAMES.indexOf(name);
    const near = { ArrowDown: CRITERION_NAMES[at + 1], ArrowUp: CRITERION_NAMES[at - 1] }[event.key];
    const beside = { ArrowLeft: 1, ArrowRight: 2 }[event.key] as Grade | undefined;
    if (!near && !beside) return;
    event.preventDefault();
    focus(near ?? name, beside ?? grade);
  };

  return (
    <Box
      ref={box}
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
      }}
    >
      {Object.entries(CRITERIA).map(([group, { label, criteria }]) => {
        const names = Object.keys(criteria) as Criterion[];
        return (
          <Box key={group} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 0.75 }}>
            <Box
              component="legend"
              sx={{ display: 'flex', width: '100%', p: 0, mb: 0.25, gap: 1, fontWeight: 650, alignItems: 'baseline' }}
            >
              <span style={{ flex: 1 }}>{told(label, lang)}</span>
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem' }}>
                {text.ofGroup(totalOf(values, names).meets, names.length)}
              </Box>
            </Box>
            {names.map((name) => (
              <CriterionRow
                key={name}
                name={name}
                label={told((criteria as Record<string, readonly [string, string]>)[name] ?? ['', ''], lang)}
                active={active.name === name ? active.grade : null}
                onFocus={(grade) => setActive({ name, grade })}
                onArrow={(event, grade) => onArrow(event, name, grade)}
              />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

interface CriterionRowProps {
  name: Criterion;
  label: string;
  /** The grade whose button is the tab stop; null where another criterion has it. */
  active: Grade | null;
  onFocus: (grade: Grade) => void;
  onArrow: (event: KeyboardEvent, grade: Grade) => void;
}

function CriterionRow({ name, label, active, onFocus, onArrow }: CriterionRowProps) {
  const text = useText(words).form;
  const { field, disabled } = useField(name);
  const id = useId();
  const value = Number(field.value ?? 0);
  const choose = (grade: number) => field.onChange(grade);
  const onKey = (event: KeyboardEvent, grade: Grade) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (['0', '1', '2'].includes(event.key)) {
      event.preventDefault();
      choose(Number(event.key));
    } else onArrow(event, grade);
  };
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 0.25,
        '&:focus-within': { bgcolor: 'brand.tint', borderRadius: 2 },
      }}
    >
      <Box id={id} sx={{ flex: 1, minWidth: 0, pl: 1, fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      {GRADES.map((grade) => (
        <Box
          key={grade}
          component="button"
          type="button"
          data-criterion={name}
          data-grade={grade}
          aria-pressed={value === grade}
          disabled={disabled}
          tabIndex={active === grade ? 0 : -1}
          onFocus={() => onFocus(grade)}
          onKeyDown={(event: KeyboardEvent) => onKey(event, grade)}
          onClick={() => choose(value === grade ? 0 : grade)}
          sx={choice}
        >
          {grade === 1 ? text.meets : text.general}
        </Box>
      ))}
    </Box>
  );
}

/** How many criteria are met, general and open, while they are chosen. */
export function Total() {
  const text = useText(words).form;
  const { meets, general, open } = totalOf(useWatch() as Partial<OpinionValues>);
  return (
    <Box component="output" aria-live="polite" sx={{ fontWeight: 600 }}>
      {text.total(meets, general, open)}
    </Box>
  );
}
