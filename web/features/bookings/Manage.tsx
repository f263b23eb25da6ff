import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import words from '../../i18n/bookings';
import { useApiQuery } from '../../kit/api';
import { NOT_FOUND } from '../../kit/api/statuses';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { BookingCard } from './BookingCard';

/** Where the link of a booking leads: where it stands, and what its holder may do with it, without an account. */
export default function Manage() {
  const text = useText(words);
  const { key = '' } = useParams();
  const query = useApiQuery(['booking', key], '/v1/booking/own', { manage: key }, { silent: true, staleMs: 0 });
  return (
    <Page title={text.title} width="md">
      <Box sx={{ maxWidth: 640 }}>
        {query.isPending ? <LoadingState count={3} /> : null}
        {query.isError && query.error.status === NOT_FOUND ? (
          <EmptyState title={text.invalid} hint={text.invalidHint} />
        ) : null}
        {query.isError && query.error.status !== NOT_FOUND ? <ErrorState onRetry={() => void query.refetch()} /> : null}
        {query.data ? <BookingCard booking={query.data} manage={key} /> : null}
      </Box>
    </Page>
  );
}
