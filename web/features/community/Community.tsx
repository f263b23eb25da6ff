import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import {
  COMMUNITY,
  communityWords,
  DISCUSSED_TYPES,
  DISCUSSION_ORDERS,
  DISCUSSIONS,
  type Discussion,
  discussedAs,
  discussionPath,
} from '../../../db/contract/community';
import { ListFrame } from '../../domain/catalog/ListFrame';
import { linkFilter } from '../../domain/catalog/listFilters';
import { SortSelect } from '../../domain/catalog/SortSelect';
import { useTileState } from '../../domain/catalog/TilePage';
import catalog from '../../i18n/catalog';
import { useApiQuery } from '../../kit/api';
import { inChinese, labelled, pickName, useLang, useText } from '../../kit/i18n';
import { cardLink } from '../../kit/layout/cardLink';
import { formatDay } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { PagedRows } from '../../kit/layout/PagedRows';
import { panel } from '../../kit/layout/panel';
import { RotatingText } from '../../kit/layout/RotatingText';
import { ScrollArea } from '../../kit/layout/ScrollArea';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';
import { CommunityTabs } from './threads/CommunityTabs';

const ASIDE = 12;
const CALL = '/v1/community/list';
const keyOf = ({ item_type, item_id }: Discussion) => `${item_type}/${item_id}`;
const plain = { listStyle: 'none', m: 0, p: 0 } as const;
const linked = { color: 'text.primary', textDecoration: 'none', '&:hover': { color: 'brand.text' } } as const;

/** One item that is discussed, with the newest words about it. */
function Row({ it }: { it: Discussion }) {
  const text = useText(communityWords);
  const { lang } = useLang();
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        p: { xs: 2, sm: 2.5 },
        ...panel,
        '&:hover, &:focus-within': { borderColor: 'brand.line' },
      }}
    >
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Box component={Link} to={discussionPath(it)} {...inChinese(pickName(lang, it.name, it.name_en))} sx={cardLink}>
          {pickName(lang, it.name, it.name_en)}
        </Box>
      </Typography>
      <Box component="blockquote" sx={{ m: 0, mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'brand.line' }}>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{text.said(it.author || text.somebody)}</Box>
        <Box sx={{ overflowWrap: 'anywhere' }}>{it.content}</Box>
      </Box>
      <Box
        sx={{ mt: 1.25, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}
      >
        <TagChip label={discussedAs(lang, it.item_type)} />
        <Box component="span" sx={{ fontSize: '0.875rem' }}>
          {text.comments(it.comments)}
        </Box>
        <Box component="time" sx={{ fontSize: '0.875rem' }}>
          {formatDay(it.last_time)}
        </Box>
      </Box>
    </Box>
  );
}

function Aside() {
  const text = useText(communityWords);
  const { lang } = useLang();
  const { data } = useApiQuery(['community', 'most'], CALL, { order: 'most', pageSize: ASIDE });
  const rows = data?.records ?? [];
  return (
    <Box component="aside" sx={{ minWidth: 0 }}>
      {rows.length > 0 ? (
        <Section title={text.orders.most} card>
          <ScrollArea label={text.orders.most} height={300} autoScroll>
            <Box component="ol" sx={{ ...plain, display: 'grid', gap: 1.5, pr: 1 }}>
              {rows.map((it) => (
                <li key={keyOf(it)}>
                  <Box component={Link} to={discussionPath(it)} sx={{ ...linked, overflowWrap: 'anywhere' }}>
                    {pickName(lang, it.name, it.name_en)}
                  </Box>
                  <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{text.comments(it.comments)}</Box>
                </li>
              ))}
            </Box>
          </ScrollArea>
        </Section>
      ) : null}
      <Section title={text.rules} card>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, color: 'text.secondary' }}>
          {text.ruleLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </Section>
    </Box>
  );
}

/** What is being discussed on the platform (core§1, core§2). */
export default function Community() {
  const text = useText(communityWords);
  const { total } = useText(catalog);
  const { lang } = useLang();
  const state = useTileState(['type', 'order']);
  const { type = '', order = '' } = state.chosen;
  const query = useApiQuery(['community', 'list'], CALL, state.params);
  const { data } = query;
  const latest = (data?.records ?? []).slice(0, 6).map((it) => ({
    key: keyOf(it),
    text: labelled(text.said(it.author || text.somebody), it.content),
    to: discussionPath(it),
  }));
  return (
    <Page
      title={text.title}
      lead={text.lead}
      breadcrumbs={[
        { label: text.home, to: COMMUNITY },
        { label: text.title, to: DISCUSSIONS },
      ]}
    >
      <CommunityTabs at="discussions" />
      {latest.length > 1 ? <RotatingText label={text.latest} lines={latest} /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          mt: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
          alignItems: 'start',
        }}
      >
        <ListFrame
          filters={[
            linkFilter(
              state,
              'type',
              text.kind,
              DISCUSSED_TYPES.map((each) => ({ id: String(each), label: discussedAs(lang, each) })),
            ),
          ]}
          search={state.search}
          total={data ? total(String(data.total)) : ''}
          sort={
            <SortSelect
              orders={DISCUSSION_ORDERS}
              labels={text.orders}
              value={order === 'most' ? 'most' : 'newest'}
              onChange={(next) => state.change({ order: next === 'most' ? next : '' })}
            />
          }
        >
          <PagedRows
            query={query}
            label={text.list}
            count={8}
            gap={1.5}
            idOf={keyOf}
            tile={(it) => <Row it={it} />}
            empty={
              <EmptyState
                title={type ? text.noneFound : text.none}
                hint={type ? text.noneFoundHint : text.noneHint}
                action={
                  type ? (
                    <Button variant="outlined" onClick={state.clear}>
                      {text.showAll}
                    </Button>
                  ) : (
                    <Button variant="outlined" component={Link} to="/results">
                      {text.toResults}
                    </Button>
                  )
                }
              />
            }
          />
        </ListFrame>
        <Aside />
      </Box>
    </Page>
  );
}
