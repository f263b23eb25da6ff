import type { PublishedFacts } from '../../../db/contract/items';
import type { ReleaseRow } from '../../../db/contract/listings';
import common from '../../i18n/common';
import words from '../../i18n/listings';
import { ApiError, api } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { CONFLICT } from '../../kit/api/statuses';
import { confirm } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { toast } from '../../kit/toast';

/** What can be done about one's own items; every list of the kind is read anew afterwards. */
export function useReleaseActions({ pages, noun, itemType }: PublishedFacts) {
  const text = useText(words);
  const labels = useText(common);

  /** The API client says what went wrong; the list shows how things stand in any case. */
  const act = (work: () => Promise<void>) => attempt(work, [[pages]]);

  const change = (verb: 'renew' | 'withdraw' | 'relist', { id, version }: ReleaseRow) =>
    api.post(`/v1/user/${noun}/${verb}`, { id, version });

  const copy = async (id: string): Promise<boolean> => {
    const path = '/v1/user/draft/copy';
    try {
      await api.post(path, { item_type: itemType, id }, { silent: true });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== CONFLICT) {
        toast.error(error.msg);
        return false;
      }
    }
    const question = { title: text.copyTitle, text: text.copyText, confirmLabel: text.copyConfirm, danger: true };
    if (!(await confirm(question))) return false;
    await api.post(path, { item_type: itemType, id, replace: true });
    return true;
  };

  return {
    renew: (row: ReleaseRow) =>
      act(async () => {
        const { expire_time } = await change('renew', row);
        toast.success(text.renewed(formatDay(expire_time)));
      }),

    /** @param count as the list counts them */
    renewAll: async (count: string) => {
      const question = { title: text.renewAllTitle, text: text.renewAllText(count), confirmLabel: text.renew };
      if (!(await confirm(question))) return;
      await act(async () => {
        let renewed = 0;
        for (let more = true; more; ) {
          const answer = await api.post(`/v1/user/${noun}/renewExpiring`, {});
          renewed += answer.renewed;
          more = answer.more;
        }
        toast.success(text.renewedAll(renewed));
      });
    },

    withdraw: async (row: ReleaseRow) => {
      const question = { title: text.withdrawTitle, text: text.withdrawText(row.name), confirmLabel: text.withdraw };
      if (!(await confirm(question))) return;
      await act(async () => {
        await change('withdraw', row);
        toast.success(text.withdrawn);
      });
    },

    relist: (row: ReleaseRow) =>
      act(async () => {
        await change('relist', row);
        toast.success(text.relisted);
      }),

    switchMatching: ({ id }: ReleaseRow, on: boolean) =>
      act(async () => {
        await api.put(`/v1/user/${noun}/matching`, { id, on });
        toast.success(on ? text.matchingOn : text.matchingOff);
      }),

    remove: async (row: ReleaseRow) => {
      const question = {
        title: text.removeTitle[pages],
        text: text.removeText(row.name),
        confirmLabel: text.remove,
        danger: true,
      };
      if (!(await confirm(question))) return;
      await act(async () => {
        await api.del(`/v1/user/${noun}`, { id: row.id });
        toast.success(labels.deleted);
      });
    },

    /** @param then runs once the item stands in the draft */
    duplicate: (row: ReleaseRow, then: () => void) =>
      act(async () => {
        if (await copy(row.id)) then();
      }),
  };
}

export type ReleaseActions = ReturnType<typeof useReleaseActions>;
