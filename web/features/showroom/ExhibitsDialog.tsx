import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type FormEvent, useState } from 'react';
import { EXHIBITED } from '../../../db/contract/halls';
import { ITEM, LIMITS } from '../../../db/contract/limits';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import words from '../../i18n/halls';
import { addRow, api, putOrder, removeRows, useApiQuery, useRows } from '../../kit/api';
import { attempt, useAttempt } from '../../kit/api/mutations';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';
import { TrashIcon } from '../../kit/layout/icons';
import { QueryState } from '../../kit/layout/QueryState';
import { MovableList } from '../../kit/resource/MovableList';
import { toast } from '../../kit/toast';

const WIDTH = 800;
const KEY = ['hallExhibits'];
const FOUND = 8;

interface Found {
  item_type: number;
  item_id: string;
  name: string;
}

/** Public items of a kind by a word of their names. */
async function find(kind: number, keyword: string): Promise<Found[]> {
  const asked = { keyword, pageSize: FOUND };
  if (kind === ITEM.result) {
    const { records } = await api.get('/v1/chengguo/list', asked);
    return records.map(({ chengguo_id, name }) => ({ item_type: kind, item_id: chengguo_id, name }));
  }
  if (kind === ITEM.demand) {
    const { records } = await api.get('/v1/xuqiu/list', asked);
    return records.map(({ xuqiu_id, name }) => ({ item_type: kind, item_id: xuqiu_id, name }));
  }
  const { records } = await api.get('/v1/product/list', asked);
  return records.map(({ chanpin_id, name }) => ({ item_type: kind, item_id: chanpin_id, name }));
}

/** A write whose refusal the API client has told. */
const told = (work: () => Promise<unknown>) => attempt(work, [KEY]);

/** The dialog 'hallExhibits': what stands in a hall, in its order, and what may be added. */
export default function ExhibitsDialog({ id, name }: { id: string; name: string }) {
  const text = useText(words);
  const [kind, setKind] = useState<number>(ITEM.result);
  const [found, setFound] = useState<Found[] | null>(null);
  const { busy, attempt } = useAttempt();
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

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const word = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    await attempt(async () => {
      setFound(await find(kind, word));
    });
  };
  const add = ({ item_type, item_id, name: added }: Found) =>
    told(async () => {
      const sort = Math.max(0, ...(list ?? []).map((row) => row.sort + 1));
      await addRow('hall_exhibit', { hall_id: id, item_type, item_id, sort });
      toast.success(text.addOf(added));
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
            {text.kinds[row.item_type as keyof typeof text.kinds]} · {nameOf(row)}
            {names.has(row.id) || !hall.data ? null : (
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{text.leftLists}</Box>
            )}
          </>
        )}
      </MovableList>
      <Box
        component="form"
        onSubmit={(event: FormEvent<HTMLFormElement>) => void search(event)}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mt: 3 }}
      >
        <Box sx={{ width: { xs: '100%', sm: 140 } }}>
          <SelectFilter
            label={text.kind}
            value={String(kind)}
            onChange={(value) => setKind(Number(value) || ITEM.result)}
          >
            {EXHIBITED.map((value) => (
              <option key={value} value={value}>
                {text.kinds[value]}
              </option>
            ))}
          </SelectFilter>
        </Box>
        <Box sx={{ flex: '1 1 220px' }}>
          <Box
            component="label"
            htmlFor="exhibit-word"
            sx={{ display: 'block', mb: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}
          >
            {text.find}
          </Box>
          <Box
            component="input"
            id="exhibit-word"
            name="keyword"
            maxLength={100}
            sx={{
              width: '100%',
              height: 44,
              px: 1.5,
              font: 'inherit',
              color: 'text.primary',
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
            }}
          />
        </Box>
        <Button type="submit" variant="outlined" loading={busy} sx={{ height: 44 }}>
          {text.search}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {found?.length === 0 ? text.nothingFound : ''}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found?.map((item) => (
          <Box component="li" key={item.item_id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{item.name}</Box>
            <Button
              size="small"
              aria-label={text.addOf(item.name)}
              disabled={list?.some((row) => row.item_id === item.item_id) ?? true}
              onClick={() => void add(item)}
            >
              {text.addExhibit}
            </Button>
          </Box>
        ))}
      </Box>
    </AppDialog>
  );
}
