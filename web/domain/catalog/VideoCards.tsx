import Box from '@mui/material/Box';
import type { PublicFile } from '../../../db/contract/catalog';
import catalog from '../../i18n/catalog';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { useFileAddress } from '../../kit/layout/fileHost';
import { suffixOf } from '../../kit/layout/fileType';

/** What browsers play themselves; other films are there to be downloaded. */
const PLAYED = ['mp4', 'webm'];

const nameOf = (file: PublicFile): string => file.file_name.replace(/\.[^.]+$/, '');

/** Films among the files of an item, as cards that open the player (core§2). */
export function VideoCards({ files }: { files: PublicFile[] }) {
  const text = useText(catalog);
  const addressOf = useFileAddress();
  const films = files.filter((file) => PLAYED.includes(suffixOf(file.file_name)));
  if (films.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={text.videos}
      className="no-print"
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 2,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {films.map((file) => (
        <li key={file.file_path}>
          <Box
            component="button"
            type="button"
            aria-label={text.playVideo(nameOf(file))}
            onClick={() => void openDialog('videoPlayer', { name: nameOf(file), url: addressOf(file.file_path) })}
            sx={{
              display: 'block',
              width: '100%',
              p: 0,
              font: 'inherit',
              textAlign: 'start',
              color: 'text.primary',
              bgcolor: 'transparent',
              border: 0,
              borderRadius: 2,
              cursor: 'pointer',
              '&:hover [data-film], &:focus-visible [data-film]': { boxShadow: 'var(--card-shadow)' },
            }}
          >
            <Box
              data-film
              sx={{
                display: 'grid',
                placeItems: 'center',
                aspectRatio: '16 / 9',
                borderRadius: 2,
                background: 'var(--cover-pattern)',
              }}
            >
              <Box
                component="svg"
                viewBox="0 0 56 56"
                aria-hidden
                sx={{ width: 56, height: 56, fill: 'var(--mui-palette-primary-main)' }}
              >
                <circle cx="28" cy="28" r="26" />
                <path d="M23 18l17 10-17 10z" fill="#fff" />
              </Box>
            </Box>
            <Box component="span" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
              {nameOf(file)}
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  );
}
