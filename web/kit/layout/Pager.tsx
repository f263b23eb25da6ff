import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import kit from '../../i18n/kit';
import { changedSearch } from '../address';
import { useText } from '../i18n';
import { toast } from '../toast';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';

interface PagerProps {
  current: number;
  pages: number;
  total?: number;
  /** The server stopped counting there. */
  more?: boolean;
  /** Name of the search parameter. */
  param?: string;
}

/** Page numbers around the current one, with the first and the last; 0 marks a gap. */
export function pageNumbers(current: number, pages: number): number[] {
  const wanted = new Set([1, pages, current - 1, current, current + 1].filter((page) => page >= 1 && page <= pages));
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1];
    return before !== undefined && page - before > 1 ? [0, page] : [page];
  });
}

/** On a phone it has a line of its own, so that the numbers stay together. */
const totalLook = {
  color: 'text.secondary',
  fontSize: '0.875rem',
  textAlign: 'center',
  mr: { sm: 1 },
  width: { xs: '100%', sm: 'auto' },
} as const;

/** Paging kept in the address; stepping past either end says so and stays (core§4). */
export function Pager({ current, pages, total, more = false, param = 'page' }: PagerProps) {
  const text = useText(kit);
  const [search, setSearch] = useSearchParams();
  // A step goes on from the page that was asked for: the one before it is shown until the answer comes.
  const asked = Math.min(Math.max(Math.trunc(Number(search.get(param))) || 1, 1), Math.max(pages, 1));
  const go = (page: number) => {
    if (page < 1) return toast.warning(text.firstPage);
    if (page > pages) return toast.warning(text.lastPage);
    setSearch(changedSearch({ [param]: page === 1 ? '' : String(page) }));
    scrollTo({ top: 0 });
  };
  const shown = total === undefined ? '' : text.total(`${total}${more ? '+' : ''}`);
  return (
    <Box
      component="nav"
      aria-label={text.paging}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 0.75, mt: 4 }}
    >
      {shown ? <Box sx={totalLook}>{shown}</Box> : null}
      <PageButton label={text.previousPage} onClick={() => go(asked - 1)}>
        <ChevronLeftIcon />
      </PageButton>
      {pageNumbers(current, Math.max(pages, 1)).map((page, index) =>
        page === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place.
          <Box key={`gap-${index}`} aria-hidden sx={{ px: 0.5, color: 'text.secondary' }}>
            …
          </Box>
        ) : (
          <PageButton key={page} label={text.page(page)} active={page === current} onClick={() => go(page)}>
            {page}
          </PageButton>
        ),
      )}
      <PageButton label={text.nextPage} onClick={() => go(asked + 1)}>
        <ChevronRightIcon />
      </PageButton>
    </Box>
  );
}

interface PageButtonProps {
  label: string;
  active?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function PageButton({ label, active = false, onClick, children }: PageButtonProps) {
  return (
    <Button
      aria-label={label}
      aria-current={active ? 'page' : undefined}
      variant={active ? 'contained' : 'text'}
      onClick={onClick}
      sx={{ minWidth: { xs: 44, sm: 40 }, height: { xs: 44, sm: 40 }, p: 0 }}
    >
      {children}
    </Button>
  );
}
