import { useState } from 'react';
import { AUDIT } from '../../../../db/contract/limits';
import type { Member } from '../../../../db/contract/memberships';
import words from '../../../i18n/organizations';
import { api } from '../../../kit/api';
import { confirm } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

export const memberName = (member: Member): string => member.name || member.nickname || member.account || '—';

export interface MemberActions {
  busy: boolean;
  setAdmin: (member: Member, admin: boolean) => Promise<void>;
  decide: (member: Member, admit: boolean) => Promise<void>;
  handOver: (member: Member) => Promise<void>;
  remove: (member: Member) => Promise<void>;
  /** Whether the member reads what was there before. */
  setReads: (member: Member, reads: boolean) => Promise<void>;
  uninvite: (member: Member) => Promise<void>;
}

/** What an administrator may do with members; each change reloads the lists. */
export function useMemberActions(id: string, onChanged: () => Promise<void>): MemberActions {
  const text = useText(words).mine;
  const [busy, setBusy] = useState(false);

  const run = async (call: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await call();
      toast.success(done);
    } catch {
      // The API client has said why; the list shows how things stand.
    } finally {
      await onChanged();
      setBusy(false);
    }
  };
  const pair = (member: Member) => ({ organization_id: id, user_id: member.user_id });
  const change = (member: Member, values: object) =>
    api.put('/v1/user/organization/member', { ...pair(member), ...values });

  return {
    busy,
    setAdmin: (member, admin) => run(() => change(member, { is_admin: admin ? 1 : 0 }), text.roleChanged),
    setReads: (member, reads) =>
      run(() => change(member, { reads_before: reads ? 1 : 0 }), reads ? text.readsNow : text.readsNoMore),
    uninvite: (member) => run(() => api.del('/v1/user/organization/member', pair(member)), text.uninvited),
    decide: (member, admit) =>
      run(
        () => change(member, { audit_status: admit ? AUDIT.approved : AUDIT.rejected }),
        admit ? text.joinedToast : text.refused,
      ),
    handOver: async (member) => {
      const question = {
        title: text.handOverTitle,
        text: text.handOverText(memberName(member)),
        confirmLabel: text.handOver,
      };
      if (!(await confirm(question))) return;
      await run(
        () => api.post('/v1/user/organization/transfer', pair(member)),
        text.handOverOffered(memberName(member)),
      );
    },
    remove: async (member) => {
      const question = {
        title: text.removeTitle,
        text: text.removeText(memberName(member)),
        confirmLabel: text.remove,
        danger: true,
      };
      if (!(await confirm(question))) return;
      await run(() => api.del('/v1/user/organization/member', pair(member)), text.removed);
    },
  };
}
