import { useEffect, useState } from 'react';
import type { DraftPlace } from '../../../../db/contract/drafts';
import { readDraft } from '../../../kit/form';
import { readMark, removeKept } from './kept';
import { chooseDraft, type Opening } from './opening';
import { getDraft } from './server';

/** Without an answer for this long, the form opens with what the device has. */
const PATIENCE_MS = 4000;

async function look(place: DraftPlace, key: string, serverOnly: boolean): Promise<Opening> {
  const server = await Promise.race([
    getDraft(place).catch(() => undefined),
    new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS)),
  ]);
  if (serverOnly && server) removeKept(key);
  const local = readDraft<object>(key);
  const mark = readMark(key);
  // What the server has is unknown: the first saving will tell.
  if (server === undefined) {
    const opening = chooseDraft(local, mark && { ...mark, pending: true }, null);
    return { ...opening, version: mark?.version ?? 0 };
  }
  const opening = chooseDraft(local, mark, server);
  if (!opening.draft) removeKept(key);
  return opening;
}

/**
 * The input that a wizard opens with: the device's draft or the server's.
 * @param key of the device's own copy; null for forms without drafts
 * @returns null until both were looked at
 */
export function useOpening(place: DraftPlace, key: string | null, serverOnly = false): Opening | null {
  const [opening, setOpening] = useState<Opening | null>(() => (key === null ? chooseDraft(null, null, null) : null));
  const { item_type, item_id } = place;
  useEffect(() => {
    if (key === null) return;
    let current = true;
    void look({ item_type, item_id }, key, serverOnly).then((found) => current && setOpening(found));
    return () => {
      current = false;
    };
  }, [item_type, item_id, key, serverOnly]);
  return opening;
}
