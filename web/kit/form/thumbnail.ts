/** Longest side of a small picture, and the bytes that the server takes. */
const LONGEST = 640;
const MAX_BYTES = 200 * 1024;

/** A picture that is light already needs no small one. */
const LIGHT_BYTES = 60 * 1024;

const TYPES = ['image/webp', 'image/jpeg'];
const QUALITIES = [0.82, 0.6, 0.4];

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

function drawn(image: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/** The small picture of an image file, or null where none is needed or the browser cannot make one. */
export async function thumbnailOf(file: File): Promise<File | null> {
  if (!/^image\/(?:png|jpeg|webp)$/.test(file.type) || file.size <= LIGHT_BYTES) return null;
  try {
    const image = await createImageBitmap(file);
    const canvas = drawn(image);
    image.close();
    for (const type of TYPES) {
      for (const quality of QUALITIES) {
        const blob = await encoded(canvas, type, quality);
        // A browser that does not write the type answers with another one.
        if (blob?.type !== type) break;
        if (blob.size <= MAX_BYTES && blob.size < file.size) {
          return new File([blob], type === 'image/webp' ? 'small.webp' : 'small.jpg', { type });
        }
      }
    }
  } catch {
    // A picture that this browser cannot read is shown as it is.
  }
  return null;
}
