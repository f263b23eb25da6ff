import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod';
import { CAPTIONS_MAXIMUM, readCaptions } from '../../../db/contract/captions';
import words from '../../i18n/videos';
import { FormText } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { UploadIcon } from '../../kit/layout/icons';
import type { InputProps, Look, StoredRow } from '../../kit/resource';
import { toast } from '../../kit/toast';

/** Captions of a form: WebVTT or SubRip, or none. */
export const captionsShape = z
  .string()
  .max(CAPTIONS_MAXIMUM, 'too_long')
  .refine((text) => readCaptions(text) !== null, 'captions_invalid');

/** Captions as a text, which a file may bring. */
function CaptionsInput(props: InputProps) {
  const text = useText(words);
  const { setValue } = useFormContext<Record<string, string>>();
  const take = async (file: File | undefined) => {
    const read = file && file.size <= CAPTIONS_MAXIMUM * 4 ? readCaptions(await file.text()) : null;
    if (!read) {
      if (file) toast.warning(text.captionsBad);
      return;
    }
    setValue(props.name, read, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormText {...props} rows={3} />
      <Box sx={{ mt: 0.5 }}>
        <Button component="label" size="small" startIcon={<UploadIcon />} sx={{ position: 'relative' }}>
          {text.captionsFile}
          <Box
            component="input"
            type="file"
            accept=".vtt,.srt"
            aria-label={text.captionsFileOf(props.label)}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
            sx={{ position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer', fontSize: 0 }}
          />
        </Button>
      </Box>
    </>
  );
}

/** What is said in a film. */
export const captionsLook: Look<StoredRow> = {
  cell: () => null,
  input: (props) => <CaptionsInput {...props} />,
  first: '',
  read: (stored) => stored ?? '',
  write: (entered) => readCaptions(String(entered ?? '')) ?? '',
};
