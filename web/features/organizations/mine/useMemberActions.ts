import { AUDIT } from '../../../../db/contract/limits';
import type { Member } from '../../../../db/contract/memberships';
import words from '../../../i18n/organizations';
import { api } from '../../../kit/api';
import { useAttempt } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';

export const memberName = (member: Member): string => member.name || member.nickname || member.account || '—';

/** What an administrator may do with members; each change reloads the lists. */
export function useMemberActions(id: string, onChanged: () => Promise<void>) {
  const text = useText(words).mine;
  const { busy, attempt } = useAttempt();

  const run = (call: () => Promise<unknown>, done: string) => attempt(call, onChanged, done);
  const pair = (member: Member) => ({ organization_id: id, user_id: member.user_id });
  const change = (member: Member, values: object) =>
    api.put('/v1/user/organization/member', { ...pair(member), ...values });

  return {
    busy,
    setAdmin: (member: Member, admin: boolean) =>
      run(() => change(member, { is_admin: admin ? 1 : 0 }), text.roleChanged),
    /** Whether the member reads what was there before. */
    setReads: (member: Member, reads: boolean) =>
      run(() => change(member, { reads_before: reads ? 1 : 0 }), reads ? text.readsNow : text.readsNoMore),
    uninvite: (member: Member) => run(() => api.del('/v1/user/organization/member', pair(member)), text.uninvited),
    decide: (member: Member, admit: boolean) =>
      run(
        () => change(member, { audit_status: admit ? AUDIT.approved : AUDIT.rejected }),
        admit ? text.admitted : text.refused,
      ),
    handOver: async (member: Member) => {
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
    remove: async (member: Member) => {
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

export type MemberActions = ReturnType<typeof useMemberActions>;
