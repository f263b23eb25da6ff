import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '../../../db/contract/uploads';
import { ApiError } from '../api';
import { randomId } from '../layout/format';
import { uploadFile } from './upload';

export interface RunningUpload {
  key: string;
  file: File;
  percent: number;
  /** A refused one was never sent: trying again would change nothing. */
  state: 'running' | 'failed' | 'refused';
  /** What there is against it; empty when it broke on the way. */
  reason: string;
}

/** What is wrong with a file: its row says so, and a message beside would say it twice, without the name. */
const FILE_REFUSALS = [413, 415, 422, 429];

/**
 * The uploads under way of one field: start, cancel, try again; what broke for want of a connection goes on with it.
 * @param onDone told as they arrive, which is not the order in which they were chosen: that is what `turn` says
 */
export function useUploads(onDone: (file: UploadedFile, turn: number) => void) {
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const done = useRef(onDone);
  done.current = onDone;
  const turns = useRef(new Map<string, number>());
  const latest = useRef(running);
  latest.current = running;

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
          handled: FILE_REFUSALS,
          onProgress: (part) => change(key, { percent: Math.round(part * 100) }),
        });
        if (controller.signal.aborted) return;
        drop(key);
        done.current(uploaded, turns.current.get(key) ?? 0);
      } catch (error) {
        if (controller.signal.aborted) return;
        change(key, { state: 'failed', reason: error instanceof ApiError && error.status !== 0 ? error.msg : '' });
      }
    },
    [change, drop],
  );

  const start = useCallback(
    (file: File) => {
      const key = randomId(8);
      turns.current.set(key, turns.current.size);
      setRunning((all) => [...all, { key, file, percent: 0, state: 'running', reason: '' }]);
      void run(key, file);
    },
    [run],
  );
  const refuse = useCallback((file: File, reason: string) => {
    setRunning((all) => [...all, { key: randomId(8), file, percent: 0, state: 'refused', reason }]);
  }, []);
  const retry = useCallback(
    (upload: RunningUpload) => {
      change(upload.key, { state: 'running', percent: 0, reason: '' });
      void run(upload.key, upload.file);
    },
    [change, run],
  );

  useEffect(() => {
    const goOn = () => {
      for (const upload of latest.current) if (upload.state === 'failed' && !upload.reason) retry(upload);
    };
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [retry]);

  useEffect(() => {
    const open = controllers.current;
    return () => {
      for (const controller of open.values()) controller.abort();
    };
  }, []);

  return { running, start, refuse, cancel: drop, retry };
}
