import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ManagedOrganization } from '../../../../db/contract/administration';
import { AUDIT } from '../../../../db/contract/limits';
import { useOpinion } from '../../../domain/reviews/useOpinion';
import words from '../../../i18n/administration';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useDialog } from '../../../kit/dialogs/useDialog';
import { useText } from '../../../kit/i18n';
import { FactList } from '../../../kit/layout/DetailLayout';
import { StateChip } from '../../../kit/layout/StateChip';
import { toast } from '../../../kit/toast';

type Decision = typeof AUDIT.approved | typeof AUDIT.rejected;

/** Whether an organisation is public: approved, or rejected with a reason. */
export default function AuditDialog({ organization }: { organization: ManagedOrganization }) {
  const text = useText(words).organizations;
  const { close } = useDialog<boolean>();
  const [running, setRunning] = useState<Decision | null>(null);
  const { opinion, isGiven, field } = useOpinion({
    label: text.opinion,
    hint: text.opinionHint,
    disabled: running !== null,
  });

  const decide = async (decision: Decision) => {
    if (decision === AUDIT.rejected && !isGiven()) return;
    setRunning(decision);
    try {
      await api.put('/v1/admin/organization/audit', {
        organization_id: organization.organization_id,
        audit_status: decision,
        opinion,
      });
      toast.success(decision === AUDIT.approved ? text.approved : text.rejected);
      close(true);
    } catch {
      // The API client has said why; the question stays open.
    } finally {
      setRunning(null);
    }
  };

  return (
    <AppDialog
      title={text.auditTitle}
      width={480}
      actions={
        <>
          {organization.audit_status === AUDIT.rejected ? null : (
            <Button
              sx={{ color: 'error.main' }}
              loading={running === AUDIT.rejected}
              disabled={running !== null}
              onClick={() => void decide(AUDIT.rejected)}
            >
              {text.reject}
            </Button>
          )}
          {organization.audit_status === AUDIT.approved ? null : (
            <Button
              variant="contained"
              loading={running === AUDIT.approved}
              disabled={running !== null}
              onClick={() => void decide(AUDIT.approved)}
            >
              {text.approve}
            </Button>
          )}
        </>
      }
    >
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
