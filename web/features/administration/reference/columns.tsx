import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { Link } from 'react-router-dom';
import { tokensOf } from '../../../../db/contract/work-groups';
import words from '../../../i18n/administration';
import { useText } from '../../../kit/i18n';
import { TagChip } from '../../../kit/layout/StateChip';
import type { TableColumn } from '../../../kit/table';
import { type FieldName, type ReferenceField, type ReferenceList, type ReferenceRow, shownValue } from './lists';

const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' } as const;

export interface RowActions {
  edit: (row: ReferenceRow) => void;
  remove: (row: ReferenceRow) => void;
  setStage: (row: ReferenceRow, stage: 0 | 1) => void;
  /** The id of the row that is being written. */
  busy: string | undefined;
  nameOfParent: (pid: string) => string;
}

const NARROW: Partial<Record<FieldName, number>> = {
  sort: 80,
  code: 110,
  id: 110,
  area_code: 110,
  stage: 100,
  logo: 100,
};

/** The columns of one list: its fields, and what can be done with a row. */
export function useReferenceColumns(list: ReferenceList, actions: RowActions): TableColumn<ReferenceRow>[] {
  const all = useText(words);
  const text = all.reference;
  const nameOf = (row: ReferenceRow) => String(row.name ?? row.id);

  const cell = (field: ReferenceField, row: ReferenceRow) => {
    const value = shownValue(row, field.name);
    switch (field.kind) {
      case 'switch':
        return (
          <Switch
            size="small"
            checked={Number(value) === 1}
            disabled={actions.busy === row.id}
            onChange={(_, on) => actions.setStage(row, on ? 1 : 0)}
            slotProps={{ input: { 'aria-label': text.stageOf(nameOf(row)) } }}
          />
        );
      case 'picture':
        return value ? (
          <Box component="img" src={value} alt="" loading="lazy" sx={{ maxWidth: 72, maxHeight: 32 }} />
        ) : (
          text.none
        );
      case 'authorities':
        return (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, py: 0.75 }}>
            {tokensOf(value).map((token) => (
              <Link key={token} to={`/admin/users?authority=${token}`}>
                <TagChip label={all.authorities[token] ?? token} />
              </Link>
            ))}
          </Box>
        );
      case 'parent':
        return <Box sx={wrapping}>{value === '0' || value === '' ? text.top : actions.nameOfParent(value)}</Box>;
      default:
        return <Box sx={wrapping}>{value || text.none}</Box>;
    }
  };

  const shown = list.fields.filter((field) => !field.formOnly);
  const columns = shown.map((field): TableColumn<ReferenceRow> => {
    const width = NARROW[field.name];
    return {
      field: field.name,
      headerName: text.fields[field.name],
      sortable: !['keynote1', 'keynote2', 'logo', 'pid', 'authorities'].includes(field.name),
      ...(width ? { width } : { flex: field.name === 'name' ? 1.4 : 1, minWidth: 150 }),
      renderCell: ({ row }) => cell(field, row),
    };
  });
  columns.push({
    field: 'actions',
    role: 'actions',
    headerName: text.actions,
    minWidth: list.removable ? 170 : 100,
    sortable: false,
    renderCell: ({ row }) => (
      <>
        <Button size="small" aria-label={text.of(text.edit, nameOf(row))} onClick={() => actions.edit(row)}>
          {text.edit}
        </Button>
        {list.removable ? (
          <Button
            size="small"
            sx={{ color: 'error.main' }}
            aria-label={text.of(text.remove, nameOf(row))}
            disabled={actions.busy === row.id}
            onClick={() => actions.remove(row)}
          >
            {text.remove}
          </Button>
        ) : null}
      </>
    ),
  });
  return columns;
}
