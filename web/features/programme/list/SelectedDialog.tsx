import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { LIMITS } from '../../../../db/contract/limits';
import { SelectFilter } from '../../../domain/catalog/SelectFilter';
import words from '../../../i18n/programme';
import { useScrolled } from '../../../kit/api/useScrolled';
import { openDialog } from '../../../kit/dialogs';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useDialog } from '../../../kit/dialogs/useDialog';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { QueryState } from '../../../kit/layout/QueryState';
import { EmptyState } from '../../../kit/layout/States';
import { type Mode, useChoices } from './modes';

/** On a phone the organisation stands beneath the project's name. */
const apart = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** The page around is loaded again once the list is closed (back-office§2, dialog 11). */
function useReload(): void {
  const { open } = useDialog();
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (open) setWasOpen(true);
    else if (wasOpen) location.reload();
  }, [open, wasOpen]);
}

/** The dialog 'selectedProjects' (back-office§2, dialog 11): what is published, narrowed by its mode. */
export default function SelectedDialog({ mode }: { mode: Mode }) {
  const text = useText(words);
  const { lang } = useLang();
  const labels = {
    field: text.field,
    unit: text.recommendingUnit,
    person: text.recommendingPerson,
    region: text.region,
  };
  const choices = useChoices(mode);
  const [chosen, setChosen] = useState('');
  const query = useScrolled(['programme', 'published', 'scrolled'], '/v1/programme/published', {
    [mode]: chosen,
    pageSize: LIMITS.scrolledRows,
  });
  useReload();
  const rows = query.isSuccess || query.rows.length > 0 ? query.rows : null;
  return (
    <AppDialog title={text.list.title[mode]} width={1200}>
      <Box sx={{ maxWidth: 360, mb: 2.5 }}>
        <SelectFilter label={labels[mode]} value={chosen} onChange={setChosen}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectFilter>
      </Box>
      {rows ? null : <QueryState query={query} count={8} />}
      {rows?.length === 0 ? <EmptyState title={text.list.none} /> : null}
      {rows && rows.length > 0 ? (
        <TableContainer tabIndex={0} role="group" aria-label={text.catalogue.rows}>
          <Table size="small" aria-busy={query.isFetching}>
            <TableHead>
              <TableRow>
                <TableCell>{text.list.name}</TableCell>
                <TableCell sx={apart}>{text.list.org}</TableCell>
                <TableCell>{text.list.preview}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.id}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {row.name}
                    <Typography variant="body2" sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
                      {pickName(lang, row.org_name, row.org_name_en)}
                    </Typography>
                  </TableCell>
                  <TableCell sx={{ ...apart, overflowWrap: 'anywhere' }}>
                    {pickName(lang, row.org_name, row.org_name_en)}
                  </TableCell>
                  <TableCell>
                    <Button
                      size="small"
                      aria-label={text.list.openOf(row.name)}
                      onClick={() => void openDialog('showcase', { id: row.id })}
                    >
                      {text.list.open}
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : null}
      {query.hasNextPage ? (
        <Box sx={{ mt: 2, textAlign: 'center' }}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text.list.more}
          </Button>
        </Box>
      ) : null}
    </AppDialog>
  );
}
