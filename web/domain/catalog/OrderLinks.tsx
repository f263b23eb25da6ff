import Box from '@mui/material/Box';
import catalog from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { Link, type To } from '../../kit/router';
import { type ListState, ORDERS } from './useListState';

interface SortLinksProps {
  label: string;
  orders: readonly { key: string; label: string; to: To; active: boolean }[];
}

/** Ways to sort a list, as links. */
export function SortLinks({ label, orders }: SortLinksProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {orders.map(({ key, label: name, to, active }) => (
        <Box
          key={key}
          component={Link}
          rel="nofollow"
          to={to}
          aria-current={active ? 'true' : undefined}
          sx={{
            px: 1.25,
            py: 0.5,
            borderRadius: 2,
            fontSize: '0.9375rem',
            textDecoration: 'none',
            color: active ? 'brand.text' : 'text.secondary',
            bgcolor: active ? 'brand.tint' : 'transparent',
            fontWeight: active ? 600 : 400,
            '&:hover': { color: 'brand.text' },
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}

/** Sorting as links; relevance only where there is a keyword to be relevant to. */
export function OrderLinks({ state }: { state: ListState }) {
  const text = useText(catalog);
  const offered = ORDERS.filter((order) => order !== 'relevance' || state.keyword !== '');
  return (
    <SortLinks
      label={text.order}
      orders={offered.map((order) => ({
        key: order,
        label: text.orders[order],
        to: state.search({ order }),
        active: order === state.order,
      }))}
    />
  );
}
