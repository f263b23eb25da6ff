import { useModal } from '@ebay/nice-modal-react';
import { useEffect } from 'react';

/** How long a closed dialog keeps its state, so that it fades out unchanged and opens fresh again (core§4). */
const RESET_MS = 500;

export interface DialogHandle<R> {
  open: boolean;
  close: (result?: R) => void;
}

/** For the component of a registered dialog: whether it is open, and `close(result)`. */
export function useDialog<R = void>(): DialogHandle<R> {
  const modal = useModal();
  return {
    open: modal.visible,
    close: (result) => {
      modal.resolve(result);
      void modal.hide();
    },
  };
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
