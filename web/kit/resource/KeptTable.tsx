import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import words from '../../i18n/resource';
import { delRows, putFields, reread } from '../api';
import { confirm, openDialog } from '../dialogs';
import { useText } from '../i18n';
import { EditorTools, useVersions } from './EditorTools';
import { type Field, isPlain, type Resource, type StoredRow, storedOf } from './field';
import { ResourceTable } from './ResourceTable';
import { RowSwitch } from './RowSwitch';
import { useRowWrites } from './useRowWrites';

/** The rows of a noun with all that its keepers do: search, filter, add, edit, switch on and off, take away. */
export function KeptTable({ resource }: { resource: Resource }) {
  const { table, label, nameOf, removable, more, invalidates = [] } = resource;
  const text = useText(words);
  const queryKey = ['kept', table];
  const stale = [queryKey, ...invalidates];
  const refresh = () => reread(stale);
  const { isBusy, write } = useRowWrites(stale);
  const edit = async (row: StoredRow | null) => {
    if (await openDialog('resource', { resource, row })) await refresh();
  };
  const remove = async (row: StoredRow) => {
    const lost = typeof removable === 'function' ? removable : text.removeRow;
    const question = { title: text.removeTitle(label), text: lost(nameOf(row)), confirmLabel: text.remove };
    if (!(await confirm({ ...question, danger: true }))) return;
    await write(row.id, () => delRows(table, { id: row.id }), text.removed);
  };
  const labels = Object.fromEntries(resource.fields.map((field) => [field.name, field.label]));
  const versions = useVersions(table, labels, () => void refresh());

  const inRow = (field: Field<StoredRow>): Field<StoredRow> => ({
    sortable: isPlain(field),
    ...field,
    ...(field.look === 'switch' && {
      show: (row) => (
        <RowSwitch
          on={Number(storedOf(row, field.name)) === 1}
          busy={isBusy(row.id)}
          onChange={(value) => void write(row.id, () => putFields(table, row.id, { [field.name]: value }), text.saved)}
          label={field.of?.(nameOf(row)) ?? text.of(field.label, nameOf(row))}
        />
      ),
    }),
  });

  return (
    <ResourceTable
      key={table}
      queryKey={queryKey}
      from={resource}
      fields={resource.fields.map(inRow)}
      label={label}
      rowId={(row) => row.id}
      keyword={resource.keyword}
      none={text.none}
      empty={{ title: text.empty }}
      toolbar={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, ml: { sm: 'auto' } }}>
          <EditorTools
            rows={resource}
            label={label}
            shown={!resource.fields.some(({ name }) => name === 'is_open')}
            told={(row) => ({ id: String(row.id), name: nameOf(row as StoredRow) })}
            onChanged={() => void refresh()}
          />
          <Button variant="contained" onClick={() => void edit(null)}>
            {text.add}
          </Button>
        </Box>
      }
      actions={{
        nameOf,
        list: (row) => [
          // The form would begin with what is being changed.
          { label: text.edit, act: () => edit(row), disabled: isBusy(row.id) },
          ...(more?.(row, () => void refresh()) ?? []),
          ...versions(row.id, nameOf(row)),
          ...(removable
            ? [
                {
                  label: text.remove,
                  act: () => remove(row),
                  danger: true,
                  disabled: isBusy(row.id),
                },
              ]
            : []),
        ],
      }}
    />
  );
}
