import Container from '@mui/material/Container';
import { lazy, Suspense, useEffect, useState } from 'react';
import { WhenNear } from '../../domain/catalog/WhenNear';
import { useRegion } from '../../domain/region';
import { useApiQuery } from '../../kit/api';
import { type Lang, type Named, pickName, useLang } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';
import { Hero } from './Hero';
import { KeyFigures } from './KeyFigures';

/** Letters that the search field has room for: Chinese ones are twice as wide. */
const EXAMPLE = { zh: 18, en: 34 } as const;

/** The newest result's name that fits: what it says is found. */
const exampleOf = (results: readonly Named[] = [], lang: Lang): string | undefined =>
  results
    .map(({ name, name_en }) => (lang === 'en' ? (name_en ?? '') : name))
    .find((name) => name && [...name].length <= EXAMPLE[lang]);

const Sections = lazy(() => import('./Sections'));

/** What came with the document for the place under the figures. It stands there once; the page's own sections follow. */
let served = document.querySelector('[data-later]')?.innerHTML;

export default function Home() {
  const { lang } = useLang();
  const { region } = useRegion();
  const query = useApiQuery(['home'], '/v1/home', { region: region.code }, { keepPrevious: true });
  const data = query.data;
  // It has no services of a capital or its counties: these are there at once.
  const [kept] = useState(served);
  const first = data?.region?.capital || data?.region?.center_url ? undefined : kept;
  useEffect(() => {
    served = undefined;
  }, []);
  const meanwhile = first ? (
    // The site's own first HTML, escaped by the edge.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it was part of this document
    <div className="e" dangerouslySetInnerHTML={{ __html: first }} />
  ) : (
    <LoadingState kind="cards" count={8} />
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
      <KeyFigures figures={data?.figures} />
      <Container maxWidth="lg">
        {data ? (
          first ? (
            <WhenNear meanwhile={meanwhile}>{sections}</WhenNear>
          ) : (
            sections
          )
        ) : query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} />
        ) : (
          <LoadingState kind="cards" count={8} />
        )}
      </Container>
    </Page>
  );
}
