import Box from '@mui/material/Box';
import type { PostVersion } from '../../../../db/contract/threads';
import { threadWords } from '../../../../db/contract/words/threads';
import { textDiff } from '../../../domain/reviews/diff';
import { TextDiff } from '../../../domain/reviews/TextDiff';
import words from '../../../i18n/threads';
import { useApiQuery } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { inChinese, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { QueryState } from '../../../kit/layout/QueryState';
import { textOnly } from '../../../kit/layout/richTextElements';
import { THREADS } from './calls';

const wordsOf = ({ title, body }: PostVersion): string => [title, textOnly(body)].filter(Boolean).join('\n');

/** The dialog 'postHistory': who changed a thread or reply when, and what. */
export default function HistoryDialog({ id, name }: DialogProps<{ id: string; name: string }, boolean>) {
  const own = useText(words);
  const { somebody } = useText(threadWords);
  const query = useApiQuery([THREADS, 'history'], '/v1/community/history', { id }, { staleMs: 0 });
  const rows = query.data?.records ?? [];
  return (
    <AppDialog title={own.historyOf(name)} width={800}>
      {query.data ? null : <QueryState query={query} count={4} />}
      <Box component="ol" reversed aria-label={own.history} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, at) => {
          const former = rows[at + 1];
          const pieces = former ? textDiff(wordsOf(former), wordsOf(row)) : null;
          return (
            <Box component="li" key={row.version} sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Box sx={{ fontWeight: 600 }}>
                {own.version(row.version)}
                {at === 0 ? ` · ${own.current}` : ''}
              </Box>
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 1 }}>
                <span {...inChinese(row.author)}>{row.author || somebody}</span> · {formatMinute(row.add_time)}
              </Box>
              {pieces ? (
                <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
                  {(['removed', 'added'] as const).map((side) => (
                    <Box key={side} sx={{ minWidth: 0 }}>
                      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                        {side === 'removed' ? own.before : own.after}
                      </Box>
                      <Box {...inChinese(wordsOf(row))}>
                        <TextDiff pieces={pieces} side={side} />
                      </Box>
                    </Box>
                  ))}
                </Box>
              ) : (
                <>
                  <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{own.first}</Box>
                  <Box {...inChinese(wordsOf(row))} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    {wordsOf(row)}
                  </Box>
                </>
              )}
            </Box>
          );
        })}
      </Box>
    </AppDialog>
  );
}
