import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import words from '../../i18n/publish';
import { useSession } from '../../shared/auth';
import { useText } from '../../shared/i18n';
import { Page } from '../../shared/layout/Page';
import { EmptyState } from '../../shared/layout/States';
import { AuditList } from './audit/AuditList';

export default function Audit() {
  const text = useText(words).audit;
  const { has } = useSession();
  const allowed = has('cg-auditor');
  return (
    <Page title={text.title} {...(allowed ? { lead: text.lead } : {})} breadcrumbs={[{ label: text.title }]}>
      {allowed ? (
        <AuditList />
      ) : (
        <EmptyState
          title={text.notAllowed}
          hint={text.notAllowedHint}
          action={
            <Button component={Link} to="/memberCenter" variant="outlined">
              {text.backToMine}
            </Button>
          }
        />
      )}
    </Page>
  );
}
