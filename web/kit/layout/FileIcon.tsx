import SvgIcon from '@mui/material/SvgIcon';
import { type FileKind, fileKind } from './fileType';

const looks: Record<FileKind, { colour: string; mark: string }> = {
  image: { colour: '#7a4fd0', mark: 'M7 18l3.5-4 2.5 2.5 1.5-1.5L17 18zM9 11.5a1 1 0 1 0 0 .01' },
  excel: { colour: '#1d7a46', mark: 'M8.5 11l6 7M14.5 11l-6 7' },
  powerpoint: { colour: '#c2481f', mark: 'M9.5 18v-7h3a2 2 0 0 1 0 4.2h-3' },
  markdown: { colour: '#4b5a6b', mark: 'M7 17v-5l2.2 3 2.2-3v5M15 12v5M13.5 15.5L15 17l1.5-1.5' },
  pdf: { colour: '#c0282d', mark: 'M8 18c2-1.5 4-5 4-7.5 0 3 2 5.5 4.5 5.5-3 0-6 .5-8.5 2' },
  text: { colour: '#5c6b7a', mark: 'M8 12h8M8 15h8M8 18h5' },
  word: { colour: '#2459b3', mark: 'M7.5 11.5L9.2 18l2.8-6 2.8 6 1.7-6.5' },
  archive: { colour: '#8a6410', mark: 'M12 3v2M12 7v2M12 11v2M10.5 15h3v3h-3z' },
  video: { colour: '#0e7490', mark: 'M10 11.5v6l5-3z' },
  other: { colour: '#5f6b76', mark: 'M12 17v.01M10.5 12.2c.3-2 3.5-1.7 3 .3-.3 1-1.5 1-1.5 2.2' },
};

/** One of ten marks, by the suffix of the file. */
export function FileIcon({ suffix }: { suffix: string | null | undefined }) {
  const kind = fileKind(suffix);
  const { colour, mark } = looks[kind];
  return (
    <SvgIcon
      viewBox="0 0 24 24"
      data-file-kind={kind}
      sx={{ color: colour, fontSize: 28, flexShrink: 0, '[data-theme="dark"] &': { filter: 'brightness(1.6)' } }}
    >
      <path d="M5 3h9l5 5v13H5z" fill="currentColor" opacity="0.12" />
      <path d="M5 3h9l5 5v13H5zM14 3v5h5" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
      <path d={mark} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </SvgIcon>
  );
}
