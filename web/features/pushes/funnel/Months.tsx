import Box from '@mui/material/Box';
import type { FunnelMonth } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushRecords';
import { useText } from '../../../kit/i18n';
import { cell, LocalTable } from '../records/LocalTable';
import type { Stage } from './FunnelBars';
import { NumberButton } from './NumberButton';

export const COLUMNS = ['chosen', 'reached', 'failed', 'uncertain', 'opened', 'answered', 'deals', 'signed'] as const;

interface MonthsProps {
  months: readonly FunnelMonth[];
  onOpen: (month: string, stage: Stage) => void;
}

/** The same month by month, a line for each; the bar shows how many were reached beside the strongest month. */
export function Months({ months, onOpen }: MonthsProps) {
  const all = useText(words);
  const text = all.funnel;
  const most = Math.max(1, ...months.map(({ figures }) => figures.reached));
  return (
    <LocalTable
      label={text.months}
      minWidth={860}
      heads={[text.month, text.bar, text.pushes, ...COLUMNS.map((stage) => all.stages[stage])]}
    >
      {months.map(({ month, pushes, figures }) => (
        <tr key={month}>
          <Box component="th" scope="row" sx={{ ...cell, whiteSpace: 'nowrap', fontWeight: 600 }}>
            {month}
          </Box>
          <Box component="td" sx={{ ...cell, width: 180 }}>
            <Box
              aria-hidden
              sx={{
                height: 14,
                mt: 0.5,
                borderRadius: 1,
                bgcolor: 'primary.main',
                width: `${(figures.reached / most) * 100}%`,
              }}
            />
          </Box>
          <Box component="td" sx={cell}>
            {pushes}
          </Box>
          {COLUMNS.map((stage) => (
            <Box component="td" key={stage} sx={cell}>
              <NumberButton
                value={figures[stage]}
                label={text.open(month, all.stages[stage], figures[stage])}
                onClick={() => onOpen(month, stage)}
              />
            </Box>
          ))}
        </tr>
      ))}
    </LocalTable>
  );
}
