import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import words from '../../i18n/resource';
import { useText } from '../i18n';
import { hiddenText } from '../layout/hiddenText';
import { ChevronDownIcon } from '../layout/icons';

function movedTo<T>(rows: readonly T[], from: number, to: number): T[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row !== undefined) next.splice(to, 0, row);
  return next;
}

/** One line; with actions as many as they need: where it is narrow the arrows stand beside the number, and all else below. */
const rowLook = (more: boolean) => ({
  display: 'grid',
  gridTemplateColumns: more
    ? { xs: '28px minmax(0, 1fr) auto', md: '28px minmax(0, 1fr) auto auto' }
    : '28px minmax(0, 1fr) auto',
  gridTemplateAreas: more
    ? { xs: '"at . move" "row row row" "more more more"', md: '"at row move more"' }
    : '"at row move"',
});

interface MovableListProps<T> {
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** What a row is called when it is moved. */
  nameOf: (row: T) => string;
  /** All rows in their new order. */
  onOrder: (rows: T[]) => void;
  /** While an order is on its way, another has to wait. */
  busy?: boolean;
  label?: string;
  /** What a row shows, and beside its arrows what else may be done with it. */
  children: (row: T) => ReactNode;
  actions?: (row: T) => ReactNode;
}

/** Rows in an order that is changed by dragging, by arrow buttons, and by Alt with the arrow keys. */
export function MovableList<T>(props: MovableListProps<T>) {
  const { rows, keyOf, nameOf, onOrder, busy = false, label, children, actions } = props;
  const text = useText(words);
  const [said, setSaid] = useState('');
  const dragged = useRef<number | null>(null);
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (busy || row === undefined || to < 0 || to >= rows.length || from === to) return;
    onOrder(movedTo(rows, from, to));
    setSaid(text.moved(nameOf(row), to + 1, rows.length));
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
      <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {rows.map((row, at) => (
          <Box
            key={keyOf(row)}
            component="li"
            aria-label={nameOf(row)}
            draggable={!busy}
            onDragStart={() => {
              dragged.current = at;
            }}
            onDragOver={(event: DragEvent) => event.preventDefault()}
            onDrop={(event: DragEvent) => {
              event.preventDefault();
              if (dragged.current !== null) move(dragged.current, at);
              dragged.current = null;
            }}
            onKeyDown={onKey(at)}
            sx={{
              ...rowLook(!!actions),
              alignItems: 'center',
              columnGap: 1,
              px: 1.25,
              py: 0.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              bgcolor: 'background.paper',
              cursor: busy ? 'default' : 'grab',
            }}
          >
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {at + 1}
            </Box>
            <Box sx={{ gridArea: 'row', minWidth: 0, overflowWrap: 'anywhere' }}>{children(row)}</Box>
            <Box sx={{ gridArea: 'move', display: 'flex', gap: 0.5 }}>
              <IconButton
                aria-label={text.moveUp(nameOf(row))}
                disabled={busy || at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ChevronDownIcon style={{ transform: 'rotate(180deg)' }} />
              </IconButton>
              <IconButton
                aria-label={text.moveDown(nameOf(row))}
                disabled={busy || at === rows.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ChevronDownIcon />
              </IconButton>
            </Box>
            {actions ? (
              <Box
                sx={{
                  gridArea: 'more',
                  display: 'flex',
                  flexWrap: 'wrap',
                  justifyContent: 'flex-end',
                  alignItems: 'center',
                  gap: { xs: 0, md: 0.5 },
                  '& .MuiButton-root': { px: { xs: 1, md: 1.5 } },
                }}
              >
                {actions(row)}
              </Box>
            ) : null}
          </Box>
        ))}
      </Box>
    </>
  );
}
