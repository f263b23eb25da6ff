import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import words from '../../../i18n/publish';
import { useText } from '../../../shared/i18n';
import type { ResultForm } from './types';

interface NoticesProps {
  stored: ResultForm | null;
  conflict: boolean;
  willBeReviewed: boolean;
  onReload: () => void;
}

/** What must be known before writing on: an opinion, a second review, somebody else's change. */
export function Notices({ stored, conflict, willBeReviewed, onReload }: NoticesProps) {
  const text = useText(words);
  return (
    <>
      {conflict && stored ? (
        <Alert
          severity="warning"
          sx={{ mb: 2.5 }}
          action={
            <Button size="small" onClick={onReload}>
              {text.loadCurrent}
            </Button>
          }
        >
          {text.conflict}
        </Alert>
      ) : null}
      {stored?.audit_opinion ? (
        <Alert severity="warning" sx={{ mb: 2.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <AlertTitle>{text.returnedTitle}</AlertTitle>
          {stored.audit_opinion}
        </Alert>
      ) : null}
      {willBeReviewed ? (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {text.reviewAgain}
        </Alert>
      ) : null}
    </>
  );
}
