import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { AUDIT } from '../../../../db/contract/limits';
import type { MemberKind } from '../../../domain/organization';
import accounts from '../../../i18n/accounts';
import { useText } from '../../../kit/i18n';
import { Outcome } from './Outcome';
import type { BoundOrganization } from './types';

const MEMBER_PAGE: Record<MemberKind, string> = { org: '/memberOrg', company: '/memberCompany' };

/** What has become of the registration, and where to go from here. */
export function MemberDone({ kind, organization }: { kind: MemberKind; organization: BoundOrganization }) {
  const text = useText(accounts);
  const { name, is_admin, audit_status } = organization;
  const member = audit_status === AUDIT.approved;
  const outcome = !member ? text.donePending(name) : is_admin ? text.doneHint(name) : text.doneMember(name);
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {text.doneTitle}
      </Typography>
      <Outcome
        kind="done"
        text={outcome}
        action={
          <>
            <Button variant="contained" component={Link} to="/memberCenter">
              {text.toMemberCenter}
            </Button>
            {member ? (
              <Button variant="outlined" component={Link} to={MEMBER_PAGE[kind]}>
                {text.toOrganization}
              </Button>
            ) : null}
          </>
        }
      />
    </>
  );
}
