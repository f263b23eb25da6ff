import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SelectableProject } from '../../../../db/contract/programme/selection';
import { hiddenText } from '../../../domain/reviews/hiddenText';
import words from '../../../i18n/programmeSelection';
import { ApiError, api } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { ChevronDownIcon } from '../../../kit/layout/icons';
import { TagChip } from '../../../kit/layout/StateChip';
import { refresh, useRound, useSelect } from './useSelection';

const nameOf = ({ name, optimize_name }: SelectableProject): string => optimize_name || name;

function movedTo<T>(rows: readonly T[], from: number, to: number): T[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row !== undefined) next.splice(to, 0, row);
  return next;
}

/** What is selected, in the order in which visitors will see it: dragged, or moved by buttons and keys. */
export function OrderList({ rows: stored }: { rows: readonly SelectableProject[] }) {
  const text = useText(words);
  const asked = useRound();
  const select = useSelect();
  const [rows, setRows] = useState(stored);
  const [said, setSaid] = useState('');
  const dragged = useRef<number | null>(null);
  const latest = useRef(rows);
  const list = useRef<HTMLElement>(null);
  latest.current = rows;
  useEffect(() => setRows(stored), [stored]);

  // One order at a time is on its way: the last one counts.
  const running = useRef<Promise<void>>(Promise.resolve());
  const save = (next: readonly SelectableProject[]) => {
    running.current = running.current.then(async () => {
      if (latest.current !== next) return;
      try {
        await api.put('/v1/programme/selection/order', { ...asked, ids: next.map(({ id }) => id) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
      if (latest.current === next) await refresh();
    });
  };
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || from === to) return;
    const next = movedTo(rows, from, to);
    latest.current = next;
    setRows(next);
    setSaid(text.moved(nameOf(row), to + 1, rows.length));
    save(next);
  };
  const onKey = (at: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  };
  return (
    <>
      <Box role="status" sx={hiddenText}>
        {said}
      </Box>
      <Box ref={list} component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((row, at) => (
          <Box
            key={row.id}
            component="li"
            draggable
            onDragStart={() => {
              dragged.current = at;
            }}
            onDragOver={(event: React.DragEvent) => event.preventDefault()}
            onDrop={(event: React.DragEvent) => {
              event.preventDefault();
              if (dragged.current !== null) move(dragged.current, at);
              dragged.current = null;
            }}
            onKeyDown={onKey(at)}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              p: 1.25,
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              bgcolor: 'background.paper',
              cursor: 'grab',
            }}
          >
            <Box component="span" sx={{ width: 28, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {at + 1}
            </Box>
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>{nameOf(row)}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{row.org_name}</Box>
            </Box>
            {row.is_edited ? <TagChip label={text.edited} /> : null}
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
              <IconButton
                size="small"
                aria-label={text.up(nameOf(row))}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ChevronDownIcon style={{ transform: 'rotate(180deg)' }} />
              </IconButton>
              <IconButton
                size="small"
                aria-label={text.down(nameOf(row))}
                disabled={at === rows.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ChevronDownIcon />
              </IconButton>
              <Button
                size="small"
                aria-label={text.wordOf(nameOf(row))}
                onClick={() => void openDialog('programme-wording', { id: row.id }).then(refresh)}
              >
                {text.word}
              </Button>
              <Button
                size="small"
                color="error"
                aria-label={text.dropOf(nameOf(row))}
                onClick={() => void select(row, false)}
              >
                {text.drop}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
