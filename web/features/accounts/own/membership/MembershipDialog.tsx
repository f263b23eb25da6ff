import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../../domain/session';
import words from '../../../../i18n/membership';
import { useRows } from '../../../../kit/api';
import { AppDialog } from '../../../../kit/dialogs/AppDialog';
import { useDialog } from '../../../../kit/dialogs/useDialog';
import { useText } from '../../../../kit/i18n';
import { FactList } from '../../../../kit/layout/DetailLayout';
import { LoadingState } from '../../../../kit/layout/LoadingState';
import { ErrorState } from '../../../../kit/layout/States';

const RINGS = [70, 104, 140] as const;
const SPARKS = [
  [92, 84],
  [214, 60],
  [452, 66],
  [590, 96],
  [604, 300],
  [470, 326],
  [210, 322],
  [84, 296],
] as const;

/** A result on the left, a demand on the right, and the platform that brings them together. */
function Cover({ label, width }: { label: string; width: number }) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox="0 0 674 380"
      sx={{ display: 'block', width, maxWidth: '100%', height: 'auto', aspectRatio: '674 / 380', borderRadius: 3 }}
    >
      <defs>
        <linearGradient id="member-ground" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#0b2f5f" />
          <stop offset="1" stopColor="#1d63b3" />
        </linearGradient>
        <radialGradient id="member-glow">
          <stop offset="0" stopColor="#6db4ff" stopOpacity="0.5" />
          <stop offset="1" stopColor="#6db4ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="674" height="380" fill="url(#member-ground)" />
      <circle cx="337" cy="190" r="230" fill="url(#member-glow)" />
      {RINGS.map((radius) => (
        <circle key={radius} cx="337" cy="190" r={radius} fill="none" stroke="#9fcbfa" strokeOpacity="0.35" />
      ))}
      <g stroke="#9fcbfa" strokeOpacity="0.45" fill="#d9ecff">
        {SPARKS.map(([x, y]) => (
          <g key={`${x}-${y}`}>
            <line x1={x} y1={y} x2="337" y2="190" strokeOpacity="0.2" />
            <circle cx={x} cy={y} r="5" stroke="none" />
          </g>
        ))}
      </g>
      <path d="M206 190H268M406 190h62" stroke="#d9ecff" strokeWidth="3" strokeDasharray="2 9" strokeLinecap="round" />
      <g fill="#0b2f5f" stroke="#9fcbfa" strokeWidth="2">
        <circle cx="148" cy="190" r="58" />
        <circle cx="526" cy="190" r="58" />
      </g>
      <circle cx="337" cy="190" r="62" fill="#ffffff" />
      <g fill="none" stroke="#ffffff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M138 160v22l-19 32a6 6 0 0 0 5 9h48a6 6 0 0 0 5-9l-19-32v-22M132 160h32M129 204h38" />
        <path d="M497 219v-46l18 13v-13l18 13v-22h22v55zM512 205h4M529 205h4M546 205h1" />
      </g>
      <path
        d="M305 206c12 0 14-34 30-34s14 36 34 4"
        fill="none"
        stroke="#2570be"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="305" cy="206" r="7" fill="#0b2f5f" />
      <circle cx="369" cy="176" r="7" fill="#2d80d6" />
    </Box>
  );
}

/** Whom members ask, as the platform's settings name them (core§6: for those who are signed in). */
function ContactCard() {
  const text = useText(words);
  const ids = Object.keys(text.contactOf);
  const query = useRows(['settings', 'contacts'], {
    table: 'setting',
    columns: ['id', 'value'],
    where: { id: { in: ids } },
    pageSize: ids.length,
  });
  const value = (id: string) => query.data?.records.find((row) => row.id === id)?.value;
  const facts = ids.map((id) => ({ label: text.contactOf[id] ?? id, value: value(id) })).filter((fact) => fact.value);
  return (
    <Box
      component="section"
      aria-label={text.contact}
      sx={{ p: 2.5, border: 1, borderColor: 'brand.line', borderRadius: 3, bgcolor: 'brand.tint' }}
    >
      <Typography variant="h3">{text.contact}</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 2 }}>{text.contactHint}</Typography>
      {query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState kind="lines" count={3} /> : <FactList facts={facts} />}
    </Box>
  );
}

/** Pixels of the cover (core§9); who is signed in finds the contact card beside a smaller one. */
const WIDE = 674;
const NARROW = 480;

/** The dialog 'memberFunction': what membership offers (core§2). */
export default function MembershipDialog() {
  const { close } = useDialog();
  const text = useText(words);
  const { loggedIn } = useSession();
  const navigate = useNavigate();
  const cover = loggedIn ? NARROW : WIDE;
  const register = () => {
    close();
    void navigate('/register');
  };
  return (
    <AppDialog
      title={text.title}
      width={1150}
      closeOnBackdrop={false}
      actions={
        <>
          {loggedIn ? null : (
            <Button variant="outlined" onClick={register}>
              {text.register}
            </Button>
          )}
          <Button variant="contained" onClick={() => close()}>
            {text.understood}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{text.lead}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${cover}px minmax(0, 1fr)` },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Cover label={text.cover} width={cover} />
          {loggedIn ? <ContactCard /> : null}
        </Box>
        <Box component="section" aria-label={text.guide}>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {text.guide}
          </Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', counterReset: 'point', display: 'grid', gap: 2 }}>
            {text.points.map((point) => (
              <Box
                component="li"
                key={point.title}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: '36px minmax(0, 1fr)',
                  columnGap: 1.5,
                  counterIncrement: 'point',
                  '&::before': {
                    content: 'counter(point)',
                    width: 32,
                    height: 32,
                    borderRadius: '50%',
                    display: 'grid',
                    placeItems: 'center',
                    bgcolor: 'brand.tint',
                    color: 'brand.text',
                    fontWeight: 700,
                  },
                }}
              >
                <div>
                  <Box sx={{ fontWeight: 600 }}>{point.title}</Box>
                  <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', lineHeight: 1.6 }}>{point.text}</Box>
                </div>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </AppDialog>
  );
}
