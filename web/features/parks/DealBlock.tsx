import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import words from '../../i18n/parks';
import { useText } from '../../kit/i18n';
import { Section } from '../../kit/layout/Section';
import type { DealWindowProps } from './DealWindow';

const DealWindow = lazy(() => import('./DealWindow'));

const WINDOWS = ['investment', 'activity', 'intention'] as const;
type Window = (typeof WINDOWS)[number];

type DealBlockProps = Pick<DealWindowProps, 'parkId' | 'name' | 'contacts' | 'phone'>;

/** The three windows of a park (core§2): each says whom to ask, the last also leads to the form of an intention. */
export function DealBlock(park: DealBlockProps) {
  const text = useText(words);
  const [open, setOpen] = useState<{ window: Window; anchor: HTMLElement } | null>(null);
  return (
    <Box className="no-print">
      <Section title={text.deal} card>
        <Box sx={{ display: 'grid', gap: 1.25 }}>
          {WINDOWS.map((window, at) => (
            <Button
              key={window}
              variant={at === 0 ? 'contained' : 'outlined'}
              aria-haspopup="dialog"
              aria-expanded={open?.window === window}
              onClick={(event) => setOpen({ window, anchor: event.currentTarget })}
            >
              {text.windows[window]}
            </Button>
          ))}
        </Box>
      </Section>
      {open ? (
        <Suspense fallback={null}>
          <DealWindow
            {...park}
            intends={open.window === 'intention'}
            anchor={open.anchor}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
