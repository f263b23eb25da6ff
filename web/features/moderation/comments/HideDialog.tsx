import { hideInput, MODERATION_MAXIMA, type PostKind } from '../../../../db/contract/comments';
import { Quoted } from '../../../domain/comments/Quoted';
import words from '../../../i18n/moderation';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useAppForm } from '../../../kit/form';
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
  const form = useAppForm<{ kind: PostKind; id: string; reason: string }>({
    schema: hideInput,
    defaultValues: { kind, id, reason: '' },
    onSubmit: async (values) => {
      await api.post('/v1/post/hide', values);
      close(true);
    },
  });
  return (
    <FormDialog
      form={form}
      title={held ? text.refuseTitle : text.hideTitle}
      width={520}
      lead={held ? text.refuseText : text.hideText}
      submit={held ? text.refuse : text.hide}
      danger
      pinned
    >
      <Quoted>{content}</Quoted>
      <FormText name="reason" label={text.reason} required rows={3} maxLength={MODERATION_MAXIMA.reason} counter />
    </FormDialog>
  );
}
