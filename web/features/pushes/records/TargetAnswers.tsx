import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IRRELEVANT_REASONS } from '../../../../db/contract/inbox-words';
import type { TargetRow } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushRecords';
import { openDialog } from '../../../kit/dialogs';
import { useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';

const REASONS: Readonly<Record<string, { zh: string; en: string } | undefined>> = IRRELEVANT_REASONS;

/** What an organisation answered to the push and its items, and the feedback that it gave. */
export function TargetAnswers({ target }: { target: TargetRow }) {
  const all = useText(words);
  const text = all.result;
  const { lang } = useLang();
  if (target.answers.length + target.feedback.length === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {text.none}
      </Box>
    );
  }
  return (
    <>
      {target.answers.map(({ item_id, item_name, answer, reason, content, files }) => (
        <Box key={item_id} sx={{ mb: 0.5 }}>
          <strong>{all.stages[answer]}</strong>
          {` · ${item_name ?? text.whole}`}
          {reason || content ? (
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', whiteSpace: 'pre-line' }}>
              {[REASONS[reason ?? '']?.[lang], content].filter(Boolean).join(' · ')}
            </Box>
          ) : null}
          {files.length > 0 ? (
            <Button
              size="small"
              aria-label={text.filesOf(files.length, item_name ?? text.whole)}
              onClick={() => void openDialog('filesList', { files })}
            >
              {text.files(files.length)}
            </Button>
          ) : null}
        </Box>
      ))}
      {target.feedback.map(({ id, name, remark, add_time }) => (
        <Box key={id} sx={{ mb: 0.5 }}>
          <Box sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}>
            {[name, remark].filter(Boolean).join(': ')}
          </Box>
          <Button
            size="small"
            aria-label={text.feedbackOf(`${name ?? ''} ${formatMinute(add_time)}`.trim())}
            onClick={() => void openDialog('feedbackDetail', { id })}
          >
            {text.feedback}
          </Button>
        </Box>
      ))}
    </>
  );
}
