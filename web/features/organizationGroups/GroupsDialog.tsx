import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { OrganizationGroup } from '../../../db/contract/push-pickers';
import { useOnce } from '../../domain/pushes/useOnce';
import words from '../../i18n/organizationGroups';
import { ApiError } from '../../kit/api';
import { confirm, openDialog } from '../../kit/dialogs';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';
import { clamp } from '../../kit/layout/clamp';
import { formatDay } from '../../kit/layout/format';
import { PlusIcon } from '../../kit/layout/icons';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';
import { removeGroup, useGroups } from './useGroups';

const WIDTH = 800;

/** A phone shows what a group is chosen by; the rest stands in its own dialog. */
const sideColumn = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** A remark stands whole in its own dialog. */
const threeLines = {
  ...clamp(3),
} as const;

/** Organisation groups and what can be done with them (back-office§2). */
export default function GroupsDialog() {
  const text = useText(words);
  const query = useGroups();
  const once = useOnce();
  const groups = query.data?.records;
  const remove = async (group: OrganizationGroup) => {
    const sure = await confirm({
      text: text.removeAsk(group.name || text.unnamed),
      confirmLabel: text.remove,
      danger: true,
    });
    if (!sure) return;
    try {
      await removeGroup(group.id);
      toast.success(text.removed);
    } catch (error) {
      // The API client has shown what the server says; somebody else may have deleted it.
      if (!(error instanceof ApiError)) throw error;
      await query.refetch();
    }
  };
  return (
    <AppDialog title={text.title} width={WIDTH}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
        <Button variant="contained" startIcon={<PlusIcon />} onClick={() => void openDialog('organizationGroup', {})}>
          {text.add}
        </Button>
      </Box>
      {!groups || query.isError ? <QueryState query={query} kind="lines" count={3} /> : null}
      {groups?.length === 0 ? <EmptyState title={text.empty} hint={text.emptyHint} /> : null}
      {groups && groups.length > 0 ? (
        <TableContainer tabIndex={0} role="region" aria-label={text.list} sx={{ maxHeight: '50vh' }}>
          <Table size="small" stickyHeader aria-label={text.list}>
            <TableHead>
              <TableRow>
                <TableCell>{text.name}</TableCell>
                <TableCell sx={sideColumn}>{text.remark}</TableCell>
                <TableCell align="right" sx={{ ...sideColumn, whiteSpace: 'nowrap' }}>
                  {text.count}
                </TableCell>
                <TableCell sx={sideColumn}>{text.created}</TableCell>
                <TableCell sx={{ pl: 3 }}>{text.actions}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {groups.map((group) => {
                const name = group.name || text.unnamed;
                return (
                  <TableRow key={group.id}>
                    <TableCell
                      component="th"
                      scope="row"
                      sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: { xs: 130, sm: 110 } }}
                    >
                      {name}
                      <Box component="span" sx={{ display: { xs: 'block', sm: 'none' }, fontWeight: 400 }}>
                        {text.count}: {group.count}
                      </Box>
                    </TableCell>
                    <TableCell sx={{ ...sideColumn, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                      <Box component="span" sx={threeLines}>
                        {group.remark}
                      </Box>
                    </TableCell>
                    <TableCell align="right" sx={sideColumn}>
                      {group.count}
                    </TableCell>
                    <TableCell sx={{ ...sideColumn, whiteSpace: 'nowrap' }}>{formatDay(group.add_time)}</TableCell>
                    <TableCell
                      sx={{
                        whiteSpace: { sm: 'nowrap' },
                        '& > button': { display: { xs: 'flex', sm: 'inline-flex' }, px: 1, whiteSpace: 'nowrap' },
                      }}
                    >
                      <Button
                        size="small"
                        aria-label={text.of(text.edit, name)}
                        onClick={() => void openDialog('organizationGroup', { id: group.id })}
                      >
                        {text.edit}
                      </Button>
                      <Button
                        size="small"
                        aria-label={text.of(text.set, name)}
                        onClick={() => void openDialog('organizationGroupMembers', { id: group.id })}
                      >
                        {text.set}
                      </Button>
                      <Button
                        size="small"
                        color="error"
                        sx={{ color: 'error.main' }}
                        aria-label={text.of(text.remove, name)}
                        onClick={() => void once(() => remove(group))}
                      >
                        {text.remove}
                      </Button>
                    </TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </TableContainer>
      ) : null}
    </AppDialog>
  );
}
