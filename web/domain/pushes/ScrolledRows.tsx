import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import words from '../../i18n/pushPickers';
import type { ScrolledQuery } from '../../kit/api/useScrolled';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { EmptyState, ErrorState } from '../../kit/layout/States';

/** Pixels from the bottom at which more is loaded, and how often that is looked at. */
const NEAR = 100;
const THROTTLE_MS = 200;
/** Pages that are looked through by themselves while none of them held anything; then the reader says whether to go on. */
const SEARCHED = 10;

interface ScrolledRowsProps<T> {
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
export function ScrolledRows<T>({ query, label, height, empty, row, rowKey, children }: ScrolledRowsProps<T>) {
  const text = useText(words);
  const area = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { rows, pages, hasNextPage, isFetching, isPending, isError } = query;
  const found = rows.length > 0;

  const look = () => {
    timer.current = undefined;
    const box = area.current;
    if (!box || !hasNextPage || isFetching || isError) return;
    // What stands above the rows may be taller than the area: where nothing was found yet, there is nothing to scroll to.
    const near = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR;
    if (found ? near : pages < SEARCHED) void query.fetchNextPage();
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
      {isPending || (isFetching && !found) ? (
        <Box sx={{ p: 2 }}>
          <LoadingState kind="lines" count={3} />
        </Box>
      ) : null}
      {isError && !found ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {!isPending && !isError && !found && !hasNextPage ? (
        <EmptyState title={empty ?? text.noRows} hint={text.hint} />
      ) : null}
      {found ? (
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
      {hasNextPage && (found || !isFetching) ? (
        <Box sx={{ textAlign: 'center', py: 1 }}>
          {found ? null : <Box sx={{ color: 'text.secondary', p: 1 }}>{text.notYet}</Box>}
          <Button size="small" loading={isFetching} onClick={() => void query.fetchNextPage()}>
            {text.more}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
