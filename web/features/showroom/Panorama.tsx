import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import words from '../../i18n/halls';
import { useText } from '../../kit/i18n';

/** A wide picture to look around in: by finger, wheel, buttons or arrow keys. */
export function Panorama({ url, name }: { url: string; name: string }) {
  const text = useText(words);
  const view = useRef<HTMLDivElement>(null);
  const look = (way: -1 | 1) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    view.current?.scrollBy({ left: way * view.current.clientWidth * 0.6, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <>
      <Box
        ref={view}
        role="region"
        aria-label={`${text.panorama}: ${name}`}
        tabIndex={0}
        sx={{ overflowX: 'auto', borderRadius: 3, height: { xs: 240, md: 380 }, bgcolor: 'brand.tint' }}
      >
        <Box
          component="img"
          src={url}
          alt=""
          decoding="async"
          sx={{ display: 'block', height: '100%', width: 'auto', maxWidth: 'none' }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" onClick={() => look(-1)}>
          {text.lookLeft}
        </Button>
        <Button size="small" variant="outlined" onClick={() => look(1)}>
          {text.lookRight}
        </Button>
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {text.panoramaHint}
        </Box>
      </Box>
    </>
  );
}
