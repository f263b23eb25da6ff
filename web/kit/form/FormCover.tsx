import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import words from '../../i18n/form';
import { openDialog } from '../dialogs';
import { useText } from '../i18n';
import { suffixOf } from '../layout/fileType';
import { fileSize } from '../layout/format';
import { toast } from '../toast';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './useField';
import { useUploads } from './useUploads';

/** Frame of the cropper in pixels of the screen: 16 wide, 9 high. */
const FRAME = { width: 288, height: 162 };

/** Width of what is uploaded, at most: sharp on a detail page, and light. */
const COVER_WIDTH = 1280;

function fileOf(dataUrl: string, name: string): File {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (char) => char.charCodeAt(0));
  return new File([bytes], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** Lets the person cut a cover out of a picture; undefined when the dialog is closed without one. */
async function cropCover(file: File): Promise<File | undefined> {
  const src = URL.createObjectURL(file);
  try {
    const cropped = await openDialog('imageCropper', { src, ...FRAME, answerWidth: COVER_WIDTH });
    return cropped ? fileOf(cropped, file.name) : undefined;
  } finally {
    URL.revokeObjectURL(src);
  }
}

const SUFFIXES = ['jpg', 'jpeg', 'png'];
const PREVIEW_WIDTH = 150;
const PREVIEW_SCALE = 9 / 16;

interface FormCoverProps extends FieldProps {
  maxKb?: number;
  /** False takes the picture whole, as logos are. */
  crop?: boolean;
}

/** One picture, cut to 16:9; the value is its address, '' without one. */
export function FormCover({ name, label, required, hint, disabled: off, maxKb, crop = true }: FormCoverProps) {
  const text = useText(words);
  const { field, error, disabled } = useField(name, off);
  const input = useRef<HTMLInputElement>(null);
  const { running, start, cancel, retry } = useUploads<string>(name, (_before, file) => file.url);
  const pick = crop
    ? { choose: text.coverPick, replace: text.coverReplace }
    : { choose: text.picturePick, replace: text.pictureReplace };
  const upload = running.at(-1);
  const url = String(field.value ?? '');

  const send = async (file: File) => {
    const picture = crop ? await cropCover(file) : file;
    if (!picture) return;
    if (upload) cancel(upload.key);
    start(picture);
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    if (!SUFFIXES.includes(suffixOf(file.name))) toast.error(text.fileType(file.name));
    else if (maxKb !== undefined && file.size > maxKb * 1024) toast.error(text.coverTooLarge(fileSize(maxKb * 1024)));
    else void send(file);
  };

  return (
    <FieldFrame label={label} required={required} error={error} hint={hint ?? text.coverHint} disabled={disabled}>
      {({ helpId }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Box
            sx={{
              width: PREVIEW_WIDTH,
              height: Math.round(PREVIEW_WIDTH * PREVIEW_SCALE),
              borderRadius: 2,
              overflow: 'hidden',
              ...(crop
                ? { background: 'var(--cover-pattern)' }
                : { bgcolor: 'background.paper', border: 1, borderColor: 'divider' }),
            }}
          >
            {url ? (
              <img
                src={url}
                alt={crop ? text.coverAlt : text.pictureAlt}
                style={{ width: '100%', height: '100%', objectFit: crop ? 'cover' : 'contain', display: 'block' }}
              />
            ) : null}
          </Box>
          <Button
            ref={field.ref}
            variant="outlined"
            disabled={disabled}
            loading={upload?.state === 'running'}
            aria-describedby={helpId}
            onClick={() => (upload?.state === 'failed' ? retry(upload) : input.current?.click())}
          >
            {upload?.state === 'failed' ? text.retry : url ? pick.replace : pick.choose}
          </Button>
          {upload?.state === 'failed' ? (
            <Box role="status" sx={{ color: 'error.main', fontSize: '0.875rem' }}>
              {upload.reason || text.uploadFailed}
            </Box>
          ) : null}
          {url ? (
            <Button disabled={disabled} onClick={() => field.onChange('')}>
              {text.remove}
            </Button>
          ) : null}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={label}
            disabled={disabled}
            accept=".jpg,.jpeg,.png"
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </Box>
      )}
    </FieldFrame>
  );
}
