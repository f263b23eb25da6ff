import Button from '@mui/material/Button';
import type { PostKind } from '../../../db/contract/comments';
import words from '../../i18n/talk';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { FlagIcon } from '../../kit/layout/icons';
import { useSession } from '../session';
import { useLoginGate } from '../session/useLoginGate';

interface ReportButtonProps {
  kind: PostKind;
  id: string;
  /** What is reported, as text. */
  content: string;
  /** How it is told from other posts. */
  label: string;
}

/** Tells the moderators of a post, once; whoever did is shown so from then on. */
export function ReportButton({ kind, id, content, label }: ReportButtonProps) {
  const text = useText(words).comments;
  const { loggedIn } = useSession();
  const gate = useLoginGate();
  const query = useApiQuery(['reports'], '/v1/user/report', {}, { silent: true, enabled: loggedIn });
  const isReported = loggedIn && query.data?.ids.includes(id) === true;
  const report = async () => {
    if (!isReported && (await gate())) await openDialog('reportPost', { kind, id, content });
  };
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<FlagIcon />}
      aria-label={isReported ? `${text.isReported} ${label}` : label}
      // It keeps the focus that the dialog gives back.
      aria-disabled={isReported || undefined}
      onClick={() => void report()}
      sx={{
        ml: 'auto',
        flexShrink: 0,
        alignSelf: 'flex-start',
        color: 'text.secondary',
        ...(isReported && { cursor: 'default' }),
      }}
    >
      {isReported ? text.isReported : text.report}
    </Button>
  );
}
