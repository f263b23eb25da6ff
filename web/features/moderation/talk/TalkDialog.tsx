import Button from '@mui/material/Button';
import { AUDIT } from '../../../../db/contract/limits';
import { mayDropUnsent } from '../../../domain/reviews/unsent';
import { TalkState, useTalk } from '../../../domain/reviews/useTalk';
import words from '../../../i18n/moderation';
import { reread } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { reviewOfType } from '../kinds';
import { TalkPanel } from './TalkPanel';

interface TalkProps {
  /** 1 result, 2 demand (core§9). */
  itemType: number;
  id: string;
  /** For the title. */
  name?: string;
}

/** The publisher's talk with the auditors; closes with true when the item was edited from here. */
export default function TalkDialog({ itemType, id, name, close }: DialogProps<TalkProps, boolean>) {
  const text = useText(words).talk;
  const query = useTalk(itemType, id);
  const { form, pages } = reviewOfType(itemType);
  const status = query.data?.audit_status ?? 0;
  const sentBack = status === AUDIT.returned || status === AUDIT.rejected;
  const edit = async (dialog: NonNullable<typeof form>) => {
    const done = await openDialog(dialog, { mode: 'put', id });
    if (!done) return;
    void reread([['review'], [pages]]);
    close(true);
  };
  return (
    <AppDialog
      title={name ? text.of(name) : text.title}
      width={680}
      beforeClose={() => mayDropUnsent('page')}
      actions={
        form ? (
          <Button variant={sentBack ? 'contained' : 'outlined'} disabled={!query.data} onClick={() => void edit(form)}>
            {sentBack ? text.edit : text.editAgain}
          </Button>
        ) : null
      }
    >
      {query.data ? <TalkPanel talk={query.data} /> : <TalkState query={query} />}
    </AppDialog>
  );
}
