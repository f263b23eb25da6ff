import Box from '@mui/material/Box';
import { TALK_ANCHORS } from '../../../db/contract/limits';
import words from '../../i18n/talk';
import { useRows } from '../../kit/api';
import { SIGNED_OUT } from '../../kit/api/statuses';
import { useText } from '../../kit/i18n';
import { FileList } from '../../kit/layout/FileList';
import { formatMinute } from '../../kit/layout/format';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { anchored, useAnchor } from '../../kit/layout/useAnchor';
import { FEEDBACK_COLUMNS, filesOf } from './feedback';

const SHOWN = 50;

/** The feedback on an item, for its publisher; others are answered nothing but their own, which stands in its form. */
export function ReceivedFeedback({ itemId, userId }: { itemId: string; userId: string }) {
  const text = useText(words).feedback;
  const query = useRows(
    ['feedback', 'received'],
    {
      table: 'feedback',
      columns: FEEDBACK_COLUMNS,
      where: { item_id: itemId },
      order: [['add_time', 'desc']],
      pageSize: SHOWN,
    },
    { handled: [SIGNED_OUT] },
  );
  const rows = (query.data?.records ?? []).filter((row) => row.user_id !== userId);
  const part = useAnchor(TALK_ANCHORS.feedback, rows.length > 0);
  if (rows.length === 0) return null;
  return (
    <Box ref={part} tabIndex={-1} sx={anchored}>
      <Section title={text.received} hint={text.receivedHint} card>
        <Box component="ul" aria-label={text.received} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <Box component="li" key={row.id} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
                <strong>{row.name}</strong>
                {row.kind === 'intent' ? <TagChip label={text.intent} /> : null}
                <span>{[row.phone, row.province_name].filter(Boolean).join(' · ')}</span>
                <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                  {formatMinute(row.add_time)}
                </Box>
              </Box>
              <Box sx={{ my: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{row.remark}</Box>
              <FileList files={filesOf(row.files)} />
            </Box>
          ))}
        </Box>
      </Section>
    </Box>
  );
}
