import Box from '@mui/material/Box';
import { useState } from 'react';
import catalog from '../../i18n/catalog';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';

/** The dialog 'videoPlayer' (core§2, core§9: 900 px): a film plays at once, and says so when it cannot. */
export default function VideoDialog({ name, url, page }: { name: string; url: string; page?: string }) {
  const text = useText(catalog);
  const [broken, setBroken] = useState(false);
  return (
    <AppDialog title={name} width={900}>
      {broken ? (
        <Box role="alert" sx={{ py: 3 }}>
          {text.videoBroken}{' '}
          <Box component="a" href={url} download sx={{ color: 'brand.text' }}>
            {text.downloadVideo}
          </Box>
        </Box>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: films come from publishers, without captions.
        <video
          src={url}
          controls
          autoPlay
          playsInline
          aria-label={name}
          onError={() => setBroken(true)}
          style={{ display: 'block', width: '100%', maxHeight: '70vh', borderRadius: 8, background: '#000' }}
        />
      )}
      {page ? (
        <Box component="a" href={page} sx={{ display: 'inline-block', mt: 1.5, color: 'brand.text' }}>
          {text.videoPage}
        </Box>
      ) : null}
    </AppDialog>
  );
}
