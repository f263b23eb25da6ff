import Box from '@mui/material/Box';
import { useState } from 'react';
import { videoOf } from '../../../db/contract/videos';
import catalog from '../../i18n/catalog';
import { useRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';
import { useTracks } from './useTracks';

interface VideoProps {
  name: string;
  url: string;
  /** Its own page. */
  page?: string;
  /** Key of an editors' film, whose captions are shown. */
  film?: string;
}

/** The dialog 'videoPlayer' (core§2, core§9: 900 px): a film plays at once, and says so when it cannot. */
export default function VideoDialog({ name, url, page, film }: VideoProps) {
  const text = useText(catalog);
  const said = useRows(['videos', 'detail'], videoOf(film ?? ''), { enabled: film !== undefined, silent: true });
  const [track, other] = useTracks(said.data?.records[0] ?? {});
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
        <video
          src={url}
          controls
          autoPlay
          playsInline
          aria-label={name}
          onError={() => setBroken(true)}
          style={{ display: 'block', width: '100%', maxHeight: '70vh', borderRadius: 8, background: '#000' }}
        >
          <track key={track?.src} kind="captions" {...track} />
          {other ? <track key={other.src} kind="captions" {...other} /> : null}
        </video>
      )}
      {page ? (
        <Box component="a" href={page} sx={{ display: 'inline-block', mt: 1.5, color: 'brand.text' }}>
          {text.videoPage}
        </Box>
      ) : null}
    </AppDialog>
  );
}
