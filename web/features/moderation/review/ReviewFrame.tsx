import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { WorkGroups } from '../../../domain/session/WorkGroups';
import words from '../../../i18n/moderation';
import { useText } from '../../../kit/i18n';
import { Page } from '../../../kit/layout/Page';
import type { ReviewPages } from '../kinds';
import type { Way } from './useWay';
import { DECISION, Ways } from './Ways';

interface ReviewFrameProps {
  pages: ReviewPages;
  title: string;
  lead: ReactNode;
  way: Way;
  onForm: () => void;
  formLabel: string;
  /** The decision and what helps to make it. */
  aside: ReactNode;
  children: ReactNode;
}

/** The page of one review: what is reviewed, and beside it the decision; on a phone below it. */
export function ReviewFrame({ pages, title, lead, way, onForm, formLabel, aside, children }: ReviewFrameProps) {
  const text = useText(words);
  const top = useRef<HTMLDivElement>(null);
  // The buttons of the former item are gone: whoever goes through the queue by keys begins at the top of the new one.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
      <Page
        labels={<WorkGroups />}
        title={title}
        width="xl"
        breadcrumbs={[{ label: text.kinds[pages], to: way.queue }, { label: title }]}
        lead={lead}
        actions={<Ways way={way} onForm={onForm} formLabel={formLabel} />}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
            alignItems: 'start',
            // The bar with the decision covers the lower edge of a phone.
            pb: { xs: '112px', md: 0 },
          }}
        >
          <Box sx={{ minWidth: 0 }}>{children}</Box>
          <Box
            component="aside"
            id={DECISION}
            aria-label={text.decision.title}
            sx={{
              minWidth: 0,
              scrollMarginTop: 88,
              display: 'grid',
              gap: 2,
              position: { md: 'sticky' },
              top: { md: 88 },
              maxHeight: { md: 'calc(100vh - 104px)' },
              overflowY: { md: 'auto' },
            }}
          >
            {aside}
          </Box>
        </Box>
      </Page>
    </Box>
  );
}
