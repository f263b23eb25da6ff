import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import words from '../../i18n/resource';
import { delRows, putFields, reread } from '../api';
import { useApiMutation } from '../api/mutations';
import { confirm, openDialog } from '../dialogs';
import { useText } from '../i18n';
import { toast } from '../toast';
import { lineOf } from './cells';
import { EditorTools, useVersions } from './EditorTools';
import { type Field, isPlain, type Resource, type StoredRow, storedOf } from './field';
import { ResourceTable } from './ResourceTable';
import { RowSwitch } from './RowSwitch';

interface Change {
  row: StoredRow;
  /** What is written into the row; null takes it away. */
  data: Record<string, unknown> | null;
}

/** The rows of a noun with all that its keepers do: search, filter, add, edit, switch on and off, take away. */
export function KeptTable({ resource }: { resource: Resource }) {
  const { table, label, nameOf, removable, more, invalidates = [] } = resource;
  const text = useText(words);
  const queryKey = ['kept', table];
  const stale = [queryKey, ...invalidates];
  const refresh = () => reread(stale);
  const change = useApiMutation(
    ({ row, data }: Change) => (data ? putFields(table, row.id, data) : delRows(table, { id: row.id })),
    { invalidates: stale },
  );
  const write = (row: StoredRow, data: Change['data'], said: string) =>
    change.mutate({ row, data }, { onSuccess: () => toast.success(said) });
  const edit = async (row: StoredRow | null) => {
    if (await openDialog('resource', { resource, row })) await refresh();
  };
  const remove = async (row: StoredRow) => {
    const lost = typeof removable === 'function' ? removable : text.removeRow;
    const question = { title: text.removeTitle(label), text: lost(nameOf(row)), confirmLabel: text.remove };
    if (await confirm({ ...question, danger: true })) write(row, null, text.removed);
  };
  const busy = change.variables?.row.id;
  const labels = Object.fromEntries(resource.fields.map((field) => [field.name, field.label]));
  const versions = useVersions(table, labels, () => void refresh());
  const usual = [{ label: text.edit }, ...versions('', ''), ...(removable ? [{ label: text.remove }] : [])];

  const inRow = (field: Field<StoredRow>): Field<StoredRow> => ({
    sortable: isPlain(field),
    ...field,
    ...(field.look === 'switch' && {
      show: (row) => (
        <RowSwitch
          on={Number(storedOf(row, field.name)) === 1}
          busy={busy === row.id}
          onChange={(value) => write(row, { [field.name]: value }, text.saved)}
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
        minWidth: resource.actionsWidth ?? (more ? 370 : lineOf(usual.map(({ label }) => label))),
        list: (row) => [
          // The form would begin with what is being changed.
          { label: text.edit, act: () => edit(row), disabled: busy === row.id },
          ...(more?.(row, () => void refresh()) ?? []),
          ...versions(row.id, nameOf(row)),
          ...(removable
            ? [
                {
                  label: text.remove,
                  act: () => remove(row),
                  danger: true,
                  disabled: busy === row.id,
                },
              ]
            : []),
        ],
      }}
    />
  );
}
