import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import words from '../../../i18n/attendance';
import { useText } from '../../../kit/i18n';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Pixels of the longer side that a frame is read at where the browser reads no codes itself. */
const SIDE = 720;

/** Reads the code that is seen; '' while there is none. */
type Reader = (video: HTMLVideoElement) => Promise<string>;

async function browsersOwn(): Promise<Reader | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  const formats: string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? '';
}

async function ours(): Promise<Reader> {
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return '';
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // Most frames hold no code.
      return '';
    }
  };
}

/** The browser's own reader where it has one; ours comes with the camera alone. */
const loadReader = async (): Promise<Reader> => (await browsersOwn()) ?? (await ours());

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
