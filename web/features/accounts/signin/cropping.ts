/** The frame of the editor and the picture behind it, in the editor's pixels. */
export interface Frame {
  width: number;
  height: number;
}

export interface Placement {
  /** Centre of the frame on the picture, in the picture's pixels. */
  x: number;
  y: number;
  /** 1 shows as much as fits the frame. */
  zoom: number;
}

export const MAX_ZOOM = 5;
const JPEG_QUALITY = 0.9;

/** How many pixels of the picture one pixel of the frame shows. */
export function pixelRatio(image: Frame, frame: Frame, zoom: number): number {
  return Math.min(image.width / frame.width, image.height / frame.height) / zoom;
}

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The nearest placement whose frame lies within the picture. */
export function withinImage(image: Frame, frame: Frame, { x, y, zoom }: Placement): Placement {
  const kept = between(zoom, 1, MAX_ZOOM);
  const ratio = pixelRatio(image, frame, kept);
  const halfWidth = (frame.width * ratio) / 2;
  const halfHeight = (frame.height * ratio) / 2;
  return {
    zoom: kept,
    x: between(x, halfWidth, image.width - halfWidth),
    y: between(y, halfHeight, image.height - halfHeight),
  };
}

/** The part of the picture within the frame, drawn onto a canvas of the size of the answer. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  frame: Frame,
  { x, y, zoom }: Placement,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const ratio = pixelRatio({ width: image.naturalWidth, height: image.naturalHeight }, frame, zoom);
  const width = frame.width * ratio;
  const height = frame.height * ratio;
  // JPEG knows no transparency: what is clear in a PNG would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x - width / 2, y - height / 2, width, height, 0, 0, canvas.width, canvas.height);
}

/** The crop as a JPEG data URL (back-office§2). */
export function cropToJpeg(image: HTMLImageElement, frame: Frame, placement: Placement, size: Frame): string {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  drawCrop(canvas, image, frame, placement);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
