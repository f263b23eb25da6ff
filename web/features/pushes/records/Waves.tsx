import Box from '@mui/material/Box';
import type { PushRecord } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushRecords';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { LocalRow, LocalTable } from './LocalTable';

/** The waves of a push, each with its time and how far it is. */
export function Waves({ waves }: { waves: NonNullable<PushRecord['waves']> }) {
  const { result: text, stages } = useText(words);
  if (waves.length === 0) return null;
  return (
    <Box component="section" aria-label={text.waves} sx={{ mb: 2 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1rem', fontWeight: 650 }}>
        {text.waves}
      </Box>
      <Box sx={{ maxHeight: '30vh', overflowY: 'auto' }}>
        <LocalTable
          label={text.waves}
          minWidth={560}
          heads={[text.wave, text.waveStart, stages.chosen, stages.sent, stages.failed, stages.waiting]}
        >
          {waves.map(({ wave, start_time, chosen, sent, failed, waiting }) => (
            <LocalRow
              key={wave}
              cells={[text.waveName(wave), formatMinute(start_time), chosen, sent, failed, waiting]}
            />
          ))}
        </LocalTable>
      </Box>
    </Box>
  );
}
