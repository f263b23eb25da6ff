import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import words from '../../i18n/pushPickers';
import { useText } from '../i18n';
import { LoadingState } from '../layout/LoadingState';
import { EmptyState, ErrorState } from '../layout/States';
import type { ScrolledQuery } from './useScrolled';

/** Pixels from the bottom at which more is loaded, and how often that is looked at. */
const NEAR = 100;
const THROTTLE_MS = 200;

interface ScrollAreaProps<T> {
  query: ScrolledQuery<T>;
  label: string;
  /** Height as the documents give it: 40vh or 50vh (back-office§9). */
  height: '40vh' | '50vh';
  empty?: string;
  row: (row: T) => ReactNode;
  rowKey: (row: T) => string;
  children?: ReactNode;
}

/** A list of its own height that loads its next rows shortly before its end comes into view. */
export function ScrollArea<T>({ query, label, height, empty, row, rowKey, children }: ScrollAreaProps<T>) {
  const text = useText(words);
  const area = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { rows, hasNextPage, isFetching, isPending, isError } = query;

  const look = () => {
    timer.current = undefined;
    const box = area.current;
    if (!box || !hasNextPage || isFetching || isError) return;
    if (box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR) void query.fetchNextPage();
  };
  const onScroll = () => {
    timer.current ??= setTimeout(look, THROTTLE_MS);
  };
  // A short first page leaves nothing to scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each answer, not for each render.
  useEffect(look, [rows.length, isFetching]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <Box
      ref={area}
      role="group"
      aria-label={label}
      tabIndex={0}
      onScroll={onScroll}
      sx={{
        height,
        minHeight: 220,
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      {children}
      {isPending ? (
        <Box sx={{ p: 2 }}>
          <LoadingState kind="lines" count={3} />
        </Box>
      ) : null}
      {isError && rows.length === 0 ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {!isPending && !isError && rows.length === 0 && !hasNextPage ? (
        <EmptyState title={empty ?? text.noRows} hint={text.hint} />
      ) : null}
      {rows.length > 0 ? (
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((each) => (
            <Box
              component="li"
              key={rowKey(each)}
              sx={{ px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
            >
              {row(each)}
            </Box>
          ))}
        </Box>
      ) : null}
      {hasNextPage && rows.length > 0 ? (
        <Box sx={{ textAlign: 'center', py: 1 }}>
          <Button size="small" loading={isFetching} onClick={() => void query.fetchNextPage()}>
            {text.more}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
