import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { BookedKind, OwnSignUp } from '../../../db/contract/bookings';
import words from '../../i18n/bookings';
import { useApiQuery } from '../../kit/api';
import { inChinese, useText } from '../../kit/i18n';
import { ToneChip } from '../../kit/layout/StateChip';
import { useSession } from '../session';
import { BOOKING_TONES } from './tones';

const MOST = 20;

/** What the reader signed up for while signed in, of one event; none for visitors and while nobody knows. */
export function useOwnSignUps(kind: BookedKind, id: string): readonly OwnSignUp[] {
  const { user } = useSession();
  const query = useApiQuery(
    ['booking', 'mine'],
    '/v1/user/booking/list',
    { kind, id, pageSize: MOST },
    { enabled: user !== null, silent: true, staleMs: 0 },
  );
  return (user && query.data?.records) ?? [];
}

/** Tells whoever signed up already where they stand, and leads to where that is changed. */
export function OwnSignUps({ rows }: { rows: readonly OwnSignUp[] }) {
  const text = useText(words);
  if (rows.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={text.mine}
      sx={{ listStyle: 'none', m: 0, mb: 2, p: 2, display: 'grid', gap: 1.5, borderRadius: 2, bgcolor: 'brand.tint' }}
    >
      {rows.map(({ id, state, number, name, manage }) => (
        <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <Box component="span" {...inChinese(name)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <ToneChip
            label={state === 'waiting' && number !== null ? text.waitingAt(number) : text.states[state]}
            tone={BOOKING_TONES[state]}
          />
          {manage ? (
            <Box component={Link} to={manage} sx={{ color: 'brand.text' }}>
              {text.manage}
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
