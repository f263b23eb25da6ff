import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { remarkInEnglish } from '../../../../db/contract/inbox-words';
import type { FeedbackDetail } from '../../../../db/contract/push-records';
import { filesOf } from '../../../domain/feedback/feedback';
import words from '../../../i18n/pushRecords';
import { useApiQuery } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useLang, useText } from '../../../kit/i18n';
import { FactList } from '../../../kit/layout/DetailLayout';
import { FileList } from '../../../kit/layout/FileList';
import { useFileAddress } from '../../../kit/layout/fileHost';
import { fileKind, suffixOf } from '../../../kit/layout/fileType';
import { formatMinute } from '../../../kit/layout/format';
import { QueryState } from '../../../kit/layout/QueryState';

function Files({ files }: { files: ReturnType<typeof filesOf> }) {
  const text = useText(words).feedback;
  const addressOf = useFileAddress();
  const isPicture = ({ name, suffix }: { name: string; suffix?: string }) =>
    fileKind(suffix ?? suffixOf(name)) === 'image';
  if (files.length === 0) return text.noFiles;
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {pictures.map(({ name, url }) => (
        <Box
          component="img"
          key={url}
          src={addressOf(url)}
          alt={text.picture(name)}
          sx={{
            maxWidth: '100%',
            maxHeight: 360,
            objectFit: 'contain',
            borderRadius: 2,
            border: 1,
            borderColor: 'divider',
          }}
        />
      ))}
      {others.length > 0 ? <FileList files={others} /> : null}
    </Box>
  );
}

/** The dialog 'feedbackDetail': who said what for which organisation, with the attachments (back-office§2). */
export default function FeedbackDetailDialog({ id }: { id: string }) {
  const text = useText(words).feedback;
  const { lang } = useLang();
  const query = useApiQuery(['feedback', 'detail'], '/v1/push/feedback', { id });
  const row = query.data;
  const showWithItem = ({ item_id, item_type }: FeedbackDetail) =>
    openDialog('feedbackForm', { feedbackId: id, itemId: item_id ?? '', itemType: item_type ?? 0 });
  return (
    <AppDialog
      title={text.title}
      width={800}
      actions={row?.item_name ? <Button onClick={() => void showWithItem(row)}>{text.withItem}</Button> : null}
    >
      {query.data ? null : <QueryState query={query} count={5} />}
      {row ? (
        <FactList
          facts={[
            { label: text.name, value: row.name ?? '' },
            { label: text.org, value: row.org_name ?? '' },
            { label: text.phone, value: row.phone ?? '' },
            ...(row.item_name ? [{ label: text.item, value: row.item_name }] : []),
            { label: text.time, value: formatMinute(row.add_time) },
            {
              label: text.remark,
              value: (
                <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {lang === 'en' ? remarkInEnglish(row.remark ?? '') : row.remark}
                </Box>
              ),
            },
            { label: text.files, value: <Files files={filesOf(row.files)} /> },
          ]}
        />
      ) : null}
    </AppDialog>
  );
}
