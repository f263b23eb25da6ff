import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { AUDIT } from '../../../../db/contract/limits';
import { InformationForm, type MemberKind } from '../../../domain/organization';
import { refreshUser, useSession } from '../../../domain/session';
import accounts from '../../../i18n/accounts';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { companies, organizations } from './organizationSource';
import type { BoundOrganization } from './types';

export interface MemberInformationProps {
  kind: MemberKind;
  onBound: (organization: BoundOrganization) => void;
}

/** The step that names the organisation: a new one by its information, or one that is here already. */
export function MemberInformation({ kind, onBound }: MemberInformationProps) {
  const text = useText(accounts);
  const { user } = useSession();

  const created = async (organizationId: string) => {
    const { orgs } = await refreshUser();
    const name = orgs.find((org) => org.organization_id === organizationId)?.name ?? '';
    onBound({ organization_id: organizationId, name, is_admin: 1, audit_status: AUDIT.approved });
  };
  const join = async () => {
    const bound = await openDialog('bindOrganization', {});
    if (bound) onBound(bound);
  };

  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {text.informationHint}{' '}
        <Button size="small" onClick={() => void join()}>
          {text.joinInstead}
        </Button>
      </Typography>
      <InformationForm
        key={user?.user_id}
        kind={kind}
        source={kind === 'company' ? companies : organizations}
        onSaved={created}
        actions={
          <Button component={Link} to="/memberCenter">
            {text.later}
          </Button>
        }
      />
    </>
  );
}
