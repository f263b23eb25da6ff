import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import words from '../../../i18n/attendance';
import { useText } from '../../../kit/i18n';
import { loadReader } from './reader';

/** Between two frames that are read. */
const PAUSE_MS = 150;
/** A code that stays before the camera is one scan; shown again after this, it is another. */
const AWAY_MS = 2000;

/** The camera at the back of the phone; tells each code once as long as it is held before it. */
export default function Camera({ onCode }: { onCode: (text: string) => void }) {
  const text = useText(words);
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  const [problem, setProblem] = useState(false);
  useEffect(() => {
    tell.current = onCode;
  }, [onCode]);

  useEffect(() => {
    let over = false;
    let stream: MediaStream | undefined;
    let last = { code: '', at: 0 };
    const hear = (code: string) => {
      const now = Date.now();
      if (code !== last.code || now - last.at > AWAY_MS) tell.current(code);
      last = { code, at: now };
    };
    const run = async () => {
      const read = await loadReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const shown = video.current;
      if (over || !shown) return;
      shown.srcObject = stream;
      await shown.play();
      while (!over) {
        const code = await read(shown);
        if (code && !over) hear(code);
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    // No camera, or none that may be used: the page says so, hand scanners and names go on.
    run()
      .catch(() => {
        if (!over) setProblem(true);
      })
      .finally(() => {
        if (over) stop();
      });
    return () => {
      over = true;
      stop();
    };
  }, []);

  if (problem) {
    return (
      <Box role="alert" sx={{ p: 2, borderRadius: 2, bgcolor: 'brand.tint' }}>
        {text.noCamera}
      </Box>
    );
  }
  return (
    <Box
      component="video"
      ref={video}
      aria-label={text.cameraView}
      muted
      playsInline
      sx={{
        width: '100%',
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        borderRadius: 2,
        bgcolor: '#10233c',
        display: 'block',
      }}
    />
  );
}
