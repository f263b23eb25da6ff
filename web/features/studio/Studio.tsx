import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Authority } from '../../../db/contract/limits';
import { asked } from '../../../db/contract/tables';
import { useSession } from '../../domain/session';
import words from '../../i18n/studio';
import { useApiQuery, useRows } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { fingerLink } from '../../kit/layout/looks';
import { Page } from '../../kit/layout/Page';
import { panel } from '../../kit/layout/panel';
import { Section } from '../../kit/layout/Section';
import { StateChip, TagChip } from '../../kit/layout/StateChip';
import { Tiles } from '../../kit/layout/Tiles';
import { DeskCard, type DeskRow } from './DeskCard';

const SHOWN = 4;

/** The caller's newest rows of a table that the table service answers to nobody else, or narrows to the caller here. */
const newest = <T extends 'cheese' | 'markdown'>(table: T) =>
  asked({
    table,
    columns: ['id', 'title', 'add_time', 'update_time'],
    order: [['add_time', 'desc']],
    pageSize: SHOWN,
  });

const STAFF: readonly {
  key: 'allocation' | 'push' | 'institutions' | 'labelling';
  to: string;
  who: readonly Authority[];
}[] = [
  { key: 'allocation', to: '/demandConfirm/applied', who: ['push-admin'] },
  { key: 'push', to: '/push', who: ['push-admin'] },
  { key: 'institutions', to: '/audit/organizations', who: ['content-admin'] },
  { key: 'labelling', to: '/portraits', who: ['cg-auditor', 'xq-auditor'] },
];

const TOOLS = { evaluate: '/evaluate', books: '/books', files: '/canvasDocsOrg', subscribe: '/subscribe' } as const;

interface Written {
  id: string;
  title: string;
  add_time: number;
  update_time: number | null;
}

/** Publications and their drafts, with where they stand. */
function usePublications() {
  const { studio: text } = useText(words);
  const { lang } = useLang();
  const paging = { pageSize: SHOWN };
  const results = useApiQuery(['results', 'studio'], '/v1/user/chengguo/releases', paging, { staleMs: 0 });
  const demands = useApiQuery(['demands', 'studio'], '/v1/user/xuqiu/releases', paging, { staleMs: 0 });
  const drafts = useApiQuery(['drafts', 'studio'], '/v1/user/draft/list', {}, { staleMs: 0 });
  const released = (page: typeof results.data, query: string): DeskRow[] | undefined =>
    page?.records.map((row) => ({
      id: row.id,
      name: pickName(lang, row.name, row.name_en),
      to: `/memberCenter?${query}keyword=${encodeURIComponent(row.name)}`,
      note: text.changed(formatDay(row.update_time ?? row.add_time)),
      mark: <StateChip status={row.audit_status} />,
    }));
  const draftRows = drafts.data?.map(
    (row): DeskRow => ({
      id: `${row.item_type}/${row.item_id}`,
      name: row.name || text.nameless,
      to: `/memberCenter?${row.item_type === 2 ? 'kind=demands&' : ''}publish=${row.item_id || 'new'}`,
      note: `${text.draftKinds[row.item_type]} · ${text.changed(formatDay(row.update_time))}`,
    }),
  );
  return {
    results: { query: results, rows: released(results.data, ''), total: results.data?.total },
    demands: { query: demands, rows: released(demands.data, 'kind=demands&'), total: demands.data?.total },
    drafts: { query: drafts, rows: draftRows?.slice(0, SHOWN), total: drafts.data?.length },
  };
}

/** What somebody wrote for himself. */
function useDocuments(userId: string) {
  const { studio: text } = useText(words);
  const live = { staleMs: 0 } as const;
  const markdown = useRows(['markdown', 'studio'], newest('markdown'), live);
  const cheese = useRows(['cheese', 'studio'], newest('cheese'), live);
  const forms = useRows(
    ['project_form', 'studio'],
    {
      table: 'project_form',
      columns: ['id', 'code', 'name', 'add_time'],
      where: { add_user: userId },
      order: [['add_time', 'desc']],
      pageSize: SHOWN,
    },
    live,
  );
  const rowOf = ({ id, title, add_time, update_time }: Written, to: string): DeskRow => ({
    id,
    name: title,
    to,
    note: text.changed(formatDay(update_time ?? add_time)),
  });
  return {
    markdown: {
      query: markdown,
      rows: markdown.data?.records.map((row) => rowOf(row, `/markdown/${row.id}?edit=1`)),
      total: markdown.data?.total,
    },
    cheese: {
      query: cheese,
      rows: cheese.data?.records.map((row) => rowOf(row, '/cheese')),
      total: cheese.data?.total,
    },
    ds: {
      query: forms,
      rows: forms.data?.records.map(
        ({ id, code, name, add_time }): DeskRow => ({
          id,
          name,
          to: `/ds/${id}`,
          note: formatDay(add_time),
          mark: <TagChip label={code} />,
        }),
      ),
      total: forms.data?.total,
    },
  };
}

/** The desk of what a member makes and keeps here (core§2). */
export default function Studio() {
  const { studio: text } = useText(words);
  const { user, has } = useSession();
  const { results, demands, drafts } = usePublications();
  const { markdown, cheese, ds } = useDocuments(user?.user_id ?? '');
  const cards = [
    { title: text.drafts, none: text.draftsNone, all: '/memberCenter', fresh: '/memberCenter?publish=new', ...drafts },
    {
      title: text.results,
      none: text.resultsNone,
      all: '/memberCenter',
      fresh: '/memberCenter?publish=new',
      ...results,
    },
    {
      ...{ title: text.demands, none: text.demandsNone, ...demands },
      ...{ all: '/memberCenter?kind=demands', fresh: '/memberCenter?kind=demands&publish=new' },
    },
    { title: text.markdown, none: text.markdownNone, all: '/markdown', fresh: '/markdown', ...markdown },
    { title: text.cheese, none: text.cheeseNone, all: '/cheese', fresh: '/cheese', ...cheese },
    { title: text.ds, none: text.dsNone, all: '/ds', fresh: '/ds', ...ds },
  ];
  const studios = STAFF.filter(({ who }) => who.some(has));
  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          mb: 5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        }}
      >
        {cards.map(({ query, ...card }) => (
          <DeskCard key={card.title} {...card} onRetry={query.isError ? () => void query.refetch() : undefined} />
        ))}
      </Box>
      <Section title={text.tools}>
        <Tiles
          rows={Object.keys(TOOLS) as (keyof typeof TOOLS)[]}
          idOf={(tool) => tool}
          min={240}
          gap={2}
          tile={(tool) => (
            <Box sx={{ p: 2, height: '100%', ...panel }}>
              <Box component={Link} to={TOOLS[tool]} sx={{ ...fingerLink, color: 'brand.text', fontWeight: 600 }}>
                {text.tool[tool]}
              </Box>
              <Typography sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
                {text.toolAbout[tool]}
              </Typography>
            </Box>
          )}
        />
      </Section>
      {studios.length > 0 ? (
        <Section title={text.staff}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
            {studios.map(({ key, to }) => (
              <li key={key}>
                <Box component={Link} to={to} sx={{ color: 'brand.text' }}>
                  {text.staffStudios[key]}
                </Box>
              </li>
            ))}
          </Box>
        </Section>
      ) : null}
    </Page>
  );
}
