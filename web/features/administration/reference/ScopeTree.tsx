import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { RowOf } from '../../../../db/contract/tables';
import words from '../../../i18n/administration';
import { putOrder, queryClient, readRows, reread } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { hiddenText } from '../../../kit/layout/hiddenText';
import { ChevronDownIcon, ChevronRightIcon } from '../../../kit/layout/icons';
import { QueryState } from '../../../kit/layout/QueryState';
import { ToneChip } from '../../../kit/layout/StateChip';
import type { Resource, StoredRow } from '../../../kit/resource';

const COLUMNS = ['id', 'pid', 'name', 'name_en', 'level', 'sort', 'stage'] as const;
const PAGE = 100;
const TOP = '0';
const KEY = ['kept', 'scope', 'tree'];

interface Scope extends RowOf<'scope', 'id' | 'pid' | 'name' | 'name_en' | 'level' | 'sort'> {
  stage: number;
}

/** All fields, those out of use among them, in the order of their siblings. */
async function loadAll(signal: AbortSignal): Promise<Scope[]> {
  const rows: Scope[] = [];
  for (let pageIndex = 1, pages = 1; pageIndex <= pages; pageIndex += 1) {
    const page = await readRows(
      {
        table: 'scope',
        columns: COLUMNS,
        where: { is_delete: 0 },
        order: [
          ['sort', 'asc'],
          ['id', 'asc'],
        ],
        pageIndex,
        pageSize: PAGE,
      },
      { signal },
    );
    rows.push(...(page.records as Scope[]));
    pages = page.pages;
  }
  return rows;
}

interface BranchProps {
  label?: string;
  rows: readonly Scope[];
  pid: string;
  onEdit: (row: Scope) => void;
  /** Puts a row at another place among its siblings. */
  onMove: (siblings: readonly Scope[], from: number, to: number) => void;
}

function Branch({ label, rows, pid, onEdit, onMove }: BranchProps) {
  const text = useText(words).reference;
  const { lang } = useLang();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const dragged = useRef<number | null>(null);
  const siblings = rows.filter((row) => row.pid === pid);
  const toggle = (id: string) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  const onKey = (at: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(siblings, at, at + step);
  };
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, p: 0, pl: pid === TOP ? 0 : { xs: 2, sm: 4 } }}
    >
      {siblings.map((row, at) => {
        const name = pickName(lang, row.name, row.name_en);
        const below = rows.filter((each) => each.pid === row.id).length;
        const shown = open.has(row.id);
        return (
          <Box component="li" key={row.id}>
            <Box
              draggable
              onDragStart={() => {
                dragged.current = at;
              }}
              onDragOver={(event: React.DragEvent) => event.preventDefault()}
              onDrop={(event: React.DragEvent) => {
                event.preventDefault();
                if (dragged.current !== null) onMove(siblings, dragged.current, at);
                dragged.current = null;
              }}
              onKeyDown={onKey(at)}
              sx={{
                display: 'flex',
                // On a phone what can be done stands below the name, which keeps its words whole.
                flexWrap: { xs: 'wrap', sm: 'nowrap' },
                justifyContent: 'flex-end',
                alignItems: 'center',
                gap: 0.5,
                minHeight: 44,
                px: 1,
                borderBottom: 1,
                borderColor: 'divider',
                cursor: 'grab',
                '&:hover': { bgcolor: 'background.default' },
              }}
            >
              {below > 0 ? (
                <IconButton
                  size="small"
                  aria-expanded={shown}
                  aria-label={text.branchOf(name)}
                  onClick={() => toggle(row.id)}
                >
                  {shown ? <ChevronDownIcon /> : <ChevronRightIcon />}
                </IconButton>
              ) : (
                <Box sx={{ width: 30, flexShrink: 0 }} />
              )}
              <Box
                sx={{
                  flex: { xs: '1 1 calc(100% - 48px)', sm: 1 },
                  minWidth: 0,
                  overflowWrap: 'anywhere',
                  fontWeight: row.level === 1 ? 650 : 400,
                }}
              >
                {name}
                {below > 0 ? (
                  <Box component="span" sx={{ ml: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
                    {below}
                  </Box>
                ) : null}
              </Box>
              {row.stage === 1 ? null : <ToneChip label={text.outOfUse} tone="none" />}
              <IconButton
                size="small"
                aria-label={text.up(name)}
                disabled={at === 0}
                onClick={() => onMove(siblings, at, at - 1)}
              >
                <ChevronDownIcon sx={{ transform: 'rotate(180deg)' }} />
              </IconButton>
              <IconButton
                size="small"
                aria-label={text.down(name)}
                disabled={at === siblings.length - 1}
                onClick={() => onMove(siblings, at, at + 1)}
              >
                <ChevronDownIcon />
              </IconButton>
              <Button size="small" aria-label={text.of(text.edit, name)} onClick={() => onEdit(row)}>
                {text.edit}
              </Button>
            </Box>
            {shown ? <Branch label={name} rows={rows} pid={row.id} onEdit={onEdit} onMove={onMove} /> : null}
          </Box>
        );
      })}
    </Box>
  );
}

/** The fields as the tree that they are: opened, edited, and put in order by dragging, by buttons, or by Alt and the arrows. */
export function ScopeTree({ resource }: { resource: Resource }) {
  const text = useText(words).reference;
  const { lang } = useLang();
  const [said, setSaid] = useState('');
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => loadAll(signal), staleTime: 0 });
  const refresh = async () => {
    await reread([['kept', 'scope'], ['scopes']]);
  };
  const edit = async (row: Scope | null) => {
    if (await openDialog('resource', { resource, row: row as StoredRow | null })) await refresh();
  };
  const move = (siblings: readonly Scope[], from: number, to: number) => {
    const row = siblings[from];
    if (!row || to < 0 || to >= siblings.length || from === to) return;
    const next = siblings.filter((each) => each !== row);
    next.splice(to, 0, row);
    const changed = next.flatMap((each, at) => (each.sort === at + 1 ? [] : [{ id: each.id, sort: at + 1 }]));
    const places = new Map(changed.map(({ id, sort }) => [id, sort]));
    // The new order stands at once; what is stored has the last word.
    queryClient.setQueryData<Scope[]>(KEY, (rows) =>
      rows
        ?.map((each) => ({ ...each, sort: places.get(each.id) ?? each.sort }))
        .toSorted((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1)),
    );
    setSaid(text.movedTo(pickName(lang, row.name, row.name_en), to + 1, siblings.length));
    void putOrder('scope', changed)
      .catch(() => undefined)
      .then(refresh);
  };
  if (!query.data) return <QueryState query={query} count={6} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: '1 1 260px', color: 'text.secondary', fontSize: '0.875rem' }}>{text.orderHint}</Box>
        <Button variant="contained" onClick={() => void edit(null)}>
          {text.add}
        </Button>
      </Box>
      <Box role="status" sx={hiddenText}>
        {said}
      </Box>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper', overflow: 'hidden' }}>
        <Branch label={resource.label} rows={query.data} pid={TOP} onEdit={(row) => void edit(row)} onMove={move} />
      </Box>
    </>
  );
}
