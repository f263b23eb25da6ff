import { useModal } from '@ebay/nice-modal-react';
import { useEffect } from 'react';

/** How long a closed dialog keeps its state, so that it fades out unchanged and opens fresh again (core§4). */
const RESET_MS = 500;

/** For the host alone: closes the dialog around with an outcome, which its component's props tell the type of. */
export function useClosing(): (outcome?: unknown) => void {
  const modal = useModal();
  return (outcome) => {
    modal.resolve(outcome);
    void modal.hide();
  };
}

/** Whether the dialog around is open, and how it closes without an outcome. */
export function useDialog(): { open: boolean; close: () => void } {
  const { visible } = useModal();
  const close = useClosing();
  return { open: visible, close: () => close() };
}

/** Takes the closed dialog and its state away; used once, by the frame. */
export function useDialogReset(): void {
  const modal = useModal();
  const { visible, remove } = modal;
  useEffect(() => {
    if (visible) return;
    const timer = setTimeout(remove, RESET_MS);
    return () => clearTimeout(timer);
  }, [visible, remove]);
}
