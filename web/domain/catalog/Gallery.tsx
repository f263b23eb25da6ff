import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import catalog from '../../i18n/catalog';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';

const Carousel = lazy(() => import('../../kit/carousel/Carousel'));

const frame = {
  display: 'block',
  width: '100%',
  mb: 3,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  cursor: 'zoom-in',
} as const;

/** The cover and the further pictures; the first of them stands there before the rest of the carousel does. */
export function Gallery({ name, images: given }: { name: string; images: readonly (string | null)[] }) {
  const text = useText(catalog);
  const images = [...new Set(given)].filter((image): image is string => !!image);
  if (images.length === 0) return null;
  const view = (at: number) => void openDialog('imageViewer', { images, at, name });
  const first = (
    <Box component="button" type="button" aria-label={text.enlarge} onClick={() => view(0)} sx={frame}>
      <Box
        component="img"
        src={images[0]}
        alt={name}
        width={960}
        height={540}
        decoding="async"
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          aspectRatio: '16 / 9',
          objectFit: 'cover',
          borderRadius: 3,
          background: 'var(--cover-pattern)',
        }}
      />
    </Box>
  );
  if (images.length === 1) return first;
  return (
    <Suspense fallback={first}>
      <Box sx={{ mb: 3 }}>
        <Carousel images={images} name={name} onPick={view} />
      </Box>
    </Suspense>
  );
}
