import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import words from '../../i18n/audit';
import { useText } from '../../shared/i18n';
import { Page } from '../../shared/layout/Page';
import { EmptyState } from '../../shared/layout/States';

/** What others than auditors of the kind see. */
export function NotAllowed({ title }: { title: string }) {
  const text = useText(words);
  return (
    <Page title={title} breadcrumbs={[{ label: title }]}>
      <EmptyState
        title={text.notAllowed}
        hint={text.notAllowedHint}
        action={
          <Button component={Link} to="/memberCenter" variant="outlined">
            {text.backToMine}
          </Button>
        }
      />
    </Page>
  );
}
