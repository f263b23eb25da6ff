import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { PARK_SHOWN } from '../../../db/contract/parks';
import type { Row } from '../../../db/contract/tables';
import { useShownTimesColumn } from '../../domain/publishing/shownTimes';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/parks';
import { delRows, putRows, reread } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { EditorTools, ResourceTable, RowSwitch, useRowWrites, useVersions } from '../../kit/resource';

const ROWS = {
  table: 'yuanqu',
  search: ['name', 'name_en'],
  order: [['sort', 'desc'], ['add_time', 'desc'], 'yuanqu_id'],
} as const;
const COLUMNS = [
  ...(['yuanqu_id', 'name', 'name_en', 'address', 'contacts', 'contacts_tel', 'sort', 'add_time'] as const),
  ...PARK_SHOWN,
] as const;

/** Queries that read parks. */
const STALE = [['kept', 'yuanqu'], ['parks']];

/** Where content editors keep parks with their policies, files and photos. */
export default function ManageParks() {
  const text = useText(words);
  const shownTimes = useShownTimesColumn<Pick<Row<'yuanqu'>, (typeof COLUMNS)[number]>>();
  const remove = useApiMutation(({ id }: { id: string; name: string }) => delRows('yuanqu', { yuanqu_id: id }), {
    ask: ({ name }) => ({
      title: text.removeTitle,
      text: text.removeText(name),
      confirmLabel: text.remove,
      danger: true,
    }),
    invalidates: STALE,
    done: text.removed,
  });
  const { isBusy, write } = useRowWrites(STALE);
  const versions = useVersions('yuanqu', text.fields, () => void reread(STALE));
  const edit = async (id: string | 0) => {
    if (await openDialog('parkForm', { id })) await reread(STALE);
  };
  return (
    <StaffPage
      authority="content-admin"
      title={text.manageTitle}
      lead={text.manageLead}
      breadcrumbs={[{ label: text.title, to: '/park' }, { label: text.manageTitle }]}
      actions={
        <Button component={Link} to="/content/parkIntentions" variant="outlined">
          {text.intentionsTitle}
        </Button>
      }
    >
      <ResourceTable
        queryKey={['kept', 'yuanqu']}
        from={{ ...ROWS, columns: COLUMNS }}
        rowId={(row) => row.yuanqu_id}
        label={text.rows}
        keyword={text.keyword}
        empty={{ title: text.none }}
        toolbar={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, ml: { sm: 'auto' } }}>
            <EditorTools
              rows={ROWS}
              label={text.title}
              shown={false}
              told={(row) => ({ id: String(row.yuanqu_id), name: String(row.name) })}
              onChanged={() => void reread(STALE)}
            />
            <Button variant="contained" onClick={() => void edit(0)}>
              {text.add}
            </Button>
          </Box>
        }
        fields={[
          {
            name: 'name',
            label: text.fields.name,
            flex: 2,
            minWidth: 220,
            look: 'name',
            both: true,
            to: ({ yuanqu_id, name }) => itemPage(ITEM.park, yuanqu_id, name),
          },
          { name: 'address', label: text.fields.address, flex: 1.5, minWidth: 180 },
          {
            name: 'contacts',
            label: text.fields.contacts,
            minWidth: 150,
            below: ({ contacts_tel }) => contacts_tel,
          },
          { name: 'sort', label: text.fields.sort, look: 'count', minWidth: 90, sortable: true },
          {
            name: 'is_open',
            label: text.fields.is_open,
            minWidth: 90,
            show: ({ yuanqu_id, name, is_open }) => (
              <RowSwitch
                on={is_open === 1}
                label={text.openOf(name)}
                busy={isBusy(yuanqu_id)}
                onChange={(value) =>
                  void write(yuanqu_id, () => putRows('yuanqu', { yuanqu_id }, { is_open: value }), text.saved)
                }
              />
            ),
          },
          shownTimes,
        ]}
        actions={{
          nameOf: ({ name }) => name,
          list: ({ yuanqu_id, name }) => [
            { label: text.edit, act: () => edit(yuanqu_id) },
            ...versions(yuanqu_id, name),
            {
              label: text.remove,
              act: () => remove.mutate({ id: yuanqu_id, name }),
              danger: true,
              disabled: remove.isPending,
            },
          ],
        }}
      />
    </StaffPage>
  );
}
