import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import catalog from '../../i18n/catalog';
import kit from '../../i18n/kit';
import { useText } from '../../kit/i18n';
import { CloseIcon, FilterIcon } from '../../kit/layout/icons';
import { panel } from '../../kit/layout/panel';
import { useMedia } from '../../kit/layout/useMedia';

interface FilterPanelProps {
  /** Filters in which something is chosen. */
  count: number;
  /** How many rows are left, in words. */
  total: string;
  /** The search string with none chosen. */
  none: string;
  /** The groups of the panel. */
  children: ReactNode;
}

/** Groups stand apart by a line. */
const groups = { '& > * + *': { mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' } } as const;

const heading = { m: 0, px: 1, fontSize: '1.0625rem', fontWeight: 700 } as const;

/** The filters beside a list; on narrow screens they stand in a drawer behind one button. */
export function FilterPanel(props: FilterPanelProps) {
  const text = useText(catalog);
  const wide = useMedia('(min-width:900px)');
  if (!wide) return <Drawer {...props} />;
  return (
    <Box component="section" className="no-print" aria-label={text.filters} sx={{ p: 2, ...panel }}>
      <Box component="h2" sx={{ ...heading, mb: 2 }}>
        {text.filters}
      </Box>
      <Box sx={groups}>{props.children}</Box>
    </Box>
  );
}

/** The browser's own dialog: it keeps the focus, closes by Escape and weighs nothing. */
function Drawer({ count, total, none, children }: FilterPanelProps) {
  const text = useText(catalog);
  const { close } = useText(kit);
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const leave = () => dialog.current?.close();
  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {text.filtersChosen(count)}
      </Button>
      <Box
        component="dialog"
        ref={dialog}
        aria-label={text.filters}
        onClose={() => setOpen(false)}
        onClick={(event: React.MouseEvent) => event.target === dialog.current && leave()}
        sx={{
          position: 'fixed',
          inset: 'auto 0 0',
          width: '100%',
          maxWidth: 'none',
          maxHeight: '86dvh',
          m: 0,
          p: 0,
          border: 0,
          borderRadius: '16px 16px 0 0',
          bgcolor: 'background.paper',
          color: 'text.primary',
          overscrollBehavior: 'contain',
          '&::backdrop': { bgcolor: 'rgb(3 22 48 / 0.5)' },
          'html:has(&[open])': { overflow: 'hidden' },
        }}
      >
        {open ? (
          <>
            <Box sx={{ ...bar, top: 0, borderBottom: '1px solid', borderColor: 'divider' }}>
              <Box component="h2" sx={{ ...heading, flex: 1 }}>
                {text.filters}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{total}</Box>
              <Button aria-label={close} onClick={leave} sx={{ minWidth: 44, height: 44, p: 0 }}>
                <CloseIcon />
              </Button>
            </Box>
            <Box sx={{ p: 2, ...groups }}>{children}</Box>
            <Box sx={{ ...bar, bottom: 0, borderTop: '1px solid', borderColor: 'divider' }}>
              {count > 0 ? (
                <Button component={Link} to={none} sx={{ flexShrink: 0 }}>
                  {text.clearAll}
                </Button>
              ) : null}
              <Button variant="contained" onClick={leave} sx={{ flex: 1 }}>
                {text.showFound}
              </Button>
            </Box>
          </>
        ) : null}
      </Box>
    </>
  );
}

const bar = {
  position: 'sticky',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 0.75,
  minHeight: 56,
  bgcolor: 'background.paper',
} as const;
