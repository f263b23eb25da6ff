import Box from '@mui/material/Box';
import { Link, useParams } from 'react-router-dom';
import { PUBLISHED_PAGES, type PublishedPages } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import { MATCH } from '../../../db/contract/listings';
import PortraitButton from '../../domain/portrait/PortraitButton';
import { PORTRAIT_COLUMNS, type Portrayed } from '../../domain/portrait/portrait';
import { useSession } from '../../domain/session';
import { WorkGroups } from '../../domain/session/WorkGroups';
import words from '../../i18n/portrait';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { PageTabs } from '../../kit/layout/PageTabs';
import { type TableColumn, TablePage, useTableFilter } from '../../kit/table';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { NotAllowed } from './NotAllowed';

const KINDS = ['results', 'demands'] as const satisfies PublishedPages[];

type Row = Portrayed & { chengguo_id?: string; xuqiu_id?: string };
const idOf = (row: Row): string => row.chengguo_id ?? row.xuqiu_id ?? '';
const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere', minWidth: 0 } as const;

function useColumns(kind: PublishedPages): TableColumn<Row>[] {
  const text = useText(words);
  return [
    {
      field: 'name',
      headerName: text.name,
      flex: 2,
      minWidth: 240,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          <Box component={Link} to={`/audit/${kind}/${idOf(row)}`} sx={{ color: 'brand.text', fontWeight: 600 }}>
            {row.name}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{row.code}</Box>
        </Box>
      ),
    },
    {
      field: 'org_name',
      headerName: text.unit,
      flex: 1,
      minWidth: 160,
      sortable: false,
      renderCell: ({ row }) => <Box sx={wrapping}>{row.org_name}</Box>,
    },
    {
      field: 'add_time',
      headerName: text.added,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row }) => formatDay(row.add_time),
    },
    {
      field: 'match_state',
      headerName: text.state,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row }) => text.process[row.match_state],
    },
    {
      field: 'actions',
      role: 'actions',
      headerName: text.actions,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row }) => <PortraitButton kind={kind} id={idOf(row)} name={row.name} />,
    },
  ];
}

function Rows({ kind }: { kind: PublishedPages }) {
  const text = useText(words);
  const [word] = useTableFilter('keyword');
  const [chosen] = useTableFilter('state');
  const state = chosen === '' ? MATCH.waiting : Number(chosen);
  const { noun, key } = PUBLISHED_PAGES[kind];
  return (
    <TablePage<Row>
      queryKey={['portraits', kind]}
      path="/egg/base/list"
      params={{
        table: noun,
        columns: [key, ...PORTRAIT_COLUMNS],
        where: {
          match_state: state,
          audit_status: AUDIT.approved,
          ...(word && { or: [{ name: { like: word } }, { code: { like: word } }] }),
        },
        order: [
          ['add_time', 'asc'],
          [key, 'asc'],
        ],
      }}
      label={text.list[kind]}
      columns={useColumns(kind)}
      rowId={idOf}
      filters={['keyword', 'state']}
      empty={{ title: text.empty, hint: text.emptyHint }}
      toolbar={
        <>
          <KeywordFilter label={text.keyword} />
          <ChoiceFilter
            name="state"
            label={text.state}
            first={text.process[MATCH.waiting] ?? ''}
            options={[MATCH.portraying, MATCH.completed, MATCH.unopened].map((value) => ({
              value: String(value),
              label: text.process[value] ?? '',
            }))}
          />
        </>
      }
    />
  );
}

/** What the labelling team portrays: items that wait, whether somebody asked for their push or not (/portraits/{kind}). */
export default function Portraits() {
  const text = useText(words);
  const { has } = useSession();
  const { kind: named } = useParams();
  const own = KINDS.filter((each) => has(PUBLISHED_PAGES[each].auditor));
  const kind = own.find((each) => each === named) ?? own[0];
  if (!kind) return <NotAllowed title={text.title} />;
  return (
    <Page title={text.title} lead={text.lead} labels={<WorkGroups />} width="xl" breadcrumbs={[{ label: text.title }]}>
      <PageTabs
        label={text.choose}
        tabs={own.map((each) => ({ to: `/portraits/${each}`, label: text.kinds[each], current: each === kind }))}
      />
      <Rows key={kind} kind={kind} />
    </Page>
  );
}
