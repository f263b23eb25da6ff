import Container from '@mui/material/Container';
import type { HomePage } from '../../../db/contract/home';
import { PUBLISHED } from '../../../db/contract/items';
import { DemandTile, ResultTile } from '../../domain/catalog/tiles';
import { useRegion } from '../../domain/region';
import words from '../../i18n/home';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';
import { Counters } from './Counters';
import { Fields } from './Fields';
import { Hero } from './Hero';
import { Join } from './Join';
import { Newest } from './Newest';
import { Partners } from './Partners';
import { RegionServices } from './RegionServices';

const NO_FIELDS: HomePage['fields'] = [];

/** Letters that the search field has room for. */
const EXAMPLE = 18;

/** The newest result's name that fits: what it says is found. */
const exampleOf = (results: readonly { name: string }[] = []): string | undefined =>
  results.find(({ name }) => [...name].length <= EXAMPLE)?.name;

export default function Home() {
  const { lang } = useLang();
  const { region } = useRegion();
  const query = useApiQuery(['home'], '/v1/home', { region: region.code }, { keepPrevious: true });
  const data = query.data;
  const title = pickName(lang, data?.region?.title, data?.region?.title_en);
  return (
    <Page title={title} bare>
      <Hero title={title} fields={data?.fields ?? NO_FIELDS} example={exampleOf(data?.results)} />
      <Counters counters={data?.counters} />
      <Container maxWidth="lg">
        {data ? (
          <HomeSections data={data} />
        ) : query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} />
        ) : (
          <LoadingState kind="cards" count={8} />
        )}
      </Container>
    </Page>
  );
}

function HomeSections({ data }: { data: HomePage }) {
  const text = useText(words);
  return (
    <>
      <RegionServices region={data.region} />
      <Newest
        title={text.newResults}
        hint={text.newResultsHint}
        all={{ label: text.allResults, to: PUBLISHED.result.list }}
        none={{ title: text.noResults, hint: text.noResultsHint }}
        cards={data.results}
        columns={4}
        idOf={(card) => card.chengguo_id}
        card={(card) => <ResultTile card={card} />}
      />
      <Newest
        title={text.newDemands}
        hint={text.newDemandsHint}
        all={{ label: text.allDemands, to: PUBLISHED.demand.list }}
        none={{ title: text.noDemands, hint: text.noDemandsHint }}
        cards={data.demands}
        columns={2}
        idOf={(card) => card.xuqiu_id}
        card={(card) => <DemandTile card={card} />}
      />
      <Fields fields={data.fields} />
      <Partners partners={data.partners} />
      <Join />
    </>
  );
}
