import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { SelectableProject } from '../../../../db/contract/programme/selection';
import words from '../../../i18n/programmeSelection';
import { api } from '../../../kit/api';
import { attempt } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { TagChip } from '../../../kit/layout/StateChip';
import { MovableList } from '../../../kit/resource/MovableList';
import { refresh, useRound, useSelect } from './useSelection';

const nameOf = ({ name, optimize_name }: SelectableProject): string => optimize_name || name;

/** What is selected, in the order in which visitors will see it: dragged, or moved by buttons and keys. */
export function OrderList({ rows: stored }: { rows: readonly SelectableProject[] }) {
  const text = useText(words);
  const asked = useRound();
  const select = useSelect();
  const [rows, setRows] = useState(stored);
  const latest = useRef(rows);
  latest.current = rows;
  useEffect(() => setRows(stored), [stored]);

  // One order at a time is on its way: the last one counts.
  const running = useRef<Promise<void>>(Promise.resolve());
  const save = (next: readonly SelectableProject[]) => {
    running.current = running.current.then(async () => {
      if (latest.current !== next) return;
      await attempt(() => api.put('/v1/programme/selection/order', { ...asked, ids: next.map(({ id }) => id) }));
      if (latest.current === next) await refresh();
    });
  };
  const order = (next: readonly SelectableProject[]) => {
    latest.current = next;
    setRows(next);
    save(next);
  };
  return (
    <MovableList
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onOrder={order}
      actions={(row) => (
        <>
          {row.is_edited ? <TagChip label={text.edited} /> : null}
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
        </>
      )}
    >
      {(row) => (
        <>
          <Box sx={{ fontWeight: 600 }}>{nameOf(row)}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{row.org_name}</Box>
        </>
      )}
    </MovableList>
  );
}
