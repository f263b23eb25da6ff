import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AUDIT } from '../../../../db/contract/limits';
import kit from '../../../i18n/kit';
import { useText } from '../../../shared/i18n';

interface StateFilterProps {
  label: string;
  /** Text of the entry without a state. */
  allLabel?: string;
  value: string;
  onChange: (state: string) => void;
}

/** The audit states as a row of switches; the chosen one stands in the address. */
export function StateFilter({ label, allLabel, value, onChange }: StateFilterProps) {
  const states = useText(kit).status;
  const entries = [
    ...(allLabel === undefined ? [] : [{ state: '', text: allLabel }]),
    ...Object.values(AUDIT).map((state) => ({ state: String(state), text: states[state] ?? '' })),
  ];
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {entries.map(({ state, text }) => {
        const on = state === value;
        return (
          <Button
            key={state}
            size="small"
            aria-pressed={on}
            variant={on ? 'contained' : 'outlined'}
            onClick={() => onChange(state)}
            sx={{ minHeight: 36 }}
          >
            {text}
          </Button>
        );
      })}
    </Box>
  );
}
