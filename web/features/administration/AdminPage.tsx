import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { messageOf } from '../../../db/contract/errors';
import words from '../../i18n/administration';
import { useSession } from '../../shared/auth';
import { useLang, useText } from '../../shared/i18n';
import { Page } from '../../shared/layout/Page';
import { ErrorState } from '../../shared/layout/States';

const PAGES = ['users', 'organizations', 'settings', 'reference', 'auditLog'] as const;

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
  if (!has('admin')) {
    return (
      <Page title={title}>
        <ErrorState text={messageOf('forbidden', lang)} />
      </Page>
    );
  }
  return (
    <Page title={title} lead={lead} width="xl" actions={actions} breadcrumbs={[{ label: text.menu }, { label: title }]}>
      <Box component="nav" aria-label={text.menu} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        {PAGES.map((page) => (
          <Box
            key={page}
            component={NavLink}
            to={`/admin/${page}`}
            sx={{
              px: 2,
              py: 0.875,
              borderRadius: 2,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              color: 'text.primary',
              textDecoration: 'none',
              fontWeight: 500,
              '&:hover': { borderColor: 'brand.line', color: 'brand.text' },
              '&.active': { bgcolor: 'primary.dark', borderColor: 'primary.dark', color: '#ffffff' },
            }}
          >
            {text.tabs[page]}
          </Box>
        ))}
      </Box>
      {children}
    </Page>
  );
}
