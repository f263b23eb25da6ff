import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { WhenNear } from '../../domain/catalog/WhenNear';
import { useRegion } from '../../domain/region';
import { useApiQuery } from '../../kit/api';
import { type Lang, type Named, pickName, useLang } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { Hero } from './Hero';

/** Letters that the search field has room for: Chinese ones are twice as wide. */
const EXAMPLE = { zh: 18, en: 34 } as const;

/** The newest result's name that fits: what it says is found. */
const exampleOf = (results: readonly Named[] = [], lang: Lang): string | undefined =>
  results
    .map(({ name, name_en }) => (lang === 'en' ? (name_en ?? '') : name))
    .find((name) => name && [...name].length <= EXAMPLE[lang]);

const KeyFigures = lazy(() => import('./KeyFigures'));
const Sections = lazy(() => import('./Sections'));

const servedIn = (place: string): readonly Node[] | undefined => {
  const part = document.querySelector(`[data-${place}]`);
  return part?.hasChildNodes() ? [...part.childNodes] : undefined;
};

/** What came with the document for the places under the hero. It stands there once; the page's own parts follow. */
let served = { figures: servedIn('figures'), later: servedIn('later') };

/** Parts of the document that stand on where the page has taken its place. */
function Served({ parts }: { parts: readonly Node[] }) {
  const place = useCallback((host: HTMLDivElement | null) => host?.replaceChildren(...parts), [parts]);
  return <div className="e" ref={place} />;
}

/** As tall as the figures become. */
const FIGURES_PLACE = { minHeight: { xs: 290, md: 150 } } as const;

export default function Home() {
  const { lang } = useLang();
  const { region } = useRegion();
  const query = useApiQuery(['home'], '/v1/home', { region: region.code }, { keepPrevious: true });
  const data = query.data;
  // It has no services of a capital or its counties: these are there at once.
  const [kept] = useState(served);
  const first = data?.region?.capital || data?.region?.center_url ? undefined : kept.later;
  useEffect(() => {
    served = { figures: undefined, later: undefined };
  }, []);
  const meanwhile = first ? <Served parts={first} /> : <LoadingState kind="cards" count={8} />;
  const counting = <Box sx={FIGURES_PLACE}>{kept.figures === undefined ? null : <Served parts={kept.figures} />}</Box>;
  const figures = (
    <Suspense fallback={counting}>
      <KeyFigures figures={data?.figures} />
    </Suspense>
  );
  const sections = data ? (
    <Suspense fallback={meanwhile}>
      <Sections data={data} />
    </Suspense>
  ) : null;
  const title = pickName(lang, data?.region?.title, data?.region?.title_en);
  return (
    <Page title={title} bare>
      <Hero title={title} home={data} example={exampleOf(data?.results, lang)} />
      <Container maxWidth="lg" sx={{ pt: 4, pb: { xs: 5, md: 7 } }}>
        {kept.figures === undefined ? figures : <WhenNear meanwhile={counting}>{figures}</WhenNear>}
      </Container>
      <Container maxWidth="lg">
        {data ? (
          first ? (
            <WhenNear meanwhile={meanwhile}>{sections}</WhenNear>
          ) : (
            sections
          )
        ) : (
          <QueryState query={query} kind="cards" count={8} />
        )}
      </Container>
    </Page>
  );
}
