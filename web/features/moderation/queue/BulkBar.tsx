import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { messageOf } from '../../../../db/contract/errors';
import { MAX_BULK } from '../../../../db/contract/reviews';
import words from '../../../i18n/moderation';
import { api, queryClient } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { useLang, useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import type { ReviewKind } from '../kinds';
import type { QueueRow } from '../types';
import { keyOf } from './columns';

interface BulkBarProps {
  kind: ReviewKind;
  rows: readonly QueueRow[];
  onClear: () => void;
  /** The chosen ones were approved, or refused. */
  onDone: () => void;
}

interface Refused {
  id: string;
  name: string;
  why: string;
}

/** Approves what was chosen; whatever was changed meanwhile is named and stays. */
export function BulkBar({ kind, rows, onClear, onDone }: BulkBarProps) {
  const text = useText(words).queue;
  const { lang } = useLang();
  const bar = useRef<HTMLDivElement>(null);
  // The buttons go with the choice: whoever pressed one by keys stays above the list.
  const stay = () => bar.current?.focus();
  const [refused, setRefused] = useState<Refused[]>([]);
  const approve = useApiMutation(
    (chosen: readonly QueueRow[]) =>
      api.post('/v1/review/approve', {
        item_type: kind.itemType,
        items: chosen.map((row) => ({ id: keyOf(row), version: row.version })),
      }),
    {
      onSuccess: ({ approved, items }) => {
        if (approved > 0) toast.success(text.approvedAll(approved));
        const nameOf = (id: string) => rows.find((row) => keyOf(row) === id)?.name ?? id;
        setRefused(
          items
            .filter((item) => !item.ok)
            .map(({ id, code }) => ({ id, name: nameOf(id), why: messageOf(code ?? 'conflict', lang) })),
        );
        void queryClient.invalidateQueries({ queryKey: ['audit'] });
        onDone();
        stay();
      },
    },
  );
  const ask = async () => {
    if (rows.length > MAX_BULK) return toast.warning(text.tooMany(MAX_BULK));
    const question = { title: text.approveTitle, text: text.approveText(rows.length), confirmLabel: text.approveAll };
    if (await confirm(question)) approve.mutate(rows);
  };
  return (
    <Box
      ref={bar}
      role="status"
      tabIndex={-1}
      sx={{ mb: rows.length > 0 || refused.length > 0 ? 2 : 0, outline: 'none' }}
    >
      {rows.length > 0 ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            px: 2,
            py: 1,
            borderRadius: 2,
            bgcolor: 'brand.tint',
          }}
        >
          <Box sx={{ fontWeight: 600, color: 'brand.text' }}>{text.chosen(rows.length)}</Box>
          <Button variant="contained" size="small" loading={approve.isPending} onClick={() => void ask()}>
            {text.approveAll}
          </Button>
          <Button
            size="small"
            disabled={approve.isPending}
            onClick={() => {
              onClear();
              stay();
            }}
          >
            {text.clear}
          </Button>
        </Box>
      ) : null}
      {refused.length > 0 ? (
        <Box
          sx={{
            mt: 1.5,
            px: 2,
            py: 1.5,
            borderRadius: 2,
            borderLeft: 4,
            borderColor: 'warning.main',
            bgcolor: 'background.paper',
          }}
        >
          <strong>{text.refused(refused.length)}</strong>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {refused.map(({ id, name, why }) => (
              <li key={id}>{`${name}: ${why}`}</li>
            ))}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}
