import { useState } from 'react';
import { NEWS_KINDS } from '../../../../db/contract/enums-programme';
import { NEWS_LIMITS, newsForm, PROGRAMME_NEWS } from '../../../../db/contract/programme/news';
import { type UploadedFile, uploadedOf } from '../../../../db/contract/uploads';
import common from '../../../i18n/common';
import words from '../../../i18n/programmeNews';
import { api, useRows } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormRichText, FormText, FormUpload, useDialogForm } from '../../../kit/form';
import { OpeningDialog } from '../../../kit/form/OpeningDialog';
import { useLang, useText } from '../../../kit/i18n';

const WIDTH = 800;

interface Values {
  title: string;
  profile: string;
  attachments: UploadedFile[];
}

interface FormProps {
  id: string | null;
  identify: number;
  title: string;
  values: Values;
  close: (done?: boolean) => void;
}

/** The dialog 'programme-news': one that is there, or with 0 a new one of its kind. */
export default function NewsDialog({
  id,
  identify,
  close,
}: DialogProps<{ id: string | 0; identify: number }, boolean>) {
  const text = useText(words);
  const { lang } = useLang();
  const enabled = id !== 0;
  // What was kept of an earlier opening may be old: a form begins with what is stored now.
  const [opening] = useState(() => performance.now());
  const news = useRows(
    ['programme', 'newsItem', id, opening],
    {
      table: 'project_news',
      columns: ['id', 'title', 'profile', 'identify'],
      where: { id: String(id) },
      pageSize: 1,
    },
    { enabled },
  );
  const files = useRows(
    ['programme', 'newsItem', 'files', id, opening],
    {
      table: 'attachment_relation',
      columns: ['file_name', 'file_path', 'file_suffix', 'size'],
      where: { item_id: String(id) },
      order: [['add_time'], ['id']],
      pageSize: 100,
    },
    { enabled },
  );
  const kind = NEWS_KINDS.find(({ value }) => value === identify)?.[lang] ?? '';
  const title = enabled ? text.editOf(kind) : text.addOf(kind);
  const shared = { identify, title, close };
  if (!enabled) return <NewsForm {...shared} id={null} values={{ title: '', profile: '', attachments: [] }} />;
  const row = news.data?.records[0];
  if (row && files.data) {
    const values = { title: row.title, profile: row.profile ?? '', attachments: files.data.records.map(uploadedOf) };
    return <NewsForm {...shared} id={row.id} identify={row.identify} values={values} />;
  }
  return <OpeningDialog title={title} width={WIDTH} queries={[news, files]} />;
}

function NewsForm({ id, identify, title, values, close }: FormProps) {
  const text = useText(words);
  const { save } = useText(common);
  const form = useDialogForm<Values>({
    schema: newsForm,
    defaultValues: values,
    save: (entered) =>
      api.put('/v1/programme/news', { ...(id && { id }), identify: identify as 1 | 2 | 3, ...entered }),
    done: id ? text.modified : text.addedDone,
    close,
  });
  return (
    <FormDialog form={form} title={title} width={WIDTH} submit={save}>
      <FormText name="title" label={text.fields.title} required maxLength={NEWS_LIMITS.title} />
      {identify === PROGRAMME_NEWS.file ? (
        <FormUpload name="attachments" label={text.fields.attachments} />
      ) : (
        <FormRichText name="profile" label={text.fields.profile} />
      )}
    </FormDialog>
  );
}
