import Box from '@mui/material/Box';
import { useCallback, useEffect, useState } from 'react';
import type { CockpitFigures } from '../../db/contract/cockpit';
import { conclusionOf } from '../../db/contract/cockpit-conclusions';
import { COCKPIT, PANELS, type Panel, panelOf, RANGES } from '../../db/contract/panels';
import { useColorMode } from '../app/colorScheme';
import { ChartPanel } from '../domain/charts/ChartPanel';
import { ChoiceBar } from '../domain/charts/ChoiceBar';
import words from '../i18n/cockpit';
import { useLang, useText } from '../kit/i18n';
import { formatMinute } from '../kit/layout/format';
import { Anchor } from '../kit/link/Anchor';
import { button } from './button';
import { grown } from './grown';
import { KeyFigures } from './KeyFigures';
import { Kiosk } from './Kiosk';
import { PICTURES, RowsOf, tableOf } from './panels';
import { useFigures } from './useFigures';
import { rangeQuery, useRange } from './useRange';
import { secondsOf } from './useTour';

/** The way back into the site, the language and the colours. */
function TopBar() {
  const text = useText(words);
  const { lang, setLang } = useLang();
  const { setMode } = useColorMode();
  const turn = () => setMode(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  return (
    <Box
      component="header"
      sx={{
        ...grown(1),
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: '0.25rem 0.75rem', sm: '0.5rem 1.25rem' },
        px: { xs: '1rem', sm: '1.5rem' },
        py: '0.5rem',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '& a': {
          color: 'text.primary',
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          py: '0.625rem',
          '&:hover': { textDecoration: 'underline' },
        },
      }}
    >
      <Box
        component="a"
        href="/"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '0.625rem',
          fontWeight: 700,
          flex: { xs: '1 0 100%', sm: 'none' },
          // The English name is longer than a small phone is wide.
          '&&': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
        }}
      >
        <img src="/favicon.svg" alt="" width={32} height={32} />
        {text.platform}
      </Box>
      <Box
        component="nav"
        aria-label={text.menu}
        sx={{ display: 'flex', gap: { xs: '0.75rem', sm: '1.25rem' }, flex: 1 }}
      >
        <a href="/results">{text.toResults}</a>
        <a href="/demands">{text.toDemands}</a>
      </Box>
      <Box component="button" type="button" onClick={turn} sx={button}>
        {text.colours}
      </Box>
      <Box
        component="button"
        type="button"
        lang={lang === 'zh' ? 'en' : 'zh-CN'}
        onClick={() => setLang(lang === 'zh' ? 'en' : 'zh')}
        sx={button}
      >
        {lang === 'zh' ? 'English' : '中文'}
      </Box>
    </Box>
  );
}

/** One panel with all that belongs to it. */
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
      counted={text.counted(formatMinute(figures.counted_time))}
      table={tableOf(panel, figures, text, lang)}
      rows={
        <>
          <RowsOf panel={panel} figures={figures} />
          {alone ? null : (
            <Anchor to={`${COCKPIT}/${panel}${rangeQuery(figures.range)}`} aria-label={text.enlargeOf(title)}>
              {text.enlarge}
            </Anchor>
          )}
        </>
      }
    >
      <Picture figures={figures} />
    </ChartPanel>
  );
}

type Row = readonly (readonly [panel: Panel, parts: number])[];

/** A grid of rows that are divided into 24 parts. */
const areasOf = (rows: readonly Row[]): string =>
  rows.map((row) => `"${row.map(([panel, parts]) => `${panel} `.repeat(parts)).join('')}"`).join(' ');

const FIRST: Row = [
  ['flow', 7],
  ['map', 11],
  ['fields', 6],
];
const AREAS = areasOf([
  FIRST,
  [
    ['months', 8],
    ['activity', 9],
    ['deals', 7],
  ],
  [
    ['pushes', 10],
    ['programme', 14],
  ],
]);
/** Walls and large screens hold all of it at once. */
const WIDE_AREAS = areasOf([
  FIRST,
  [
    ['months', 5],
    ['activity', 6],
    ['deals', 5],
    ['pushes', 4],
    ['programme', 4],
  ],
]);
const WIDE = '@media (min-width: 1800px)';

const KIOSK = 'kiosk';

/** The address says whether the page stands as a kiosk, so that a screen on a wall can be told by it alone. */
function useKiosk() {
  const [asked, setAsked] = useState(() => new URLSearchParams(location.search).get(KIOSK));
  const set = useCallback((value: string | null) => {
    const url = new URL(location.href);
    if (value === null) url.searchParams.delete(KIOSK);
    else url.searchParams.set(KIOSK, value);
    history.replaceState(null, '', url);
    setAsked(value);
  }, []);
  const leave = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    set(null);
  }, [set]);
  const enter = () => {
    set('');
    // Where the browser refuses, the window itself is screen enough.
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return { asked, enter, leave };
}

/** The cockpit: how the exchange stands, in figures that everybody may read. */
export function Cockpit() {
  const text = useText(words);
  const [range, choose] = useRange();
  const { figures, failed, again } = useFigures(range);
  const kiosk = useKiosk();
  const alone = panelOf(location.pathname.split('/')[2]);
  const title = alone ? `${text.panels[alone]} · ${text.title}` : text.title;
  useEffect(() => {
    document.title = `${title} · ${text.platform}`;
  }, [title, text.platform]);
  return (
    <>
      <Box component="a" href="#main" sx={{ position: 'absolute', left: '-200vw', '&:focus': { left: 0 } }}>
        {text.skip}
      </Box>
      <TopBar />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
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
          {alone ? (
            <Box component="a" href={`${COCKPIT}${rangeQuery(range)}`} sx={{ color: 'brand.text' }}>
              {text.all}
            </Box>
          ) : null}
          <ChoiceBar
            label={text.range}
            choices={RANGES.map((value) => ({ value, label: text.ranges[value] }))}
            value={range}
            onChange={choose}
          />
          <Box component="button" type="button" onClick={kiosk.enter} sx={button}>
            {text.kiosk}
          </Box>
        </Box>
        {failed ? (
          <Box
            role="status"
            sx={{ color: 'warning.main', display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}
          >
            {figures ? text.stale(formatMinute(figures.counted_time)) : text.failed}
            <Box component="button" type="button" onClick={again} sx={button}>
              {text.again}
            </Box>
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
                    lg: 'repeat(24, minmax(0, 1fr))',
                  },
                  gridTemplateAreas: { lg: AREAS },
                  [WIDE]: { gridTemplateAreas: WIDE_AREAS },
                }}
              >
                {PANELS.map((panel) => (
                  <PanelOf key={panel} panel={panel} figures={figures} />
                ))}
              </Box>
            )}
          </>
        ) : failed ? null : (
          <Box role="status" sx={{ minHeight: '60vh', color: 'text.secondary' }}>
            {text.loading}
          </Box>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text.note}</Box>
      </Box>
      {figures && kiosk.asked !== null ? (
        <Kiosk
          seconds={secondsOf(kiosk.asked)}
          head={<KeyFigures figures={figures} />}
          panel={(panel) => <PanelOf key={panel} panel={panel} figures={figures} alone />}
          onLeave={kiosk.leave}
        />
      ) : null}
    </>
  );
}
