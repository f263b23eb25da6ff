import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { FOLLOW_LIMITS } from '../../../../db/contract/follows';
import { LISTED_WHOLE, SEARCH_PAGE, SEARCHED, type SearchAnswer, searchedOf } from '../../../../db/contract/search';
import { SearchBar } from '../../../domain/catalog/SearchBar';
import { ChoiceBar } from '../../../domain/charts/ChoiceBar';
import PublishButton from '../../../domain/publishing/PublishButton';
import { useLoginGate, useSession } from '../../../domain/session';
import words from '../../../i18n/search';
import { useApiQuery } from '../../../kit/api';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { Page } from '../../../kit/layout/Page';
import { Pager } from '../../../kit/layout/Pager';
import { PageTabs } from '../../../kit/layout/PageTabs';
import { QueryState } from '../../../kit/layout/QueryState';
import { Section } from '../../../kit/layout/Section';
import { EmptyState } from '../../../kit/layout/States';
import { type Columns, gridColumns } from '../../../kit/layout/Tiles';
import { type Layout, searchAddress } from './address';
import { Hits } from './Hits';

const FollowButton = lazy(() => import('../../../domain/favourites/FollowButton'));

/** Cards side by side; groups with fewer share a line. */
const CARDS: Columns = { xs: 1, sm: 2, md: 3, lg: 4 };

/** As many columns as the longer line of a group's cards takes: of those that bear all the words, or some of them. */
function columnsFor({ total, records }: SearchAnswer['groups'][number]): Columns {
  const whole = Math.min(total, records.length);
  const most = (columns: number) => Math.min(columns, Math.max(whole, records.length - whole));
  return { xs: most(CARDS.xs), sm: most(CARDS.sm), md: most(CARDS.md), lg: most(CARDS.lg) };
}

const spanning = ({ xs, sm, md, lg }: Columns) => ({
  ...{ xs: `span ${xs}`, sm: `span ${sm}`, md: `span ${md}`, lg: `span ${lg}` },
});

const shown = ({ total, more }: { total: number; more: boolean }): string => `${total}${more ? '+' : ''}`;

/** What all kinds hold of a word, with a tab for each; what is searched for and where stands in the address. */
export function SearchPage({ layout }: { layout: Layout }) {
  const text = useText(words);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const keyword = (address.get('keyword') ?? '').trim();
  const only = searchedOf(useParams().searchType)?.kind ?? null;
  const query = useApiQuery(['search', 'all'], '/v1/search', {
    keyword,
    type: only ?? '',
    pageIndex: address.get('page') ?? '',
  });
  const { data } = query;
  const countOf = (kind: string) => {
    const group = data?.groups.find((each) => each.kind === kind);
    return group && shown(group);
  };
  return (
    <Page
      title={keyword ? `${text.title} · ${keyword}` : text.title}
      lead={text.lead}
      breadcrumbs={[{ label: text.title }]}
    >
      <SearchBar
        suggests
        main
        label={text.label}
        placeholder={text.placeholder}
        button={text.button}
        keyword={keyword}
        action={searchAddress(layout, only, '')}
        onSearch={(next) => void navigate(searchAddress(layout, only, next))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1, mb: 2 }}>
        <Button component={Link} to={`/cloudParams/${searchedOf(only ?? 'result')?.type}`} size="small">
          {text.narrow}
        </Button>
        {keyword ? <KeepSearch keyword={keyword} /> : null}
        <Box sx={{ ml: { sm: 'auto' } }}>
          <ChoiceBar
            label={text.look}
            choices={[
              { value: 'cards', label: text.tiles },
              { value: 'rows', label: text.rows },
            ]}
            value={layout}
            onChange={(next) => void navigate(searchAddress(next, only, keyword))}
          />
        </Box>
      </Box>
      <PageTabs
        label={text.tabs}
        tabs={[
          { to: searchAddress(layout, null, keyword), label: text.all, current: only === null },
          ...SEARCHED.map(({ kind }) => ({
            to: searchAddress(layout, kind, keyword),
            label: text.kinds[kind],
            count: countOf(kind),
            current: only === kind,
          })),
        ]}
      />
      {data ? (
        <Found data={data} only={only} layout={layout} keyword={keyword} busy={query.isPlaceholderData} />
      ) : (
        <QueryState query={query} kind="cards" count={8} />
      )}
    </Page>
  );
}

