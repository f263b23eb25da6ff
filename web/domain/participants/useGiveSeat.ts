import type { BookedKind } from '../../../db/contract/bookings';
import words from '../../i18n/participants';
import { ApiError, api, reread } from '../../kit/api';
import { CONFLICT } from '../../kit/api/statuses';
import { confirm } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

/** Who gets a seat. */
interface Waits {
  id: string;
  name: string;
  /** People who come with this sign-up, the person included. */
  party?: number;
}

/** Whether so many people go beyond the seats; where nobody says, the server does once it is asked for one. */
async function isBeyond(kind: BookedKind, event: string, party: number): Promise<boolean> {
  try {
    const { capacity, booked } = await api.get('/v1/booking', { kind, id: event }, { silent: true });
    return capacity !== null && booked + party > capacity;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}

/**
 * Gives somebody who waits a seat, beyond the seats too where staff say so; tells whether it was given. It is asked once: the second
 * question comes where the last seat went in between.
 * @param event the meeting or course
 */
export function useGiveSeat(kind: BookedKind, event: string) {
  const text = useText(words);
  return async ({ id, name, party = 1 }: Waits): Promise<boolean> => {
    const give = (over: boolean) => api.post('/v1/content/participant/seat', { kind, id, over }, { silent: !over });
    const ask = (over: boolean) =>
      confirm({
        title: over ? text.seatOverTitle : text.seatTitle,
        text: over ? text.seatOverText(name) : text.seatText(name),
        confirmLabel: text.seat,
        danger: over,
      });
    const beyond = await isBeyond(kind, event, party);
    if (!(await ask(beyond))) return false;
    try {
      try {
        await give(beyond);
      } catch (error) {
        if (!(error instanceof ApiError) || beyond) throw error;
        if (error.status !== CONFLICT) {
          toast.error(error.msg);
          return false;
        }
        if (!(await ask(true))) return false;
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
