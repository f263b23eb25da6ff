import { MODERATION_MAXIMA, type PostKind, REPORT_REASONS, reportInput } from '../../../db/contract/comments';
import words from '../../i18n/talk';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormSelect, FormText, useDialogForm } from '../../kit/form';
import { useLang, useText } from '../../kit/i18n';
import { Quoted } from './Quoted';

interface ReportProps {
  kind: PostKind;
  id: string;
  /** What is reported, as text. */
  content: string;
}

/** The dialog 'reportPost': tells the moderators what is wrong with a comment, thread or reply. */
export default function ReportDialog({ kind, id, content, close }: DialogProps<ReportProps, boolean>) {
  const text = useText(words).comments;
  const { lang } = useLang();
  const form = useDialogForm({
    schema: reportInput,
    defaultValues: { kind, id, reason: '', note: '' },
    save: (values) => api.post('/v1/post/report', reportInput.parse(values)),
    done: text.reported,
    invalidates: [['reports']],
    close,
  });
  return (
    <FormDialog form={form} title={text.reportTitles[kind]} width={480} submit={text.reportSubmit} pinned>
      <Quoted>{content}</Quoted>
      <FormSelect
        name="reason"
        label={text.reportReason}
        required
        options={Object.entries(REPORT_REASONS).map(([value, names]) => ({ value, label: names[lang] }))}
      />
      <FormText name="note" label={text.reportNote} rows={3} maxLength={MODERATION_MAXIMA.report} />
    </FormDialog>
  );
}
