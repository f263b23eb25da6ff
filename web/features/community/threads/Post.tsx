import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { ReplyRow, ThreadDetail } from '../../../../db/contract/threads';
import { threadWords } from '../../../../db/contract/words/threads';
import { ReportButton } from '../../../domain/comments/ReportButton';
import talk from '../../../i18n/talk';
import words from '../../../i18n/threads';
import { openDialog } from '../../../kit/dialogs';
import { inChinese, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { RichText } from '../../../kit/layout/RichText';
import { textOnly } from '../../../kit/layout/richTextElements';
import { ToneChip } from '../../../kit/layout/StateChip';

/** A thread's own text or a reply: who wrote it when, what it says, and what one can do with it. */
export function Post({ it, name, actions }: { it: ThreadDetail | ReplyRow; name: string; actions?: ReactNode }) {
  const own = useText(words);
  const { somebody } = useText(threadWords);
  const { hiddenByReports } = useText(talk).comments;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.5,
          mb: 1,
          fontSize: '0.875rem',
          color: 'text.secondary',
        }}
      >
        <Box component="strong" {...inChinese(it.author)} sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
          {it.author || somebody}
        </Box>
        <time>{formatMinute(it.add_time)}</time>
        {it.update_time ? (
          <Button
            size="small"
            aria-label={own.historyOf(name)}
            onClick={() => void openDialog('postHistory', { id: it.id, name })}
          >
            {own.edited(formatMinute(it.update_time))}
          </Button>
        ) : null}
        {it.state === 'shown' ? null : (
          <ToneChip label={own.states[it.state]} tone={it.state === 'held' ? 'review' : 'rejected'} />
        )}
      </Box>
      {it.state === 'hidden' ? (
        <Box sx={{ mb: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
          {it.hide_reason ? own.hiddenBecause(it.hide_reason) : hiddenByReports}
        </Box>
      ) : null}
      <RichText html={it.body} />
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        {actions}
        {it.is_own || it.state !== 'shown' ? null : (
          <ReportButton
            kind={'title' in it ? 'thread' : 'reply'}
            id={it.id}
            content={textOnly(it.body)}
            label={own.reportOf(name)}
          />
        )}
      </Box>
    </>
  );
}
