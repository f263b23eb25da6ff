import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Children, type ReactNode } from 'react';
import words from '../../../i18n/pushRecords';
import { useText } from '../../../kit/i18n';
import { hiddenText } from '../../../kit/layout/hiddenText';

export const cell = {
  px: 1.25,
  py: 1.25,
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
} as const;

interface LocalTableProps {
  label: string;
  heads: readonly ReactNode[];
  minWidth?: number;
  children: ReactNode;
}

const PHONE = '@media (max-width: 599.95px)';
const unseen = { ...hiddenText, p: 0 } as const;

/** On a phone each row is a block of its own, and each cell is told by its heading. */
function stacked(heads: readonly ReactNode[]) {
  const names = heads.flatMap((head, index) =>
    typeof head === 'string'
      ? [[`& tbody > tr > :nth-child(${index + 1})::before`, { content: JSON.stringify(head) }] as const]
      : [],
  );
  return {
    '&, & tbody, & tr, & tbody tr > *': { display: 'block', width: 'auto', minWidth: 0 },
    '& thead': heads.every((head) => typeof head === 'string') ? unseen : { display: 'block' },
    '& thead th': { display: 'block', border: 0, '&[data-plain]': unseen },
    '& tbody tr': { p: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } },
    '& tbody tr > *': {
      display: 'grid',
      gridTemplateColumns: 'minmax(104px, 30%) minmax(0, 1fr)',
      columnGap: 1.5,
      justifyItems: 'start',
      border: 0,
      p: 0,
      py: 0.5,
      '&:empty': { display: 'none' },
    },
    // The heading stands beside however many lines the cell holds.
    '& tbody tr > ::before': {
      gridRow: '1 / span 9',
      color: 'text.secondary',
      fontSize: '0.875rem',
      fontWeight: 400,
    },
    ...Object.fromEntries(names),
  };
}

/** A table inside a dialog: it scrolls by itself where the dialog is narrower, and needs to nowhere on a phone. */
export function LocalTable({ label, heads, minWidth = 720, children }: LocalTableProps) {
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          minWidth,
          borderCollapse: 'collapse',
          'tbody tr:last-of-type > *': { borderBottom: 0 },
          [PHONE]: stacked(heads),
        }}
      >
        <thead>
          <tr>
            {Children.map(heads, (head) => (
              <Box
                component="th"
                scope="col"
                data-plain={typeof head === 'string' ? '' : undefined}
                sx={{
                  ...cell,
                  fontWeight: 600,
                  fontSize: '0.875rem',
                  bgcolor: 'background.default',
                  whiteSpace: 'nowrap',
                }}
              >
                {head}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Box>
    </Box>
  );
}

/** A row of plain cells, in the order of the headings. */
export function LocalRow({ cells }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      {Children.map(cells, (value) => (
        <Box component="td" sx={cell}>
          {value}
        </Box>
      ))}
    </tr>
  );
}

interface LocalPagerProps {
  current: number;
  pages: number;
  total: number;
  onChange: (page: number) => void;
}

/** Paging inside a dialog: the address belongs to the page below. */
export function LocalPager({ current, pages, total, onChange }: LocalPagerProps) {
  const text = useText(words).result;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5, color: 'text.secondary' }}
      role="group"
      aria-label={text.page(current, Math.max(1, pages))}
    >
      <Box sx={{ flex: 1 }}>{text.total(total)}</Box>
      {pages > 1 ? (
        <>
          <Button size="small" disabled={current <= 1} onClick={() => onChange(current - 1)}>
            {text.previous}
          </Button>
          <span>{text.page(current, pages)}</span>
          <Button size="small" disabled={current >= pages} onClick={() => onChange(current + 1)}>
            {text.next2}
          </Button>
        </>
      ) : null}
    </Box>
  );
}
