import { openDialog } from './open';
import type { ConfirmProps } from './registry';

export { openDialog } from './open';
export { registerDialogs } from './registry';

/** Asks a yes-no question; dismissing it is a no. */
export async function confirm(question: ConfirmProps): Promise<boolean> {
  return (await openDialog('confirm', question)) === true;
}
