import { openDialog } from '../../kit/dialogs';
import { useLoginGate } from '../session/useLoginGate';

export interface Traded {
  itemType: 1 | 2;
  itemId: string;
  itemName: string;
}

/** Begins a deal about an item; a visitor signs in first. */
export function useTrade(item: Traded): () => Promise<void> {
  const gate = useLoginGate();
  return async () => {
    if (await gate()) await openDialog('startDeal', { ...item });
  };
}
