import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import auth from '../../i18n/auth';
import shell from '../../i18n/shell';
import { useText } from '../../shared/i18n';
import { CheckIcon } from '../../shared/layout/icons';
import { Page } from '../../shared/layout/Page';

export interface AuthFrameProps {
  /** Of the document. */
  title: string;
  /** The one h1, where it says more than the document's title. */
  heading?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The pages around signing in: what the platform is for beside the form. */
export function AuthFrame({ title, heading = title, lead, children }: AuthFrameProps) {
  const text = useText(auth);
  const words = useText(shell);
  return (
    <Page title={title} bare>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          width: 'min(960px, calc(100% - 32px))',
          mx: 'auto',
          my: { xs: 3, md: 8 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 4,
          overflow: 'hidden',
          bgcolor: 'background.paper',
        }}
      >
        <Box
          sx={{
            display: { xs: 'none', md: 'flex' },
            flexDirection: 'column',
            justifyContent: 'center',
            p: 6,
            color: '#ffffff',
            background: 'linear-gradient(145deg, var(--mui-palette-brand-heroFrom), var(--mui-palette-brand-heroTo))',
          }}
        >
          <Box sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.4 }}>{words.tagline}</Box>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 4, mb: 0, display: 'grid', gap: 2 }}>
            {text.points.map((point) => (
              <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5, color: '#dbe9f8' }}>
                <CheckIcon sx={{ mt: 0.4 }} />
                {point}
              </Box>
            ))}
          </Box>
        </Box>
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <Typography variant="h1">{heading}</Typography>
          {lead ? (
            <Typography sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>{lead}</Typography>
          ) : null}
          <Box sx={{ mt: 4 }}>{children}</Box>
        </Box>
      </Box>
    </Page>
  );
}
