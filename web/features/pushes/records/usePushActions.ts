import type { PushRecord } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushRecords';
import { api, reread } from '../../../kit/api';
import { attempt } from '../../../kit/api/mutations';
import { confirm, openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

export const refreshPushes = () => reread([['pushes']]);

/** Whether a retry of all would be sent to anybody: what waits for a confirmation or a time would go out with it. */
export const mayRetry = ({ phase, figures, archived }: PushRecord): boolean =>
  !archived &&
  phase !== 'cancelled' &&
  figures.retriable > 0 &&
  (phase === 'running' || phase === 'paused' || figures.waiting === 0);

interface RetryTargets {
  id: string;
  /** Organisations; all that failed or are uncertain without them. */
  orgs?: readonly string[];
  uncertain: number;
}

/** What operators do with a push; each tells how it went and fetches the lists anew. */
export function usePushActions() {
  const text = useText(words).actions;

  const done = (call: Promise<unknown>, message: string) => attempt(() => call, refreshPushes, message);

  return {
    async edit({ id, item_type, push_group_id }: PushRecord) {
      if (await openDialog('pushConfig', { itemType: item_type, groupId: push_group_id, pushId: id })) {
        // Whoever goes on at once need not wait for the list.
        void refreshPushes();
      }
    },
    async confirm({ id }: PushRecord) {
      await openDialog('pushConfirm', { pushId: id });
      void refreshPushes();
    },
    schedule({ id, auto_push_time }: PushRecord) {
      const onChange = (seconds: number) =>
        done(api.put('/v1/push', { id, auto_push_time: seconds }), seconds > 0 ? text.timed : text.untimed);
      return openDialog('pushTime', { value: auto_push_time, onChange });
    },
    hold: ({ id }: PushRecord) => done(api.post('/v1/push/hold', { id }), text.held),
    async cancel({ id }: PushRecord) {
      const sure = await confirm({
        title: text.cancelTitle,
        text: text.cancelText,
        confirmLabel: text.cancel,
        cancelLabel: text.keep,
        danger: true,
      });
      if (sure) await done(api.post('/v1/push/cancel', { id }), text.cancelled);
    },
    async goOn({ id }: PushRecord) {
      const sure = await confirm({ title: text.goOnTitle, text: text.goOnText, confirmLabel: text.goOn });
      if (!sure) return;
      await attempt(async () => {
        const { queued } = await api.post('/v1/push/continue', { id });
        toast.success(text.wentOn(queued));
      }, refreshPushes);
    },
    async retry({ id, orgs, uncertain }: RetryTargets): Promise<boolean> {
      const sure = await confirm({
        title: text.retryTitle,
        text: [orgs ? text.retryChosen : text.retryText, uncertain > 0 ? text.retryUncertain(uncertain) : ''].join(' '),
        confirmLabel: text.retry,
        danger: uncertain > 0,
      });
      if (!sure) return false;
      await attempt(async () => {
        const given = { id, ...(orgs && { orgs }) };
        const { queued, left_out } = await api.post('/v1/push/retry', given);
        if (queued > 0) toast.success(text.retried(queued));
        if (left_out > 0) toast.info(text.leftOut(left_out));
        else if (queued === 0) toast.info(text.retriedNone);
      }, refreshPushes);
      return true;
    },
  };
}
