import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../../db/contract/errors';
import { useSession } from '../../domain/session';
import words from '../../i18n/administration';
import { useLang, useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { PageTabs } from '../../kit/layout/PageTabs';
import { ErrorState } from '../../kit/layout/States';

const PAGES = [
  'users',
  'organizations',
  'memberships',
  'verifications',
  'settings',
  'reference',
  'auditLog',
  'securityLog',
] as const;

interface AdminPageProps {
  title: string;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the administrators' pages; the server refuses whoever is none, whatever is shown here. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  const text = useText(words);
  const { lang } = useLang();
  const { has } = useSession();
  const { pathname } = useLocation();
  if (!has('admin')) {
    return (
      <Page title={title}>
        <ErrorState text={messageOf('forbidden', lang)} />
      </Page>
    );
  }
  return (
    <Page title={title} lead={lead} width="xl" actions={actions} breadcrumbs={[{ label: text.menu }, { label: title }]}>
      <PageTabs
        label={text.menu}
        tabs={PAGES.map((page) => {
          const to = `/admin/${page}`;
          return { to, label: text.tabs[page], current: pathname === to };
        })}
      />
      {children}
    </Page>
  );
}
