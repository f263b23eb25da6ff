import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { useRegionName } from '../../domain/catalog/places';
import { SearchBar } from '../../domain/catalog/SearchBar';
import { useAmount } from '../../domain/catalog/words';
import words from '../../i18n/projects';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { useProjects } from './projects';

const PAGE_SIZE = 12;

/** The public projects that users publish (core§7). */
export default function ProjectList() {
  const text = useText(words);
  const amount = useAmount();
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('keyword') ?? '';
  const query = useProjects(keyword, Number(search.get('page')) || 1, PAGE_SIZE);
  const { data } = query;
  const regionName = useRegionName(data?.records ?? []);
  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      <SearchBar
        label={text.keyword}
        placeholder={text.placeholder}
        button={text.search}
        keyword={keyword}
        action="/projects"
        onSearch={(word) => setSearch(word ? { keyword: word } : {})}
      />
      <Box sx={{ mt: 3 }}>
        {!data && query.isPending ? <LoadingState kind="cards" count={6} /> : null}
        {!data && query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
        {data?.records.length === 0 ? (
          <EmptyState
            title={keyword ? text.noneFound : text.none}
            hint={keyword ? text.noneFoundHint : text.noneHint}
            action={
              keyword ? (
                <Button variant="outlined" onClick={() => setSearch({})}>
                  {text.clear}
                </Button>
              ) : null
            }
          />
        ) : null}
        {data && data.records.length > 0 ? (
          <>
            <Box
              component="ul"
              aria-label={text.rows}
              aria-busy={query.isPlaceholderData}
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 2.5,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
              }}
            >
              {data.records.map((project) => (
                <li key={project.xiangmu_id}>
                  <InfoCard
                    title={project.name}
                    to={itemPage(ITEM.project, project.xiangmu_id, project.name)}
                    image={project.cover}
                    media
                    heading="h2"
                    eyebrow={[project.org_name, regionName(project)].filter(Boolean).join(' · ')}
                    footer={
                      <>
                        <span>{amount(project.investment_amount)}</span>
                        <span>{formatDay(project.release_time ?? project.add_time)}</span>
                      </>
                    }
                  />
                </li>
              ))}
            </Box>
            {data.pages > 1 ? <Pager current={data.current} pages={data.pages} totalText="" /> : null}
          </>
        ) : null}
      </Box>
    </Page>
  );
}
