import { CLINIC } from '../../../db/contract/clinic';
import words from '../../i18n/clinic';
import { putRows } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { confirm } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

/** Revokes an application once that was confirmed (core§4); `busy` is the id of the one that is on its way. */
export function useRevoke() {
  const text = useText(words);
  const write = useApiMutation(
    (id: string) => putRows('clinic_application', { id }, { audit_status: CLINIC.revoked }),
    {
      invalidates: [['clinic']],
      onSuccess: () => toast.success(text.revoked),
    },
  );
  const revoke = async (id: string) => {
    if (await confirm({ title: text.revokeTitle, text: text.revokeText, confirmLabel: text.revoke, danger: true }))
      write.mutate(id);
  };
  return { revoke, busy: write.isPending ? write.variables : undefined };
}
