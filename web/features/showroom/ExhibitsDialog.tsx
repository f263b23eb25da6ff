import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { EXHIBITED } from '../../../db/contract/halls';
import { ITEM, LIMITS } from '../../../db/contract/limits';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import words from '../../i18n/halls';
import { ApiError, addRow, api, putRows, queryClient, removeRows, useApiQuery, useRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
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
async function told(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  await queryClient.invalidateQueries({ queryKey: KEY });
}

/** The dialog 'hallExhibits': what stands in a hall, in its order, and what may be added. */
export default function ExhibitsDialog({ id, name }: { id: string; name: string }) {
  const text = useText(words);
  const [kind, setKind] = useState<number>(ITEM.result);
  const [found, setFound] = useState<Found[] | null>(null);
  const [busy, setBusy] = useState(false);
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
    setBusy(true);
    try {
      setFound(await find(kind, word));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  const add = ({ item_type, item_id, name: added }: Found) =>
    told(async () => {
      const sort = Math.max(0, ...(list ?? []).map((row) => row.sort + 1));
      await addRow('hall_exhibit', { hall_id: id, item_type, item_id, sort });
      toast.success(text.addOf(added));
    });
  const swap = (at: number, other: number) =>
    told(async () => {
      const order = [...(list ?? [])];
      const [one, two] = [order[at], order[other]];
      if (!one || !two) return;
      [order[at], order[other]] = [two, one];
      for (const [place, row] of order.entries()) {
        if (row.sort !== place) await putRows('hall_exhibit', { id: row.id }, { sort: place });
      }
    });

  return (
    <AppDialog title={text.exhibitsOf(name)} width={WIDTH}>
      {!list && rows.isError ? <ErrorState onRetry={() => void rows.refetch()} /> : null}
      {!list && !rows.isError ? <LoadingState /> : null}
      {list?.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.noneYet}</Box> : null}
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {list?.map((row, at) => {
          const shown = names.get(row.id);
          const called = shown ?? row.item_id;
          return (
            <Box component="li" key={row.id} sx={{ py: 0.75 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  {text.kinds[row.item_type as keyof typeof text.kinds]} · {called}
                  {shown || !hall.data ? null : (
                    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{text.leftLists}</Box>
                  )}
                </Box>
                <Button
                  size="small"
                  aria-label={text.up(called)}
                  disabled={at === 0}
                  onClick={() => void swap(at, at - 1)}
                >
                  ↑
                </Button>
                <Button
                  size="small"
                  aria-label={text.down(called)}
                  disabled={at === list.length - 1}
                  onClick={() => void swap(at, at + 1)}
                >
                  ↓
                </Button>
                <Button
                  size="small"
                  aria-label={text.takeOut(called)}
                  sx={{ color: 'error.main' }}
                  onClick={() => void told(() => removeRows('hall_exhibit', { id: row.id }))}
                >
                  ×
                </Button>
              </Box>
            </Box>
          );
        })}
      </Box>
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
