import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import words from '../../i18n/administration';
import { api, queryClient } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { confirm, openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { TablePage, useTableFilter } from '../../kit/table';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { toast } from '../../kit/toast';
import { AdminPage } from './AdminPage';
import './dialogs';
import { useReferenceColumns } from './reference/columns';
import { listOf, REFERENCE_LISTS, type ReferenceList, type ReferenceRow } from './reference/lists';
import { useParentScopes } from './reference/parents';

const KEY = ['admin', 'reference'];

const changed = async () => {
  await queryClient.invalidateQueries({ queryKey: KEY });
  await queryClient.invalidateQueries({ queryKey: ['scopes'] });
};

interface RowChange {
  table: string;
  row: ReferenceRow;
  /** What becomes of the field: its stage, or no more of it. */
  to: 0 | 1 | 'removed';
}

function writeRow({ table, row, to }: RowChange): Promise<unknown> {
  const where = { id: row.id };
  if (to === 'removed') return api.del('/egg/base/del', {}, { table, where });
  return api.put('/egg/base/put', { table, data: { stage: to }, where });
}

/** The rows of one list under the word and the parent that the address names. */
function ReferenceTable({ list }: { list: ReferenceList }) {
  const text = useText(words).reference;
  const [word] = useTableFilter('keyword');
  const [parent] = useTableFilter('parent');
  const parents = useParentScopes(list.name === 'scope');
  const change = useApiMutation(writeRow, { onSuccess: () => void changed() });

  const edit = async (row: ReferenceRow | null) => {
    if (await openDialog('admin-reference', { list: list.name, row })) await changed();
  };
  const remove = async (row: ReferenceRow) => {
    const question = {
      title: text.removeTitle(text.lists[list.name]),
      text: (list.name === 'scope' ? text.removeText : text.removeRow)(String(row.name)),
      confirmLabel: text.remove,
    };
    if (!(await confirm({ ...question, danger: true }))) return;
    change.mutate({ table: list.name, row, to: 'removed' }, { onSuccess: () => toast.success(text.removed) });
  };
  const columns = useReferenceColumns(list, {
    edit: (row) => void edit(row),
    remove: (row) => void remove(row),
    setStage: (row, stage) =>
      change.mutate({ table: list.name, row, to: stage }, { onSuccess: () => toast.success(text.saved) }),
    busy: change.variables?.row.id,
    nameOfParent: (pid) => parents.find(({ id }) => id === pid)?.label ?? pid,
  });

  const where = {
    ...list.where,
    ...(word ? { or: list.search.map((name) => ({ [name]: { like: word } })) } : {}),
    ...(parent && list.name === 'scope' ? { pid: parent } : {}),
  };
  return (
    <TablePage<ReferenceRow>
      key={list.name}
      queryKey={[...KEY, list.name]}
      path="/egg/base/list"
      params={{ table: list.name, where, order: list.order.map((name) => [name, 'asc']) }}
      sortParams={(field, direction) => ({ order: [[field, direction]] })}
      label={text.lists[list.name]}
      columns={columns}
      rowId={(row) => row.id}
      filters={['keyword', 'parent']}
      empty={{ title: text.empty }}
      toolbar={
        <>
          <KeywordFilter label={text.keyword} />
          {list.name === 'scope' ? (
            <ChoiceFilter
              name="parent"
              label={text.parent}
              options={[{ value: '0', label: text.top }, ...parents.map(({ id, label }) => ({ value: id, label }))]}
            />
          ) : null}
          <Button variant="contained" sx={{ ml: { sm: 'auto' } }} onClick={() => void edit(null)}>
            {text.add}
          </Button>
        </>
      }
    />
  );
}

/** Reference lists: what forms offer and pages name (core§3). */
export default function Reference() {
  const text = useText(words).reference;
  const [search, setSearch] = useSearchParams();
  const list = listOf(search.get('list') ?? '');
  return (
    <AdminPage title={text.title} lead={text.lead}>
      <Tabs
        value={list.name}
        onChange={(_, name: string) => setSearch({ list: name })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={text.choose}
        sx={{ mb: 2 }}
      >
        {REFERENCE_LISTS.map(({ name }) => (
          <Tab key={name} value={name} label={text.lists[name]} id={`list-${name}`} aria-controls="list-rows" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="list-rows" aria-labelledby={`list-${list.name}`}>
        <ReferenceTable list={list} />
      </Box>
    </AdminPage>
  );
}
