import { useCallback, useEffect, useRef, useState } from 'react';
import { randomId } from '../layout/format';
import { type UploadedFile, uploadFile } from './upload';

export interface RunningUpload {
  key: string;
  file: File;
  percent: number;
  state: 'running' | 'failed';
}

/** The uploads under way of one field: start, cancel, try again. */
export function useUploads(onDone: (file: UploadedFile) => void) {
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const done = useRef(onDone);
  done.current = onDone;

  const change = useCallback((key: string, part: Partial<RunningUpload>) => {
    setRunning((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  }, []);
  const drop = useCallback((key: string) => {
    controllers.current.get(key)?.abort();
    controllers.current.delete(key);
    setRunning((all) => all.filter((each) => each.key !== key));
  }, []);

  const run = useCallback(
    async (key: string, file: File) => {
      const controller = new AbortController();
      controllers.current.set(key, controller);
      try {
        const uploaded = await uploadFile(file, {
          signal: controller.signal,
          onProgress: (part) => change(key, { percent: Math.round(part * 100) }),
        });
        if (controller.signal.aborted) return;
        drop(key);
        done.current(uploaded);
      } catch {
        // The reason was shown by the API client; the row offers another try.
        if (!controller.signal.aborted) change(key, { state: 'failed' });
      }
    },
    [change, drop],
  );

  const start = useCallback(
    (file: File) => {
      const key = randomId(8);
      setRunning((all) => [...all, { key, file, percent: 0, state: 'running' }]);
      void run(key, file);
    },
    [run],
  );
  const retry = useCallback(
    (upload: RunningUpload) => {
      change(upload.key, { state: 'running', percent: 0 });
      void run(upload.key, upload.file);
    },
    [change, run],
  );

  useEffect(() => {
    const open = controllers.current;
    return () => {
      for (const controller of open.values()) controller.abort();
    };
  }, []);

  return { running, start, cancel: drop, retry };
}
