import Box from '@mui/material/Box';
import type { ManagedOrganization } from '../../../../db/contract/administration';
import { AUDIT } from '../../../../db/contract/limits';
import { useDecision } from '../../../domain/reviews/useDecision';
import words from '../../../i18n/administration';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { FactList } from '../../../kit/layout/DetailLayout';
import { StateChip } from '../../../kit/layout/StateChip';

/** Whether an organisation is public: approved, or rejected with a reason. */
export default function AuditDialog({
  organization,
  close,
}: DialogProps<{ organization: ManagedOrganization }, boolean>) {
  const text = useText(words).organizations;
  const { organization_id, audit_status: current } = organization;
  const ways = [
    { state: AUDIT.rejected, label: text.reject, done: text.rejected, against: true },
    { state: AUDIT.approved, label: text.approve, done: text.approved },
  ];
  const { actions, field } = useDecision({
    close,
    ways: ways.filter(({ state }) => state !== current),
    label: text.opinion,
    hint: text.opinionHint,
    decide: (audit_status, opinion) =>
      api.put('/v1/admin/organization/audit', { organization_id, audit_status, opinion }),
  });

  return (
    <AppDialog title={text.auditTitle} width={480} actions={actions}>
      <FactList
        facts={[
          { label: text.name, value: organization.name },
          { label: text.status, value: <StateChip status={organization.audit_status} /> },
          { label: text.creditCode, value: organization.social_credit_code },
          {
            label: text.contact,
            value: [organization.contacts, organization.contacts_tel].filter(Boolean).join(' · '),
          },
        ]}
      />
      <Box sx={{ mt: 2.5 }}>{field}</Box>
    </AppDialog>
  );
}
