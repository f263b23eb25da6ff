import type { BookedKind } from '../../../db/contract/bookings';
import words from '../../i18n/participants';
import { ApiError, api, reread } from '../../kit/api';
import { CONFLICT } from '../../kit/api/statuses';
import { confirm } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

/** Gives somebody who waits a seat, beyond the seats too where staff say so; tells whether it was given. */
export function useGiveSeat(kind: BookedKind) {
  const text = useText(words);
  return async ({ id, name }: { id: string; name: string }): Promise<boolean> => {
    const give = (over: boolean) => api.post('/v1/content/participant/seat', { kind, id, over }, { silent: !over });
    if (!(await confirm({ title: text.seatTitle, text: text.seatText(name), confirmLabel: text.seat }))) return false;
    try {
      try {
        await give(false);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status !== CONFLICT) {
          toast.error(error.msg);
          return false;
        }
        const question = { title: text.seatOverTitle, text: text.seatOverText, confirmLabel: text.seat };
        if (!(await confirm({ ...question, danger: true }))) return false;
        await give(true);
      }
      toast.success(text.seatDone);
      return true;
    } catch (error) {
      // What the server says of a seat beyond them is shown by the client.
      if (!(error instanceof ApiError)) throw error;
      return false;
    } finally {
      await reread([['participants']]);
    }
  };
}
