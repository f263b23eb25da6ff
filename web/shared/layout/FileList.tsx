import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import kit from '../../i18n/kit';
import { useText } from '../i18n';
import { FileIcon } from './FileIcon';
import { useFileAddress } from './fileHost';
import { suffixOf } from './fileType';
import { fileSize } from './format';

export interface ShownFile {
  name: string;
  url?: string | undefined;
  suffix?: string | null | undefined;
  size?: number | string | null | undefined;
}

export function FileRow({ file, children, note }: { file: ShownFile; children?: ReactNode; note?: ReactNode }) {
  const text = useText(kit);
  const addressOf = useFileAddress();
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
              download={file.name}
              aria-label={text.download(file.name)}
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
