import type { ReactNode } from 'react';
import { messageOf } from '../../../db/contract/errors';
import { useSession } from '../../domain/session';
import { useLang } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';

interface AdminPageProps {
  title: string;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the administrators' pages; the server refuses whoever is none, whatever is shown here. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  const { lang } = useLang();
  const { has } = useSession();
  if (!has('admin')) {
    return (
      <Page title={title}>
        <ErrorState text={messageOf('forbidden', lang)} />
      </Page>
    );
  }
  return (
    <Page title={title} lead={lead} width="xl" actions={actions}>
      {children}
    </Page>
  );
}
