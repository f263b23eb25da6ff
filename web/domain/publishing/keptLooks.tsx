import { type ComponentProps, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { secondsOfShown } from '../../../db/contract/time';
import type { UploadedFile } from '../../../db/contract/uploads';
import { FormDate, FormUpload } from '../../kit/form';
import { useFileAddress } from '../../kit/layout/fileHost';
import { suffixOf } from '../../kit/layout/fileType';
import { formatDate, formatMinute } from '../../kit/layout/format';
import { type Look, type StoredRow, small } from '../../kit/resource';

/** A time that is stored in unix seconds. */
export const timeLook = (name: string): Look<StoredRow> => ({
  cell: (row) => formatMinute(Reflect.get(row, name) as number | null),
  input: (props) => <FormDate {...props} time />,
  first: '',
  read: (stored) => formatDate(stored as number | null),
  write: (entered) => (entered ? secondsOfShown(String(entered)) : null),
});

/** One file by its address, such as a film. */
export const fileLook = (accept: string): Look<StoredRow> => ({
  cell: () => <span style={small as object} />,
  input: (props) => <FormUpload {...props} accept={accept} multiple={false} />,
  first: [],
  read: (stored) => {
    const url = typeof stored === 'string' ? stored : '';
    if (!url) return [];
    const name = url.slice(url.lastIndexOf('/') + 1);
    return [{ fileShowName: name, url, suffix: suffixOf(name), size: null }];
  },
  write: (entered) => (entered as UploadedFile[])[0]?.url ?? '',
});

/** Enters how long a film lasts once it was uploaded; a film that the browser cannot read leaves it to who uploads. */
function FilmUpload({ lengthIn, ...props }: ComponentProps<typeof FormUpload> & { lengthIn: string }) {
  const addressOf = useFileAddress();
  const { setValue } = useFormContext();
  const files: UploadedFile[] = useWatch({ name: props.name });
  const url = files[0]?.url ?? '';
  const known = useRef(url);
  useEffect(() => {
    if (!url || url === known.current) return;
    known.current = url;
    const film = document.createElement('video');
    film.preload = 'metadata';
    film.onloadedmetadata = () => {
      // A recording of a browser may not say how long it is.
      if (!Number.isFinite(film.duration) || url !== known.current) return;
      setValue(lengthIn, String(Math.round(film.duration)), { shouldDirty: true, shouldValidate: true });
      film.removeAttribute('src');
    };
    film.src = addressOf(url);
  }, [url, lengthIn, addressOf, setValue]);
  return <FormUpload {...props} accept=".mp4,.webm" multiple={false} />;
}

/**
 * A film by its address.
 * @param lengthIn the field of its length in seconds
 */
export const filmLook = (lengthIn: string): Look<StoredRow> => ({
  ...fileLook(''),
  input: (props) => <FilmUpload {...props} lengthIn={lengthIn} />,
});
