import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { OfficeMatchmaking } from '../../../../db/contract/matchmaking';
import { onPaper, SHEET, sheetLook } from '../../../domain/programme/paper';
import words from '../../../i18n/matchmaking';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { slotText } from '../times';
import { gridLook, tablesOf } from './Grid';

/** All slots and tables on paper, for the wall at the entrance. */
export default function TableDialog({ view }: DialogProps<{ view: OfficeMatchmaking }>) {
  const text = useText(words);
  const { lang } = useLang();
  const taken = view.settings
    ? tablesOf(view.settings).filter((table) => view.appointments.some(({ table_no }) => table_no === table))
    : [];
  return (
    <AppDialog
      title={text.office.grid}
      width={1000}
      actions={
        <Button variant="contained" onClick={() => print()}>
          {text.office.print}
        </Button>
      }
    >
      <GlobalStyles styles={onPaper} />
      <Box
        component="article"
        className={SHEET}
        aria-label={text.office.grid}
        sx={{ ...sheetLook, maxWidth: 'none', overflowX: 'auto' }}
      >
        <Box component="h3" className="sheet-title">
          {`${pickName(lang, view.meeting.name, view.meeting.name_en)} · ${text.title}`}
        </Box>
        <Box component="table" sx={{ ...gridLook, mt: 2 }}>
          <thead>
            <tr>
              <th scope="col">{text.office.slot}</th>
              {taken.map((table) => (
                <th key={table} scope="col">
                  {text.table(table)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.slots.map((slot) => (
              <tr key={slot.id}>
                <th scope="row">{slotText(slot)}</th>
                {taken.map((table) => {
                  const there = view.appointments.find((each) => each.slot_id === slot.id && each.table_no === table);
                  return <td key={table}>{there?.people.map(({ name }) => name).join(' / ')}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </AppDialog>
  );
}
