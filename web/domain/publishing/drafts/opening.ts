import type { Draft } from '../../../../db/contract/drafts';
import { same } from '../../../kit/same';

/** What a device knows of its draft beside the values: the server's version that it is built upon. */
export interface DraftMark {
  version: number;
  /** Typed here and not yet on the server. */
  pending: boolean;
  /** Of the last typing, in unix seconds. */
  time: number;
}

/** The draft of another device that differs from the one that is shown. */
export interface OtherDraft {
  form: object;
  time: number;
  version: number;
  /** Whether it was written after what is shown. */
  newer: boolean;
}

/** With which input a wizard opens. */
export interface Opening {
  draft: object | null;
  /** Where the draft was written: here, or on another device. */
  from: 'device' | 'elsewhere' | null;
  /** When it was last written, in unix seconds; 0 where nobody knows. */
  time: number;
  /** The server's version that the draft is built upon. */
  version: number;
  /** What is here is not on the server yet. */
  pending: boolean;
  /** Both were written on: the newer one is shown, this is the other. */
  other: OtherDraft | null;
}

const NOTHING: Opening = { draft: null, from: null, time: 0, version: 0, pending: false, other: null };
/** A draft of before its mark was kept. */
const UNMARKED: DraftMark = { version: 0, pending: true, time: 0 };

/** The newer one of both drafts; where both were written on, the other one is kept for a choice. */
export function chooseDraft(local: object | null, marked: DraftMark | null, server: Draft | null): Opening {
  const mark = marked ?? UNMARKED;
  const here =
    local && ({ draft: local, from: 'device', time: mark.time, pending: mark.pending, other: null } as const);
  if (!server) {
    // It was on the server and is gone: submitted or discarded on another device.
    const gone = mark.version > 0 && !mark.pending;
    return here && !gone ? { ...here, version: 0, pending: true } : NOTHING;
  }
  const { form, version, update_time: time } = server;
  const there = { draft: form, from: 'elsewhere', time, version, pending: false, other: null } as const;
  if (!here) return there;
  if (same(here.draft, form)) return { ...here, version, pending: false };
  if (version === mark.version) return { ...here, version };
  if (!mark.pending) return there;
  return mark.time > time
    ? { ...here, version, other: { form, time, version, newer: false } }
    : { ...there, other: { form: here.draft, time: mark.time, version, newer: false } };
}
