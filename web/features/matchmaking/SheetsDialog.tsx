import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { MatchmakingMeeting, Slot } from '../../../db/contract/matchmaking';
import { onPaper, SHEET, sheetLook } from '../../domain/programme/paper';
import words from '../../i18n/matchmaking';
import shell from '../../i18n/shell';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { pickName, useLang, useText } from '../../kit/i18n';
import { slotText } from './times';

/** A person's plan as it is printed. */
export interface PrintedPlan {
  id: string;
  name: string;
  unit: string | null;
  rows: readonly { slot: Slot; table_no: number; name: string; unit: string | null; phone?: string | null }[];
}

const cells = {
  width: '100%',
  borderCollapse: 'collapse',
  mt: 2,
  fontSize: '0.9375rem',
  overflowWrap: 'break-word',
  '& th, & td': {
    border: '1px solid var(--mui-palette-divider)',
    px: 1,
    py: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
  },
} as const;

/** Plans on paper, each on a sheet of its own that says whose it is. */
export default function SheetsDialog({
  meeting,
  people,
}: DialogProps<{ meeting: MatchmakingMeeting; people: readonly PrintedPlan[] }>) {
  const text = useText(words);
  const { platform } = useText(shell);
  const { lang } = useLang();
  const phones = people.some(({ rows }) => rows.some(({ phone }) => phone));
  const columns = phones ? text.plan.columns : text.plan.columns.slice(0, -1);
  return (
    <AppDialog
      title={text.plan.sheet}
      width={880}
      actions={
        <Button variant="contained" onClick={() => print()}>
          {text.office.print}
        </Button>
      }
    >
      <GlobalStyles styles={onPaper} />
      {people.map((person, place) => (
        <Box
          key={person.id}
          component="article"
          className={SHEET}
          aria-label={person.name}
          sx={{ ...sheetLook, mb: 3, breakAfter: place < people.length - 1 ? 'page' : 'auto', overflowX: 'auto' }}
        >
          <Box sx={{ fontWeight: 700, borderBottom: '2px solid #1d5c9f', pb: 1, mb: 2 }}>{platform}</Box>
          <Box component="h3" className="sheet-title">
            {text.plan.sheet}
          </Box>
          <Box className="sheet-facts">
            <span>{[person.name, person.unit].filter(Boolean).join(' · ')}</span>
            <span>{pickName(lang, meeting.name, meeting.name_en)}</span>
            <span>{pickName(lang, meeting.address, meeting.address_en)}</span>
          </Box>
          <Box component="table" sx={{ ...cells, '@media screen': { minWidth: phones ? 560 : 440 } }}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {person.rows.map((row) => (
                <tr key={row.slot.id}>
                  <td>{slotText(row.slot)}</td>
                  <td>{text.table(row.table_no)}</td>
                  <td>{row.name}</td>
                  <td>{row.unit}</td>
                  {phones ? <td>{row.phone}</td> : null}
                </tr>
              ))}
            </tbody>
          </Box>
          {person.rows.length === 0 ? <p>{text.plan.nothing}</p> : null}
        </Box>
      ))}
    </AppDialog>
  );
}
