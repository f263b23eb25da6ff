import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { IMPORT_OUTCOMES, type ImportOutcome, type ImportRow } from '../../../../../db/contract/audiences';
import words from '../../../../i18n/pushAudience';
import { useText } from '../../../../kit/i18n';
import { LocalPager, LocalRow, LocalTable } from '../../records/LocalTable';

const SIZE = 50;

const COLORS: Readonly<Record<ImportOutcome, string>> = {
  found: 'success.main',
  ambiguous: 'warning.dark',
  unknown: 'error.main',
  unbound: 'error.main',
  repeated: 'text.secondary',
};

interface ReportProps {
  rows: readonly ImportRow[];
  /** Which organisation an ambiguous row means, by the row. */
  picked: ReadonlyMap<number, string>;
  onPick: (row: number, orgId: string) => void;
}

/** What became of each row of an imported list; where several organisations may be meant, the reader says which. */
export function Report({ rows, picked, onPick }: ReportProps) {
  const text = useText(words).report;
  const [only, setOnly] = useState<ImportOutcome | ''>('');
  const [page, setPage] = useState(1);
  const counts = Object.fromEntries(
    IMPORT_OUTCOMES.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
  ) as Record<ImportOutcome, number>;
  const shown = only ? rows.filter(({ outcome }) => outcome === only) : rows;
  const pages = Math.max(1, Math.ceil(shown.length / SIZE));
  const choose = (outcome: ImportOutcome | '') => {
    setOnly(outcome);
    setPage(1);
  };
  return (
    <>
      <Box role="group" aria-label={text.filter} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {(['', ...IMPORT_OUTCOMES.filter((outcome) => counts[outcome] > 0)] as const).map((outcome) => (
          <Button
            key={outcome}
            size="small"
            aria-pressed={outcome === only}
            variant={outcome === only ? 'contained' : 'outlined'}
            onClick={() => choose(outcome)}
          >
            {outcome ? `${text.outcomes[outcome]} ${counts[outcome]}` : `${text.all} ${rows.length}`}
          </Button>
        ))}
      </Box>
      <LocalTable label={text.table} minWidth={600} heads={[text.row, text.text, text.outcome, text.meant]}>
        {shown.slice((page - 1) * SIZE, page * SIZE).map((row) => (
          <LocalRow
            key={row.row}
            cells={[
              row.row,
              row.text,
              <Box key="outcome" component="span" sx={{ color: COLORS[row.outcome], whiteSpace: 'nowrap' }}>
                {text.outcomes[row.outcome]}
              </Box>,
              row.outcome === 'ambiguous' ? (
                <Meant key="meant" row={row} picked={picked.get(row.row) ?? ''} onPick={onPick} />
              ) : (
                (row.matches[0]?.name ?? '')
              ),
            ]}
          />
        ))}
      </LocalTable>
      <LocalPager current={page} pages={pages} total={shown.length} onChange={setPage} />
    </>
  );
}

function Meant({ row, picked, onPick }: { row: ImportRow; picked: string; onPick: ReportProps['onPick'] }) {
  const text = useText(words).report;
  return (
    <TextField
      select
      size="small"
      fullWidth
      value={picked}
      onChange={(event) => onPick(row.row, event.target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': text.meantBy(row.text) } }}
    >
      <option value="">{text.nobody}</option>
      {row.matches.map(({ org_id, name, bound }) => (
        <option key={org_id} value={org_id} disabled={bound !== 1}>
          {bound === 1 ? name : text.unreachable(name)}
        </option>
      ))}
    </TextField>
  );
}
