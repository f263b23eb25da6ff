import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import words from '../../i18n/moderation';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { EmptyState } from '../../kit/layout/States';

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
