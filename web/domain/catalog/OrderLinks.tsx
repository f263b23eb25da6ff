import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import catalog from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { type ListState, ORDERS } from './useListState';

/** Sorting as links; relevance only where there is a keyword to be relevant to. */
export function OrderLinks({ state }: { state: ListState }) {
  const text = useText(catalog);
  const offered = ORDERS.filter((order) => order !== 'relevance' || state.keyword !== '');
  return (
    <Box component="nav" aria-label={text.order} sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {offered.map((order) => {
        const active = order === state.order;
        return (
          <Box
            key={order}
            component={Link}
            rel="nofollow"
            to={state.search({ order })}
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
            {text.orders[order]}
          </Box>
        );
      })}
    </Box>
  );
}