/** Keeps the search for a member, who then hears of what it brings; others sign in first. */
function KeepSearch({ keyword }: { keyword: string }) {
  const text = useText(words);
  const { loggedIn } = useSession();
  const gate = useLoginGate();
  const button = (
    <Button variant="outlined" size="small" disabled={loggedIn} onClick={() => void gate()}>
      {text.keep}
    </Button>
  );
  if (!loggedIn) return button;
  return (
    <Suspense fallback={button}>
      <FollowButton kind="search" target={keyword.slice(0, FOLLOW_LIMITS.search)} />
    </Suspense>
  );
}

interface FoundProps {
  data: SearchAnswer;
  only: string | null;
  layout: Layout;
  keyword: string;
  busy: boolean;
}

function Found({ data, only, layout, keyword, busy }: FoundProps) {
  const text = useText(words);
  const groups = data.groups.filter(({ kind, records }) => (only === null || kind === only) && records.length > 0);
  const [first] = groups;
  if (!first) {
    return (
      <>
        <EmptyState
          title={keyword ? text.noneTitle(keyword) : text.noneYet}
          hint={text.noneHint}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
              <PublishButton kind="demand" />
              {keyword ? <KeepSearch keyword={keyword} /> : null}
            </Box>
          }
        />
        <NearFields fields={data.fields} />
        <Expired rows={data.expired} />
      </>
    );
  }
  if (only !== null) {
    const list = searchedOf(first.kind)?.list ?? '/';
    return (
      <>
        <Box role="status" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {first.total > 0 ? text.count(shown(first)) : null}
        </Box>
        <Hits
          {...{ layout, busy }}
          group={first}
          before={(data.current - 1) * SEARCH_PAGE}
          label={text.kinds[first.kind]}
          heading="h2"
        />
        {first.pages > 1 ? <Pager current={data.current} pages={first.pages} /> : null}
        <Box sx={{ mt: 2 }}>
          <Button
            component={Link}
            to={keyword && !LISTED_WHOLE.includes(first.kind) ? `${list}?${new URLSearchParams({ keyword })}` : list}
          >
            {text.inList(text.kinds[first.kind])}
          </Button>
        </Box>
        <Expired rows={data.expired} />
      </>
    );
  }
  return (
    <>
      <NearFields fields={data.fields} />
      <Box
        sx={layout === 'cards' ? { display: 'grid', columnGap: 2.5, gridTemplateColumns: gridColumns(CARDS) } : null}
      >
        {groups.map((group) => {
          const columns = columnsFor(group);
          return (
            <Box key={group.kind} sx={{ minWidth: 0, gridColumn: spanning(columns) }}>
              <Section
                title={text.kinds[group.kind]}
                action={
                  group.total + group.near > group.records.length ? (
                    <Box component={Link} to={searchAddress(layout, group.kind, keyword)} sx={{ color: 'brand.text' }}>
                      {text.seeAll(text.kinds[group.kind])} {group.total > 0 ? shown(group) : null}
                    </Box>
                  ) : null
                }
              >
                <Hits {...{ layout, busy, group, columns }} label={text.kinds[group.kind]} heading="h3" />
              </Section>
            </Box>
          );
        })}
      </Box>
      <Expired rows={data.expired} />
    </>
  );
}

/** What is listed no longer: its name, when it ended, and the search for what is like it. */
function Expired({ rows }: { rows: SearchAnswer['expired'] }) {
  const text = useText(words);
  const { lang } = useLang();
  if (rows.length === 0) return null;
  return (
    <Section title={text.expired} hint={text.expiredHint}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, color: 'text.secondary' }}>
        {rows.map((row) => {
          const name = pickName(lang, row.name, row.name_en);
          return (
            <Box
              component="li"
              key={row.id}
              sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              {name} · {text.kinds[row.kind]} · {text.endedOn(formatDay(row.expire_time))}
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}

/** Fields with the nearest names: their lists hold what the words did not find. */
function NearFields({ fields }: { fields: SearchAnswer['fields'] }) {
  const text = useText(words);
  const { lang } = useLang();
  if (fields.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={text.nearFields}
      sx={{ my: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {text.nearFields}
      </Box>
      {fields.map(({ id, name, name_en }) => (
        <Button
          key={id}
          component={Link}
          to={`/results?${new URLSearchParams({ scope: id })}`}
          variant="outlined"
          size="small"
        >
          {pickName(lang, name, name_en)}
        </Button>
      ))}
    </Box>
  );
}
