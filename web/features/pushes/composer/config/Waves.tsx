import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { messageOf } from '../../../../../db/contract/errors';
import { PUSH_LIMITS } from '../../../../../db/contract/pushes';
import words from '../../../../i18n/pushCompose';
import { useLang, useText } from '../../../../kit/i18n';
import type { PushValues } from './values';

interface WavesProps {
  values: PushValues;
  onChange: (changed: Partial<PushValues>) => void;
  /** Whether the time between two waves is still to be given. */
  missing: boolean;
}

const digits = (text: string, most: number): string => {
  const typed = text.replace(/\D/g, '').slice(0, 6);
  return Number(typed) > most ? String(most) : typed;
};

/** Sends a push in parts, each at its own time; empty fields send all of it at once. */
export function Waves({ values, onChange, missing }: WavesProps) {
  const { waves: text } = useText(words);
  const { lang } = useLang();
  const size = Number(values.waveSize);
  const count = size > 0 ? Math.min(PUSH_LIMITS.waves, Math.ceil(values.orgs.size / size)) : 0;
  const number = { slotProps: { htmlInput: { inputMode: 'numeric' as const } } };
  return (
    <Box component="section" aria-label={text.title} sx={{ mt: 3 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {text.title}
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1.5 }}>{text.hint}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={text.size}
          value={values.waveSize}
          onChange={(event) => onChange({ waveSize: digits(event.target.value, PUSH_LIMITS.orgs).replace(/^0+/, '') })}
          {...number}
        />
        <TextField
          size="small"
          label={text.minutes}
          value={values.waveMinutes}
          disabled={size === 0}
          error={missing}
          helperText={missing ? messageOf('push_wave_minutes', lang) : ' '}
          onChange={(event) => onChange({ waveMinutes: digits(event.target.value, PUSH_LIMITS.waveMinutes) })}
          {...number}
        />
        <Box role="status" sx={{ py: 1 }}>
          {count > 1 && !missing ? text.plan(count, (count - 1) * Number(values.waveMinutes)) : ''}
        </Box>
      </Box>
    </Box>
  );
}
