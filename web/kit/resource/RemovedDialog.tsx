import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Versioned } from '../../../db/contract/versions';
import words from '../../i18n/versions';
import { ApiError, api, reread, useApiQuery } from '../api';
import { AppDialog } from '../dialogs/AppDialog';
import type { DialogProps } from '../dialogs/registry';
import { useText } from '../i18n';
import { QueryState } from '../layout/QueryState';
import { useDebounced } from '../layout/useDebounced';
import { toast } from '../toast';

const MOST = 20;
const REMOVED = ['removedContent'];

interface RemovedProps {
  table: Versioned;
  label: string;
  /** Visitors see what comes back at once: the table has no switch for it. */
  shown: boolean;
  /** Told after each row that came back. */
  onRestored: () => void;
}

/** The dialog 'removedContent': what was taken away, and the way back. */
export default function RemovedDialog({ table, label, shown, onRestored }: DialogProps<RemovedProps>) {
  const text = useText(words);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState('');
  const keyword = useDebounced(typed.trim());
  const query = useApiQuery(
    REMOVED,
    '/v1/content/removed',
    { table, keyword, pageSize: String(MOST) },
    { staleMs: 0, keepPrevious: true },
  );
  const rows = query.data?.records ?? [];
  const more = (query.data?.total ?? 0) - rows.length;
  const restore = async (id: string) => {
    if (busy) return;
    setBusy(id);
    try {
      await api.post('/v1/content/restore', { table, id });
      toast.success(text.restored);
      onRestored();
      await reread([REMOVED]);
    } catch (error) {
      // The API client has shown what the server says.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy('');
    }
  };
  return (
    <AppDialog title={text.removedTitle(label)} width={560}>
      <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{shown ? text.removedHintShown : text.removedHint}</Box>
      <TextField
        fullWidth
        size="small"
        type="search"
        label={text.find}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {query.data ? null : <QueryState query={query} count={4} />}
      {query.data && rows.length === 0 ? (
        <Box role="status" data-nothing-left sx={{ mt: 2, color: 'text.secondary' }}>
          {text.removedNone}
        </Box>
      ) : null}
      <Box component="ul" aria-label={text.removedTitle(label)} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {rows.map(({ id, name }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 1,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
            <Button
              size="small"
              variant="outlined"
              loading={busy === id}
              disabled={busy !== ''}
              aria-label={text.bringBack(name)}
              onClick={() => void restore(id)}
            >
              {text.restore}
            </Button>
          </Box>
        ))}
      </Box>
      {more > 0 ? (
        <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{text.removedMore(more)}</Box>
      ) : null}
    </AppDialog>
  );
}
