import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import shell from '../../i18n/shell';
import { inChinese, useText } from '../i18n';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { useStaffFrame } from './frame';

export interface PageProps {
  title: string;
  /** The Chinese name beneath an English title. */
  original?: string | undefined;
  breadcrumbs?: Crumb[];
  /** Stands at the left of the title, where there is room. */
  picture?: ReactNode;
  /** Shown under the title. */
  lead?: ReactNode;
  /** Chips under the title: what the page's reader is here. */
  labels?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** For pages with a hero of their own: the page draws its own h1 and uses the full width. */
  bare?: boolean;
  width?: 'md' | 'lg' | 'xl';
  children: ReactNode;
}

const here = (): string => `${location.pathname}${location.search} ${document.documentElement.lang}`;

/** The edge wrote a fuller title, chosen filters included, for the address that was asked for: it stands there until one leaves. */
let served = document.querySelector('meta[property="og:title"]') ? here() : null;

function useDocumentTitle(title: string): void {
  const { platform } = useText(shell);
  useEffect(() => {
    if (served === here()) return;
    served = null;
    document.title = title.includes(platform) ? title : [title, platform].filter(Boolean).join(' · ');
  }, [title, platform]);
}

/** The frame of a page: document title, breadcrumbs, the one h1. */
export function Page(props: PageProps) {
  const { title, original, breadcrumbs, picture, lead, labels, actions, bare = false, width = 'lg', children } = props;
  useDocumentTitle(title);
  const staff = useStaffFrame();
  if (bare) return children;
  return (
    <Container maxWidth={staff ? false : width} sx={staff ? { py: { xs: 2, md: 3 } } : { py: { xs: 3, md: 5 } }}>
      {breadcrumbs && !(staff && breadcrumbs.every(({ to }) => !to)) ? <Breadcrumbs items={breadcrumbs} /> : null}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: staff ? 2.5 : { xs: 3, md: 4 } }}
      >
        {picture ? (
          <Box className="no-print" sx={{ display: { xs: 'none', md: 'block' }, width: 184, alignSelf: 'flex-start' }}>
            {picture}
          </Box>
        ) : null}
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Typography variant="h1" {...inChinese(title)} {...(staff && { sx: { fontSize: '1.375rem' } })}>
            {title}
          </Typography>
          {original ? (
            <Box lang="zh-CN" sx={{ mt: 0.5, color: 'text.secondary', fontSize: '1.0625rem' }}>
              {original}
            </Box>
          ) : null}
          {labels}
          {lead ? (
            <Typography
              {...inChinese(lead)}
              sx={{ color: 'text.secondary', mt: staff ? 0.5 : 1, ...(staff && { fontSize: '0.9375rem' }) }}
            >
              {lead}
            </Typography>
          ) : null}
        </Box>
        {actions ? (
          <Box
            sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', '& > .MuiButton-text:last-child': { px: 1, mr: -1 } }}
          >
            {actions}
          </Box>
        ) : null}
      </Box>
      {children}
    </Container>
  );
}
