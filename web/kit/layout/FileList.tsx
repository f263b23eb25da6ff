import Box from '@mui/material/Box';
import type { MouseEvent, ReactNode } from 'react';
import kit from '../../i18n/kit';
import { openDialog } from '../dialogs';
import { useText } from '../i18n';
import { FileIcon } from './FileIcon';
import { useFileAddress } from './fileHost';
import { fileKind, suffixOf } from './fileType';
import { fileSize } from './format';

export interface ShownFile {
  name: string;
  url?: string | undefined;
  suffix?: string | null | undefined;
  size?: number | string | null | undefined;
}

interface StoredFile {
  file_name: string;
  file_path: string;
  file_suffix: string | null;
  size: number | string | null;
}

/** A file as tables hold it. */
export const shownFile = ({ file_name, file_path, file_suffix, size }: StoredFile): ShownFile => ({
  name: file_name,
  url: file_path,
  suffix: file_suffix,
  size,
});

/** Kinds that open in the page; everything else is saved. */
const VIEWED = new Set(['pdf', 'image']);
/** No browser that matters shows these in place, or they would run. */
const UNSEEN = new Set(['svg', 'bmp']);

export function FileRow({ file, children, note }: { file: ShownFile; children?: ReactNode; note?: ReactNode }) {
  const text = useText(kit);
  const addressOf = useFileAddress();
  const suffix = (file.suffix ?? suffixOf(file.name)).replace(/^\./, '').toLowerCase();
  const kind = fileKind(suffix);
  const viewed = VIEWED.has(kind) && !UNSEEN.has(suffix) && file.url?.startsWith('/files/');
  const view = (event: MouseEvent) => {
    // With a key or another button the browser does what it always does with a link.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { name, url = '' } = file;
    void openDialog('fileViewer', { name, url: addressOf(url), kind: kind as 'image' | 'pdf' });
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 1.75,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <FileIcon suffix={file.suffix ?? suffixOf(file.name)} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {file.url ? (
            <Box
              component="a"
              href={addressOf(file.url)}
              {...(viewed
                ? { onClick: view, 'aria-label': text.view(file.name) }
                : { download: file.name, 'aria-label': text.download(file.name) })}
              sx={{ color: 'brand.text' }}
            >
              {file.name}
            </Box>
          ) : (
            file.name
          )}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {note ?? (file.size ? fileSize(file.size) : null)}
        </Box>
      </Box>
      {children}
    </Box>
  );
}

export function FileList({ files }: { files: ShownFile[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {files.map((file) => (
        <FileRow key={file.url ?? file.name} file={file} />
      ))}
    </Box>
  );
}
