import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Frame, type Placement, pixelRatio } from './cropping';

const HEIGHT = 360;
/** Pixels of the frame that an arrow key moves. */
const STEP = 4;
const WHEEL_ZOOM = 0.002;
const KEY_ZOOM = 0.1;

/** What a key does: pixels to the right, pixels down, change of the zoom. */
const KEYS = new Map<string, readonly [number, number, number]>([
  ['ArrowLeft', [-STEP, 0, 0]],
  ['ArrowRight', [STEP, 0, 0]],
  ['ArrowUp', [0, -STEP, 0]],
  ['ArrowDown', [0, STEP, 0]],
  ['+', [0, 0, KEY_ZOOM]],
  ['=', [0, 0, KEY_ZOOM]],
  ['-', [0, 0, -KEY_ZOOM]],
]);

interface CropAreaProps {
  image: HTMLImageElement;
  frame: Frame;
  placement: Placement;
  label: string;
  onPlace: (next: Placement) => void;
}

/** The picture under the frame: dragged by pointer, moved by arrow keys, zoomed by the wheel or + and -. */
export function CropArea({ image, frame, placement, label, onPlace }: CropAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const ratio = pixelRatio({ width: image.naturalWidth, height: image.naturalHeight }, frame, placement.zoom);

  const move = (dx: number, dy: number) =>
    onPlace({ ...placement, x: placement.x - dx * ratio, y: placement.y - dy * ratio });

  const onPointerMove = (event: PointerEvent) => {
    if (!held.current) return;
    move(event.clientX - held.current.x, event.clientY - held.current.y);
    held.current = { x: event.clientX, y: event.clientY };
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const [dx, dy, zoom] = KEYS.get(event.key) ?? [];
    if (dx === undefined || dy === undefined || zoom === undefined) return;
    event.preventDefault();
    if (zoom) onPlace({ ...placement, zoom: placement.zoom + zoom });
    else move(dx, dy);
  };

  // React listens to the wheel passively, and the dialog would scroll along.
  const latest = useRef({ placement, onPlace });
  latest.current = { placement, onPlace };
  useEffect(() => {
    const element = area.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { placement: now, onPlace: place } = latest.current;
      place({ ...now, zoom: now.zoom - event.deltaY * WHEEL_ZOOM });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  return (
    <Box
      ref={area}
      role="application"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
      sx={{
        position: 'relative',
        height: HEIGHT,
        overflow: 'hidden',
        borderRadius: 2,
        bgcolor: '#0d1520',
        cursor: 'grab',
        touchAction: 'none',
        '&:active': { cursor: 'grabbing' },
        '&:focus-visible': { outline: 2, outlineOffset: 2, outlineColor: 'primary.main' },
      }}
    >
      <img
        src={image.src}
        alt=""
        draggable={false}
        style={{
          position: 'absolute',
          left: '50%',
          top: '50%',
          maxWidth: 'none',
          width: image.naturalWidth / ratio,
          height: image.naturalHeight / ratio,
          transform: `translate(${-placement.x / ratio}px, ${-placement.y / ratio}px)`,
        }}
      />
      <Box
        data-crop-frame
        sx={{
          position: 'absolute',
          left: '50%',
          top: '50%',
          width: frame.width,
          height: frame.height,
          transform: 'translate(-50%, -50%)',
          outline: '2px solid #ffffff',
          boxShadow: '0 0 0 2000px rgba(8, 16, 28, 0.6)',
          pointerEvents: 'none',
        }}
      />
    </Box>
  );
}
