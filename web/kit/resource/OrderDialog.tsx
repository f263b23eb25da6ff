import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Ordered } from '../../../db/contract/versions';
import words from '../../i18n/versions';
import { ApiError, api } from '../api';
import { confirm } from '../dialogs';
import { AppDialog } from '../dialogs/AppDialog';
import type { DialogProps } from '../dialogs/registry';
import { useText } from '../i18n';
import { ChevronDownIcon } from '../layout/icons';
import { toast } from '../toast';

/** A row of the order, as it is told apart. */
export interface OrderedRow {
  id: string;
  name: string;
  note?: string;
}

interface OrderProps {
  table: Ordered;
  label: string;
  rows: readonly OrderedRow[];
  /** There are more rows than these. */
  more: boolean;
}

function movedTo(rows: readonly OrderedRow[], from: number, to: number): OrderedRow[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row) next.splice(to, 0, row);
  return next;
}

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** The dialog 'contentOrder': rows in the order of their public list, dragged or moved by keys, saved at once. */
export default function OrderDialog({ table, label, rows: first, more, close }: DialogProps<OrderProps, boolean>) {
  const text = useText(words);
  const [rows, setRows] = useState(first);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const dragged = useRef<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || from === to) return;
    setRows(movedTo(rows, from, to));
    setSaid(text.moved(row.name, to + 1, rows.length));
  };
  const onKey = (at: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  };
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await api.post('/v1/content/order', { table, ids: rows.map(({ id }) => id) });
      toast.success(text.ordered);
      close(true);
    } catch (error) {
      // The API client has shown what the server says.
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
    }
  };
  const changed = rows.some(({ id }, at) => id !== first[at]?.id);
  const { leaveTitle, leaveText, leave, stay } = text;
  return (
    <AppDialog
      title={text.orderTitle(label)}
      width={640}
      closeOnBackdrop={false}
      beforeClose={async () =>
        !changed || busy || confirm({ title: leaveTitle, text: leaveText, confirmLabel: leave, cancelLabel: stay })
      }
      actions={
        <Button variant="contained" loading={busy} disabled={!changed} onClick={() => void save()}>
          {text.orderSave}
        </Button>
      }
    >
      <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{text.orderHint}</Box>
      <Box role="status" sx={hidden}>
        {said}
      </Box>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
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
              alignItems: 'center',
              gap: 1,
              px: 1.25,
              py: 0.5,
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
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {row.name}
              {row.note ? <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{row.note}</Box> : null}
            </Box>
            <IconButton aria-label={text.up(row.name)} disabled={at === 0} onClick={() => move(at, at - 1)}>
              <ChevronDownIcon style={{ transform: 'rotate(180deg)' }} />
            </IconButton>
            <IconButton
              aria-label={text.down(row.name)}
              disabled={at === rows.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <ChevronDownIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
      {more ? (
        <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>{text.orderMore(rows.length)}</Box>
      ) : null}
    </AppDialog>
  );
}
