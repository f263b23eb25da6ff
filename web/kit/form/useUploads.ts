import { useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import type { UploadedFile } from '../../../db/contract/uploads';
import { type RunningUpload, type Uploads, useFormUploads } from './uploads';

interface FieldUploads extends Pick<Uploads, 'cancel' | 'retry'> {
  running: readonly RunningUpload[];
  start: (file: File) => void;
  refuse: (file: File, reason: string) => void;
}

/**
 * The uploads under way of one field: start, cancel, try again.
 * @param put what the field holds with a file more; called when it arrives, be the field shown then or not
 */
export function useUploads<V>(
  name: string,
  put: (before: V, file: UploadedFile, isAfter: Uploads['isAfter']) => V,
): FieldUploads {
  const uploads = useFormUploads();
  const { getValues, setValue, getFieldState } = useFormContext();
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  const arrived = (file: UploadedFile) =>
    setValue(name, put(getValues(name), file, uploads.isAfter), {
      shouldDirty: true,
      shouldValidate: getFieldState(name).error !== undefined,
    });
  return {
    running: all.filter(({ field }) => field === name),
    start: (file) => uploads.start(name, file, arrived),
    refuse: (file, reason) => uploads.refuse(name, file, reason),
    cancel: uploads.cancel,
    retry: uploads.retry,
  };
}
