import { useCallback, useEffect, useRef, useState } from 'react';
import { reread } from '../../../kit/api';
import { removeDraft, writeDraft } from '../../../kit/form';
import { useUnsavedGuard } from '../../../kit/form/useUnsavedGuard';
import { currentDocument, fits, MARKDOWNS, type Markdown, saveDocument, titleOf, type Written } from './documents';

/** Typing has rested when nothing came for this long. */
const REST_MS = 1500;

export const draftOf = (id: string): string => `markdown:${id}`;

/** A draft on the device, with the version that it was written over. */
export type Kept = Written & { version: number };

type SaveState = 'clean' | 'dirty' | 'saving' | 'failed' | 'conflict';

/**
 * Keeps a document saved while it is written: one call at a time, the newest text last. Until the server has it, the device
 * has it.
 * @param untitled what a document without any words is called
 */
export function useAutosave(stored: Markdown, begin: Kept, untitled: string) {
  const { id } = stored;
  const [written, setWritten] = useState<Written>(begin);
  const [state, setState] = useState<SaveState>(
    begin.content === stored.content && begin.title === stored.title ? 'clean' : 'dirty',
  );
  const version = useRef(begin.version);
  const latest = useRef(written);
  latest.current = written;
  const running = useRef<Promise<void> | null>(null);
  useUnsavedGuard(state === 'failed' || state === 'conflict', true);

  const save = useCallback(async () => {
    await running.current;
    const now = latest.current;
    if (!fits(now)) return;
    setState('saving');
    running.current = saveDocument(id, version.current, { title: titleOf(now, untitled), content: now.content })
      .then((next) => {
        if (next === null) return setState('conflict');
        version.current = next;
        const same = latest.current === now;
        if (same) removeDraft(draftOf(id));
        setState(same ? 'clean' : 'dirty');
        void reread([MARKDOWNS]);
      })
      .catch(() => setState('failed'))
      .finally(() => {
        running.current = null;
      });
    await running.current;
  }, [id, untitled]);

  useEffect(() => {
    if (state !== 'dirty') return;
    writeDraft(draftOf(id), { ...written, version: version.current });
    const timer = setTimeout(() => void save(), REST_MS);
    return () => clearTimeout(timer);
  }, [state, written, id, save]);

  return {
    written,
    state,
    change: (next: Written) => {
      setWritten(next);
      latest.current = next;
      // What is in conflict waits for a choice.
      setState((now) => (now === 'conflict' ? now : 'dirty'));
    },
    save,
    /** Ends a conflict with what is here. */
    keepMine: async () => {
      const current = await currentDocument(id);
      if (!current) return setState('failed');
      version.current = current.version;
      setState('dirty');
    },
    /** Ends a conflict with what was saved elsewhere. */
    takeTheirs: async () => {
      const current = await currentDocument(id);
      if (!current) return setState('failed');
      version.current = current.version;
      removeDraft(draftOf(id));
      setWritten({ title: current.title, content: current.content });
      setState('clean');
    },
  };
}
