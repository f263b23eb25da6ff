import { messageOf } from '../../../db/contract/errors';
import { useLang } from '../../kit/i18n';
import { Page, type PageProps } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';
import { useSession } from './useSession';

/** What stands in place of a page that its reader may not see. */
export function RefusedPage({ title }: Pick<PageProps, 'title'>) {
  const { lang } = useLang();
  return (
    <Page title={title}>
      <ErrorState text={messageOf('forbidden', lang)} />
    </Page>
  );
}

/** The frame of the pages of one authority; the server refuses whoever does not hold it, whatever is shown here. */
export function StaffPage({ authority, ...page }: PageProps & { authority: string }) {
  const { has } = useSession();
  return has(authority) ? <Page width="xl" {...page} /> : <RefusedPage title={page.title} />;
}
