import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import type { PublicContact } from '../../../db/contract/catalog';
import catalog from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { useSession } from '../session';
import { useLoginGate } from '../session/useLoginGate';
import { CONTACT, dialable } from './ContactBlock';
import { type Traded, useTrade } from './useTrade';

const FavouriteButton = lazy(() => import('../favourites/FavouriteButton'));

interface PhoneBarProps extends Traded {
  contact: PublicContact | null;
  /** Whether deals are offered. */
  trades: boolean;
}

/** What one came to do, at the bottom of a narrow screen however far one has read: keep it, call, trade. */
export function PhoneBar({ contact, trades, ...item }: PhoneBarProps) {
  const text = useText(catalog);
  const { loggedIn } = useSession();
  const gate = useLoginGate();
  const trade = useTrade(item);
  const number = contact && 'contacts_tel' in contact ? dialable(contact.contacts_tel ?? '') : '';
  return (
    <Box
      role="group"
      aria-label={text.bar}
      className="no-print"
      sx={{
        display: { xs: 'flex', md: 'none' },
        gap: 1,
        position: 'sticky',
        bottom: 0,
        zIndex: 5,
        mx: { xs: -2, sm: -3 },
        px: 2,
        py: 1,
        pb: 'max(8px, env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '& button, & a': { minHeight: 44, minWidth: 0, px: 1, whiteSpace: 'nowrap' },
      }}
    >
      {loggedIn ? (
        <Suspense fallback={null}>
          <FavouriteButton itemType={item.itemType} itemId={item.itemId} />
        </Suspense>
      ) : (
        <Button variant="outlined" size="small" onClick={() => void gate()}>
          {text.keep}
        </Button>
      )}
      <Button variant="outlined" size="small" component="a" href={number ? `tel:${number}` : `#${CONTACT}`}>
        {number ? text.callShort : text.contact}
      </Button>
      {trades ? (
        <Button variant="contained" sx={{ flex: 1, fontSize: '0.875rem' }} onClick={() => void trade()}>
          {text.deal.trade}
        </Button>
      ) : null}
    </Box>
  );
}
