import { MODERATION_MAXIMA, type PostKind } from '../../../../db/contract/comments';
import { Quoted } from '../../../domain/comments/Quoted';
import words from '../../../i18n/moderation';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { ReasonDialog } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

interface HideProps {
  kind: PostKind;
  id: string;
  content: string;
  /** Whether nobody else has read it yet. */
  held: boolean;
}

/** The dialog 'hidePost': takes a post away, or refuses a held one, and tells its author why. */
export default function HideDialog({ kind, id, content, held, close }: DialogProps<HideProps, boolean>) {
  const text = useText(words).comments;
  return (
    <ReasonDialog
      title={held ? text.refuseTitle : text.hideTitle}
      width={520}
      lead={held ? text.refuseText : text.hideText}
      label={text.reason}
      maxLength={MODERATION_MAXIMA.reason}
      blank="comment_hide_reason_required"
      submit={held ? text.refuse : text.hide}
      pinned
      save={(reason) => api.post('/v1/post/hide', { kind, id, reason })}
      close={close}
    >
      <Quoted>{content}</Quoted>
    </ReasonDialog>
  );
}
