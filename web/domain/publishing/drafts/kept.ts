import { readDraft, removeDraft, writeDraft } from '../../../kit/form';
import type { DraftMark } from './opening';

const markKey = (key: string): string => `${key}:mark`;

export const readMark = (key: string): DraftMark | null => readDraft<DraftMark>(markKey(key)) as DraftMark | null;
export const writeMark = (key: string, mark: DraftMark): void => writeDraft(markKey(key), mark);

export function removeKept(key: string): void {
  removeDraft(key);
  removeDraft(markKey(key));
}
