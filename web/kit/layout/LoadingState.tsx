import Box from '@mui/material/Box';
import kit from '../../i18n/kit';
import { useText } from '../i18n';
import { Skeleton } from './Skeleton';

export interface LoadingStateProps {
  /** `cards`: a grid as list pages show it; `lines`: text, as detail pages do; `block`: one quiet area. */
  kind?: 'cards' | 'lines' | 'block';
  count?: number;
}

export function LoadingState({ kind = 'lines', count = 6 }: LoadingStateProps) {
  const text = useText(kit);
  return (
    <Box role="status" aria-label={text.loading} sx={{ py: 2, width: '100%' }}>
      {kind === 'block' ? <Skeleton height={240} /> : null}
      {kind === 'lines' ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Skeleton width="45%" height={36} />
          {Array.from({ length: count }, (_, index) => `line-${index}`).map((key, index) => (
            <Skeleton key={key} width={`${95 - ((index * 17) % 40)}%`} />
          ))}
        </Box>
      ) : null}
      {kind === 'cards' ? (
        <Box
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}
        >
          {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
            <Skeleton key={key} height={180} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
