import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import shell from '../i18n/shell';
import { useText } from '../shared/i18n';
import { Page } from '../shared/layout/Page';
import { EmptyState } from '../shared/layout/States';

export default function NotFound() {
  const text = useText(shell);
  return (
    <Page title={text.notFound}>
      <EmptyState
        title={text.notFoundHint}
        action={
          <Button variant="contained" component={Link} to="/">
            {text.backHome}
          </Button>
        }
      />
    </Page>
  );
}
