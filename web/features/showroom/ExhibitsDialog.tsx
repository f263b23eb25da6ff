import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ITEM, LIMITS } from '../../../db/contract/limits';
import { NameFinder } from '../../domain/catalog/NameFinder';
import words from '../../i18n/halls';
import { addRow, putOrder, removeRows, useApiQuery, useRows } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';
import { TrashIcon } from '../../kit/layout/icons';
import { QueryState } from '../../kit/layout/QueryState';
import { MovableList } from '../../kit/resource/MovableList';
import { toast } from '../../kit/toast';

const WIDTH = 800;
const KEY = ['hallExhibits'];

const FOUND_KINDS = ['result', 'demand', 'product'] as const;

/** A write whose refusal the API client has told. */
const told = (work: () => Promise<unknown>) => attempt(work, [KEY]);

/** The dialog 'hallExhibits': what stands in a hall, in its order, and what may be added. */
export default function ExhibitsDialog({ id, name }: { id: string; name: string }) {
  const text = useText(words);
  const rows = useRows(
    [...KEY, 'rows'],
    {
      table: 'hall_exhibit',
      columns: ['id', 'item_type', 'item_id', 'sort'],
      where: { hall_id: id },
      order: [['sort'], ['add_time'], ['id']],
      pageSize: LIMITS.maxPageSize,
    },
    { staleMs: 0 },
  );
  const hall = useApiQuery([...KEY, 'hall'], '/v1/hall/detail', { id }, { staleMs: 0 });
  const list = rows.data?.records;
  const names = new Map(hall.data?.exhibits.map((each) => [each.id, each.name]));

  const add = (found: { kind: (typeof FOUND_KINDS)[number]; id: string; name: string }) =>
    told(async () => {
      const sort = Math.max(0, ...(list ?? []).map((row) => row.sort + 1));
      await addRow('hall_exhibit', { hall_id: id, item_type: ITEM[found.kind], item_id: found.id, sort });
      toast.success(text.addOf(found.name));
    });
  const order = (next: NonNullable<typeof list>) =>
    told(() =>
      putOrder(
        'hall_exhibit',
        next.flatMap((row, sort) => (row.sort === sort ? [] : [{ id: row.id, sort }])),
      ),
    );
  const nameOf = (row: { id: string; item_id: string }) => names.get(row.id) ?? row.item_id;

  return (
    <AppDialog title={text.exhibitsOf(name)} width={WIDTH}>
      {list ? null : <QueryState query={rows} />}
      {list?.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.noneYet}</Box> : null}
      <MovableList
        rows={list ?? []}
        keyOf={(row) => row.id}
        nameOf={nameOf}
        onOrder={(next) => void order(next)}
        actions={(row) => (
          <IconButton
            aria-label={text.takeOut(nameOf(row))}
            sx={{ color: 'error.main' }}
            onClick={() => void told(() => removeRows('hall_exhibit', { id: row.id }))}
          >
            <TrashIcon />
          </IconButton>
        )}
      >
        {(row) => (
          <>
            {text.kinds[row.item_type]} · {nameOf(row)}
            {names.has(row.id) || !hall.data ? null : (
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{text.leftLists}</Box>
            )}
          </>
        )}
      </MovableList>
      <Box sx={{ mt: 3 }}>
        <NameFinder
          kinds={FOUND_KINDS.map((value) => ({ value, label: text.kinds[ITEM[value]] ?? '' }))}
          text={{ ...text, word: text.find, nothing: text.nothingFound, add: text.addExhibit }}
          taken={(found) => list?.some((row) => row.item_id === found) ?? true}
          onAdd={(found) => void add(found)}
        />
      </Box>
    </AppDialog>
  );
}
