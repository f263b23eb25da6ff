import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { COCKPIT, type CockpitFigures, PANELS, type Panel, panelOf } from '../../../db/contract/cockpit';
import { conclusionOf } from '../../../db/contract/cockpit-conclusions';
import { ChartPanel } from '../../domain/charts/ChartPanel';
import { useRegion } from '../../domain/region';
import words from '../../i18n/cockpit';
import { useApiQuery } from '../../kit/api';
import { useLang, useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';
import { grown } from './grown';
import { KeyFigures } from './KeyFigures';
import { Kiosk } from './Kiosk';
import { PICTURES, RowsOf, tableOf } from './panels';
import { secondsOf } from './useTour';

/** Milliseconds until the figures are asked for again, while the page stands. */
const EVERY_MS = 60_000;

const AREAS = [
  ['flow', 'flow', 'flow', 'flow', 'map', 'map', 'map', 'map', 'fields', 'fields', 'fields', 'fields'],
  [
    'months',
    'months',
    'months',
    'months',
    'activity',
    'activity',
    'activity',
    'activity',
    'activity',
    'deals',
    'deals',
    'deals',
  ],
  ['pushes', 'pushes', 'pushes', 'pushes', 'pushes', 'pushes', ...Array.from({ length: 6 }, () => 'programme')],
]
  .map((row) => `"${row.join(' ')}"`)
  .join(' ');

const shownTime = (seconds: number): string => formatDate(seconds).slice(0, 16);

function PanelOf({ panel, figures, alone = false }: { panel: Panel; figures: CockpitFigures; alone?: boolean }) {
  const text = useText(words);
  const { lang } = useLang();
  const Picture = PICTURES[panel];
  const title = text.panels[panel];
  return (
    <ChartPanel
      id={panel}
      title={title}
      name={title}
      says={conclusionOf(panel, figures, lang)}
      counted={text.counted(shownTime(figures.year.counted_time))}
      table={tableOf(panel, figures, text, lang)}
      rows={
        <>
          <RowsOf panel={panel} />
          {alone ? null : (
            <Link to={`${COCKPIT}/${panel}`} aria-label={text.enlargeOf(title)}>
              {text.enlarge}
            </Link>
          )}
        </>
      }
    >
      <Picture figures={figures} />
    </ChartPanel>
  );
}

/** The cockpit: how the exchange stands, in figures that everybody may read. */
export default function Cockpit() {
  const text = useText(words);
  const { region } = useRegion();
  const { screen } = useParams();
  const [params, setParams] = useSearchParams();
  const query = useApiQuery(
    ['figures', 'cockpit'],
    '/v1/figures/cockpit',
    { region: region.code },
    { keepPrevious: true, every: () => EVERY_MS, silent: true },
  );
  const leave = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    setParams((now) => {
      now.delete('kiosk');
      return now;
    });
  }, [setParams]);
  const enter = () => {
    setParams((now) => {
      now.set('kiosk', '');
      return now;
    });
    // Where the browser refuses, the window itself is screen enough.
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  const figures = query.data;
  const alone = panelOf(screen);
  return (
    <Page title={alone ? `${text.panels[alone]} · ${text.title}` : text.title} bare>
      <Box
        sx={{
          ...grown(1),
          px: { xs: '1rem', sm: '1.5rem' },
          py: '1rem',
          display: 'grid',
          gap: '1rem',
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1rem', alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
            <Box component="h1" sx={{ m: 0, fontSize: '1.375rem', lineHeight: 1.3 }}>
              {text.title}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{text.lead}</Box>
          </Box>
          {alone ? <Link to={COCKPIT}>{text.all}</Link> : null}
          <Box
            component="button"
            type="button"
            onClick={enter}
            sx={{
              minHeight: '2.75rem',
              px: '1rem',
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              bgcolor: 'background.paper',
              color: 'text.primary',
              font: 'inherit',
              cursor: 'pointer',
            }}
          >
            {text.kiosk}
          </Box>
        </Box>
        {figures && query.isError ? (
          <Box role="status" sx={{ color: 'warning.main' }}>
            {text.stale(shownTime(figures.year.counted_time))}
          </Box>
        ) : null}
        {figures ? (
          <>
            <KeyFigures figures={figures} />
            {alone ? (
              <Box sx={{ display: 'flex', minHeight: '60vh', '& [data-panel]': { flex: 1 } }}>
                <PanelOf panel={alone} figures={figures} alone />
              </Box>
            ) : (
              <Box
                sx={{
                  display: 'grid',
                  gap: '1rem',
                  gridTemplateColumns: {
                    xs: 'minmax(0, 1fr)',
                    md: 'repeat(2, minmax(0, 1fr))',
                    lg: 'repeat(12, minmax(0, 1fr))',
                  },
                  gridTemplateAreas: { lg: AREAS },
                }}
              >
                {PANELS.map((panel) => (
                  <PanelOf key={panel} panel={panel} figures={figures} />
                ))}
              </Box>
            )}
          </>
        ) : query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} />
        ) : (
          <LoadingState kind="cards" count={8} />
        )}
      </Box>
      {figures && params.has('kiosk') ? (
        <Kiosk
          seconds={secondsOf(params.get('kiosk'))}
          head={<KeyFigures figures={figures} />}
          panel={(panel) => <PanelOf key={panel} panel={panel} figures={figures} alone />}
          onLeave={leave}
        />
      ) : null}
    </Page>
  );
}
