import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { COMMUNITY } from '../../../../db/contract/community';
import { THREAD_ORDERS, threadPath } from '../../../../db/contract/threads';
import { threadWords } from '../../../../db/contract/words/threads';
import { ListFrame } from '../../../domain/catalog/ListFrame';
import { linkFilter } from '../../../domain/catalog/listFilters';
import { SearchBar } from '../../../domain/catalog/SearchBar';
import { SortSelect } from '../../../domain/catalog/SortSelect';
import { useTileState } from '../../../domain/catalog/TilePage';
import { useLoginGate } from '../../../domain/session/useLoginGate';
import catalog from '../../../i18n/catalog';
import words from '../../../i18n/threads';
import { useApiQuery } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { Page } from '../../../kit/layout/Page';
import { Section } from '../../../kit/layout/Section';
import { EmptyState } from '../../../kit/layout/States';
import { ForumActions } from '../forum/ForumActions';
import { CommunityTabs } from './CommunityTabs';
import { THREADS } from './calls';
import { ThreadRows } from './ThreadRows';
import { useCategories } from './useCategories';

/** The community's threads (core§1, core§2): by category, order and word, all kept in the address. */
export default function Threads() {
  const text = useText(threadWords);
  const own = useText(words);
  const { total } = useText(catalog);
  const { lang } = useLang();
  const gate = useLoginGate();
  const navigate = useNavigate();
  const state = useTileState(['category', 'keyword', 'order']);
  const categories = useCategories();
  const query = useApiQuery([THREADS, 'list'], '/v1/community/threads', state.params);
  const { data } = query;
  const ask = async () => {
    if (!(await gate())) return;
    const id = await openDialog('askThread', { categoryId: state.chosen.category ?? '' });
    if (id) navigate(threadPath({ id }));
  };
  const askButton = (
    <Button variant="contained" onClick={() => void ask()}>
      {own.ask}
    </Button>
  );
  return (
    <Page
      title={text.title}
      lead={text.lead}
      breadcrumbs={[{ label: text.title, to: COMMUNITY }]}
      actions={
        <>
          {askButton}
          <ForumActions />
        </>
      }
    >
      <CommunityTabs at="threads" />
      <Box sx={{ mb: 3 }}>
        <SearchBar
          action={COMMUNITY}
          label={own.searchLabel}
          placeholder={own.searchPlaceholder}
          button={own.search}
          keyword={state.chosen.keyword ?? ''}
          onSearch={(keyword) => state.change({ keyword })}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
          alignItems: 'start',
        }}
      >
        <ListFrame
          filters={[
            linkFilter(
              state,
              'category',
              text.category,
              categories.map(({ id, name, name_en, threads }) => ({
                id,
                label: pickName(lang, name, name_en),
                n: threads,
              })),
            ),
          ]}
          keyword={state.chosen.keyword}
          search={state.search}
          total={data ? total(`${data.total}${data.more ? '+' : ''}`) : ''}
          sort={
            <SortSelect
              orders={THREAD_ORDERS}
              labels={text.orders}
              value={THREAD_ORDERS.find((order) => order === state.chosen.order) ?? 'newest'}
              onChange={(next) => state.change({ order: next === 'newest' ? '' : next })}
            />
          }
        >
          <ThreadRows
            query={query}
            none={
              state.narrowed ? (
                <EmptyState
                  title={own.noneFound}
                  hint={own.noneFoundHint}
                  action={
                    <Button variant="outlined" onClick={state.clear}>
                      {own.showAll}
                    </Button>
                  }
                />
              ) : (
                <EmptyState title={own.none} hint={own.noneHint} action={askButton} />
              )
            }
          />
        </ListFrame>
        <Box component="aside" sx={{ minWidth: 0 }}>
          <Section title={own.rules} card>
            <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, color: 'text.secondary' }}>
              {own.ruleLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </Section>
        </Box>
      </Box>
    </Page>
  );
}
