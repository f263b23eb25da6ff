import { openDialog } from '../dialogs';

/** Frame of the cropper in pixels of the screen: 16 wide, 9 high. */
const FRAME = { width: 288, height: 162 };

/** Width of what is uploaded, at most: sharp on a detail page, and light. */
const COVER_WIDTH = 1280;

function fileOf(dataUrl: string, name: string): File {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (char) => char.charCodeAt(0));
  return new File([bytes], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** Lets the person cut a cover out of a picture; undefined when the dialog is closed without one. */
export async function cropCover(file: File): Promise<File | undefined> {
  const src = URL.createObjectURL(file);
  try {
    const cropped = await openDialog('imageCropper', { src, ...FRAME, answerWidth: COVER_WIDTH });
    return cropped ? fileOf(cropped, file.name) : undefined;
  } finally {
    URL.revokeObjectURL(src);
  }
}
