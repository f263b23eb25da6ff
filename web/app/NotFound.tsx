import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import shell from '../i18n/shell';
import { useText } from '../kit/i18n';
import { useHome } from '../kit/layout/frame';
import { Page } from '../kit/layout/Page';
import { EmptyState } from '../kit/layout/States';

export default function NotFound() {
  const text = useText(shell);
  const home = useHome();
  return (
    <Page title={text.notFound}>
      <EmptyState
        title={text.notFoundHint}
        action={
          <Button variant="contained" component={Link} to={home}>
            {text.backHome}
          </Button>
        }
      />
    </Page>
  );
}
