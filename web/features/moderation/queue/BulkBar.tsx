import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { messageOf } from '../../../../db/contract/errors';
import { MAX_BULK } from '../../../../db/contract/reviews';
import words from '../../../i18n/moderation';
import { api, reread } from '../../../kit/api';
import { attempt, useApiMutation } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { useLang, useText } from '../../../kit/i18n';
import { AlertIcon } from '../../../kit/layout/icons';
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
  const sure = rows.filter((row) => !row.doubt);
  const skipped = rows.length - sure.length;
  const undo = async (ids: readonly string[]) => {
    let undone = 0;
    for (const id of ids) {
      // Where one stays approved, the others are still taken back.
      if (await attempt(() => api.post('/v1/review/undo', { item_type: kind.itemType, id }))) undone++;
    }
    if (undone > 0) toast.success(text.undone(undone));
    void reread([['audit']]);
  };
  const approve = useApiMutation(
    (chosen: readonly QueueRow[]) =>
      api.post('/v1/review/approve', {
        item_type: kind.itemType,
        items: chosen.map((row) => ({ id: keyOf(row), version: row.version })),
      }),
    {
      onSuccess: ({ approved, items }) => {
        // What the public reads already cannot be taken back: that would be another decision.
        const fresh = items.filter(({ ok, id }) => {
          const row = rows.find((each) => keyOf(each) === id);
          return ok && row && !('is_public' in row && row.is_public);
        });
        const back = { label: words[lang].decision.undo, run: () => void undo(fresh.map(({ id }) => id)) };
        if (approved > 0) toast.success(text.approvedAll(approved), fresh.length > 0 ? back : undefined);
        const nameOf = (id: string) => rows.find((row) => keyOf(row) === id)?.name ?? id;
        setRefused(
          items
            .filter((item) => !item.ok)
            .map(({ id, code }) => ({ id, name: nameOf(id), why: messageOf(code ?? 'conflict', lang) })),
        );
        void reread([['audit']]);
        onDone();
        stay();
      },
    },
  );
  const ask = async () => {
    if (rows.length > MAX_BULK) return toast.warning(text.tooMany(MAX_BULK));
    const question = { title: text.approveTitle, text: text.approveText(sure.length), confirmLabel: text.approveAll };
    if (await confirm(question)) approve.mutate(sure);
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
          {skipped > 0 ? (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'warning.main', fontSize: '0.875rem' }}>
              <AlertIcon aria-hidden />
              {text.skips(skipped)}
            </Box>
          ) : null}
          <Button
            variant="contained"
            size="small"
            loading={approve.isPending}
            disabled={sure.length === 0}
            onClick={() => void ask()}
          >
            {skipped > 0 ? text.approveSome(sure.length) : text.approveAll}
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
