import Box from '@mui/material/Box';
import { ATTACHMENTS } from '../../../db/contract/form-parts';
import { told } from '../../../db/contract/words';
import words from '../../i18n/publish';
import { useLang, useText } from '../../kit/i18n';
import { FileList } from '../../kit/layout/FileList';
import { FieldGroup, Wide } from './layout';
import type { AttachedFile } from './types';

/** The files of a result that is only read: links in place of the attachment field (core§2). */
export function StoredFiles({ files }: { files: AttachedFile[] }) {
  const text = useText(words);
  const { lang } = useLang();
  return (
    <Box sx={{ mt: 4 }}>
      <FieldGroup title={told(ATTACHMENTS.label, lang)}>
        <Wide>
          {files.length > 0 ? (
            <FileList
              files={files.map(({ fileShowName, url, suffix, size }) => ({ name: fileShowName, url, suffix, size }))}
            />
          ) : (
            <Box sx={{ color: 'text.secondary' }}>{text.noAttachments}</Box>
          )}
        </Wide>
      </FieldGroup>
    </Box>
  );
}
