import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import accounts from '../../../i18n/accounts';
import kit from '../../../i18n/kit';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { ErrorState } from '../../../kit/layout/States';
import { CropArea } from './CropArea';
import { cropToJpeg, drawCrop, MAX_ZOOM, type Placement, withinImage } from './cropping';

interface CropProps {
  /** Address of the picture: a data URL or a blob's. */
  src: string;
  /** Size of the frame, and of the answer, in pixels. */
  width?: number;
  height?: number;
  /** Width of an answer that is larger than its frame; never more than the picture has. */
  answerWidth?: number;
}

const DEFAULT_SIZE = 100;
const PREVIEW_WIDTH = 150;

/** Cuts a picture to a frame of 100 by 100 pixels, or another (core§2). */
export default function CropperDialog(props: DialogProps<CropProps, string>) {
  const { src, width = DEFAULT_SIZE, height = DEFAULT_SIZE, answerWidth, close } = props;
  const text = useText(accounts);
  const words = useText(kit);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [broken, setBroken] = useState(false);
  const [placement, setPlacement] = useState<Placement>({ x: 0, y: 0, zoom: 1 });
  const preview = useRef<HTMLCanvasElement>(null);
  const frame = { width, height };

  useEffect(() => {
    let current = true;
    const loading = new Image();
    loading.src = src;
    loading.decode().then(
      () => {
        if (!current) return;
        setImage(loading);
        setPlacement({ x: loading.naturalWidth / 2, y: loading.naturalHeight / 2, zoom: 1 });
      },
      () => current && setBroken(true),
    );
    return () => {
      current = false;
    };
  }, [src]);

  useEffect(() => {
    if (image && preview.current) drawCrop(preview.current, image, { width, height }, placement);
  }, [image, placement, width, height]);

  const answer = (picture: HTMLImageElement): string => {
    const scale = answerWidth ? Math.max(1, Math.min(answerWidth, picture.naturalWidth) / width) : 1;
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    return cropToJpeg(picture, frame, placement, size);
  };

  const place = (next: Placement) => {
    if (!image) return;
    setPlacement(withinImage({ width: image.naturalWidth, height: image.naturalHeight }, frame, next));
  };

  return (
    <AppDialog
      title={text.cropTitle}
      width={1050}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={() => close()}>{words.cancel}</Button>
          <Button variant="contained" disabled={!image} onClick={() => image && close(answer(image))}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {broken ? <ErrorState text={text.cropBroken} /> : null}
      {!image && !broken ? <LoadingState kind="block" /> : null}
      {image ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
            <CropArea image={image} frame={frame} placement={placement} label={text.cropArea} onPlace={place} />
          </Box>
          <Box sx={{ flex: '0 1 220px', display: 'grid', gap: 2, alignContent: 'start' }}>
            <Typography sx={{ color: 'text.secondary' }}>{text.cropHint}</Typography>
            <Box component="label" sx={{ display: 'block', fontSize: '0.875rem' }}>
              {text.zoom}
              <Box
                component="input"
                type="range"
                min={1}
                max={MAX_ZOOM}
                step={0.05}
                value={placement.zoom}
                onChange={(event: ChangeEvent<HTMLInputElement>) =>
                  place({ ...placement, zoom: Number(event.target.value) })
                }
                sx={{ display: 'block', width: '100%', mt: 1, accentColor: 'var(--mui-palette-primary-main)' }}
              />
            </Box>
            <div>
              <Typography sx={{ fontSize: '0.875rem', mb: 1 }}>{text.preview}</Typography>
              <canvas
                ref={preview}
                width={width}
                height={height}
                style={{
                  borderRadius: width === height ? '50%' : 8,
                  display: 'block',
                  width: Math.min(width, PREVIEW_WIDTH),
                }}
              />
            </div>
          </Box>
        </Box>
      ) : null}
    </AppDialog>
  );
}
