import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../db/contract/errors';
import shell from '../../i18n/shell';
import { useLang, useText } from '../../kit/i18n';
import { Page, type PageProps } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';
import { useSession } from './useSession';

/** What stands in place of a page that its reader may not see: as whom, what helps, and a way on. */
export function RefusedPage({ title }: Pick<PageProps, 'title'>) {
  const { lang } = useLang();
  const text = useText(shell);
  const { user } = useSession();
  return (
    <Page title={title}>
      <ErrorState
        text={messageOf('forbidden', lang)}
        {...(user && { hint: text.refusedHint(user.nickname || user.name || user.account) })}
        action={
          <Button variant="outlined" component={Link} to="/memberCenter">
            {text.memberCenter}
          </Button>
        }
      />
    </Page>
  );
}

/** The frame of the pages of one authority; the server refuses whoever does not hold it, whatever is shown here. */
export function StaffPage({ authority, ...page }: PageProps & { authority: string }) {
  const { has } = useSession();
  return has(authority) ? <Page width="xl" {...page} /> : <RefusedPage title={page.title} />;
}
