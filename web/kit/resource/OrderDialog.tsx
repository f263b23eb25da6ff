import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Ordered } from '../../../db/contract/versions';
import words from '../../i18n/versions';
import { ApiError, api } from '../api';
import { confirm } from '../dialogs';
import { AppDialog } from '../dialogs/AppDialog';
import type { DialogProps } from '../dialogs/registry';
import { useText } from '../i18n';
import { toast } from '../toast';
import { MovableList } from './MovableList';

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

/** The dialog 'contentOrder': rows in the order of their public list, dragged or moved by keys, saved at once. */
export default function OrderDialog({ table, label, rows: first, more, close }: DialogProps<OrderProps, boolean>) {
  const text = useText(words);
  const [rows, setRows] = useState(first);
  const [busy, setBusy] = useState(false);
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
      <MovableList rows={rows} keyOf={({ id }) => id} nameOf={({ name }) => name} busy={busy} onOrder={setRows}>
        {({ name, note }) => (
          <>
            {name}
            {note ? <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{note}</Box> : null}
          </>
        )}
      </MovableList>
      {more ? (
        <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>{text.orderMore(rows.length)}</Box>
      ) : null}
    </AppDialog>
  );
}
