import { secondsOfShown } from '../../../db/contract/time';
import type { UploadedFile } from '../../../db/contract/uploads';
import { FormDate, FormUpload } from '../../kit/form';
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
