import type { ConfirmProps } from './ConfirmDialog';
import { openDialog } from './open';

export { openDialog } from './open';
export { type DialogProps, setDialogs } from './registry';

/** Asks a yes-no question; dismissing it is a no. */
export async function confirm(question: ConfirmProps): Promise<boolean> {
  return (await openDialog('confirm', question)) === true;
}
