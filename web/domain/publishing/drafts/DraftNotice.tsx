import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import formWords from '../../../i18n/form';
import words from '../../../i18n/publish';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import type { Opening } from './opening';
import type { ServerDraftState } from './useServerDraft';

interface DraftNoticeProps {
  draft: ServerDraftState;
  /** The draft that the form was opened with, as long as it is not discarded. */
  opening: Opening | null;
  onDiscard: () => void;
}

/** Where the input comes from that the form opened with, and a choice where two devices wrote on. */
export function DraftNotice({ draft, opening, onDiscard }: DraftNoticeProps) {
  const text = useText(words).draft;
  const general = useText(formWords);
  const elsewhere = opening?.from === 'elsewhere';
  return (
    <>
      {draft.other ? (
        <Alert
          severity="warning"
          sx={{ mb: 2.5 }}
          action={
            <>
              <Button size="small" onClick={draft.keepShown}>
                {text.keepShown}
              </Button>
              <Button size="small" onClick={draft.useOther}>
                {text.useOther}
              </Button>
            </>
          }
        >
          {`${text.conflict(formatMinute(draft.other.time))} ${draft.other.newer ? text.otherNewer : text.shownNewer}`}
        </Alert>
      ) : null}
      {opening?.draft ? (
        <Alert
          severity="info"
          sx={{ mb: 2.5 }}
          action={
            <Button size="small" onClick={onDiscard}>
              {elsewhere ? text.startEmpty : general.discardDraft}
            </Button>
          }
        >
          {elsewhere ? text.fromElsewhere(formatMinute(opening.time)) : general.draftRestored}
        </Alert>
      ) : null}
    </>
  );
}
