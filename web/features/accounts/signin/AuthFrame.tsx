import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import shell from '../../../i18n/shell';
import auth from '../../../i18n/signin';
import { useText } from '../../../kit/i18n';
import { CheckIcon } from '../../../kit/layout/icons';
import { Page } from '../../../kit/layout/Page';

interface AuthFrameProps {
  /** Of the document. */
  title: string;
  /** The one h1, where it says more than the document's title. */
  heading?: string;
  lead?: ReactNode;
  children: ReactNode;
}

const PATH = 'M0 196 C 70 188 96 150 150 140 S 232 96 288 84 S 366 34 420 20';
const STOPS = [
  [150, 140],
  [288, 84],
  [420, 20],
] as const;

/** From the laboratory to the factory, rising: what the words beside it say. */
function Rise() {
  return (
    <Box
      component="svg"
      viewBox="0 0 440 200"
      aria-hidden
      sx={{ display: 'block', width: '100%', mt: 6, overflow: 'visible' }}
    >
      <path d={`${PATH} V200 H0 Z`} fill="#ffffff" fillOpacity={0.07} />
      <path d={PATH} fill="none" stroke="#9cc3ee" strokeWidth={2.5} strokeLinecap="round" />
      {STOPS.map(([x, y], index) => (
        <g key={x}>
          <line x1={x} y1={y} x2={x} y2={200} stroke="#9cc3ee" strokeOpacity={0.35} strokeDasharray="3 5" />
          <circle cx={x} cy={y} r={9 + index * 2} fill="#ffffff" fillOpacity={0.18} />
          <circle cx={x} cy={y} r={5} fill="#ffffff" />
        </g>
      ))}
    </Box>
  );
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
            display: { xs: 'none', md: 'block' },
            p: 6,
            color: '#ffffff',
            background: 'linear-gradient(145deg, var(--mui-palette-brand-heroFrom), var(--mui-palette-brand-heroTo))',
            '& > *': { position: 'sticky', top: 112 },
          }}
        >
          {/* Beside a long form it stays in sight. */}
          <div>
            <Box sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.4 }}>{words.tagline}</Box>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 4, mb: 0, display: 'grid', gap: 2 }}>
              {text.points.map((point) => (
                <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5, color: '#dbe9f8' }}>
                  <CheckIcon sx={{ mt: 0.4 }} />
                  {point}
                </Box>
              ))}
            </Box>
            <Rise />
          </div>
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
