import { useModal } from '@ebay/nice-modal-react';
import { createContext, useCallback, useContext, useEffect } from 'react';

type Close = (outcome?: unknown) => void;

/** How long a closed dialog keeps its state, so that it fades out unchanged and opens fresh again (core§4). */
const RESET_MS = 500;

/** Names of the dialogs that somebody waits for, from the moment in which they are asked for: they may not be drawn yet. */
export const shown = new Set<string>();

interface Opening {
  close: Close;
}

/** The dialog around, given by the host. */
export const OpeningContext = createContext<Opening>({ close: () => undefined });

/** For the host alone: closes the dialog around with an outcome, which its component's props tell the type of. */
export function useClosing(mayClose: () => boolean): Close {
  const { resolve, hide } = useModal();
  return useCallback(
    (outcome) => {
      if (!mayClose()) return;
      resolve(outcome);
      void hide();
    },
    [mayClose, resolve, hide],
  );
}

/** Whether the dialog around is open, and how it closes without an outcome. */
export function useDialog(): { open: boolean; close: () => void } {
  const { visible } = useModal();
  const { close } = useContext(OpeningContext);
  return { open: visible, close: () => close() };
}

/** Takes the closed dialog and its state away; used once, by the frame. */
export function useDialogReset(): void {
  const modal = useModal();
  const { id, visible, remove } = modal;
  useEffect(() => {
    if (visible) return;
    const timer = setTimeout(() => {
      // Asked for again in this moment, it would go without a word, and whoever waits for it would wait for ever.
      if (!shown.has(id)) remove();
    }, RESET_MS);
    return () => clearTimeout(timer);
  }, [id, visible, remove]);
}
