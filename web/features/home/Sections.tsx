import Box from '@mui/material/Box';
import type { HomePage } from '../../../db/contract/home';
import { PUBLISHED } from '../../../db/contract/items';
import { meetingListPath, meetingPath } from '../../../db/contract/meetings';
import { ResultTile } from '../../domain/catalog/tiles';
import { CaseCard } from '../../domain/deals/CaseCard';
import cases from '../../i18n/cases';
import words from '../../i18n/homeSections';
import { useText } from '../../kit/i18n';
import { Join } from './Join';
import { DemandRows, EventRows, NewsRows } from './Lists';
import { Newest } from './Newest';
import { Partners } from './Partners';
import { RegionServices } from './RegionServices';
import { Steps } from './Steps';

const columns = (split: string) => ({ display: 'grid', columnGap: 7, gridTemplateColumns: { md: split } });

/** What stands under the figures. */
export default function Sections({ data }: { data: HomePage }) {
  const text = useText(words);
  const caseText = useText(cases);
  return (
    <>
      <RegionServices region={data.region} />
      <Steps />
      {data.cases.length > 0 ? (
        <Newest
          title={caseText.title}
          hint={caseText.lead}
          all={{ label: text.allCases, to: '/cases' }}
          cards={data.cases}
          columns={3}
          idOf={({ item_id, sign_time }) => `${item_id} ${sign_time}`}
          card={(deal) => <CaseCard deal={deal} />}
        />
      ) : null}
      <Newest
        title={data.featured.result > 0 ? text.featuredResults : text.newResults}
        hint={data.featured.result > 0 ? text.featuredHint : text.newResultsHint}
        all={{ label: text.allResults, to: PUBLISHED.result.list }}
        none={{ title: text.noResults, hint: text.noResultsHint }}
        cards={data.results}
        columns={4}
        idOf={(card) => card.chengguo_id}
        card={(card) => <ResultTile card={card} />}
      />
      <Box sx={columns(data.demands.length > 0 && data.news.length > 0 ? 'minmax(0, 2fr) minmax(0, 1fr)' : '1fr')}>
        <DemandRows demands={data.demands} featured={data.featured.demand > 0} />
        <NewsRows news={data.news} />
      </Box>
      <Box sx={columns(data.meetings.length > 0 && data.courses.length > 0 ? '1fr 1fr' : '1fr')}>
        <EventRows
          title={text.meetings}
          hint={text.meetingsHint}
          all={{ label: text.allMeetings, to: meetingListPath() }}
          events={data.meetings}
          to={({ id, name }) => meetingPath(id, name)}
          more={({ type }) => (type ? text.meetingTypes[type] : '')}
        />
        <EventRows
          title={text.courses}
          hint={text.coursesHint}
          events={data.courses}
          more={({ hours }) => (hours ? text.hours(hours) : '')}
        />
      </Box>
      <Partners partners={data.partners} />
      <Join />
    </>
  );
}
