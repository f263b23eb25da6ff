import { useParams } from 'react-router-dom';
import { PUBLISHED_PAGES, type PublishedPages } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import { MATCH } from '../../../db/contract/listings';
import type { Picked } from '../../../db/contract/tables';
import PortraitButton from '../../domain/portrait/PortraitButton';
import { PORTRAIT_COLUMNS } from '../../domain/portrait/portrait';
import { useSession } from '../../domain/session';
import { WorkGroups } from '../../domain/session/WorkGroups';
import words from '../../i18n/portrait';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { PageTabs } from '../../kit/layout/PageTabs';
import { type Field, ResourceTable } from '../../kit/resource';
import { NotAllowed } from './NotAllowed';

const KINDS = ['results', 'demands'] as const satisfies PublishedPages[];

const COLUMNS = [...PORTRAIT_COLUMNS, 'chengguo_id', 'xuqiu_id'] as const;
type Row = Picked<'chengguo' | 'xuqiu', (typeof COLUMNS)[number]>;
const idOf = (row: Row): string => ('chengguo_id' in row ? row.chengguo_id : row.xuqiu_id);

function Rows({ kind }: { kind: PublishedPages }) {
  const text = useText(words);
  const { noun, key } = PUBLISHED_PAGES[kind];
  const stateOf = (state: number) => ({ value: state, label: text.process[state] ?? '' });
  const fields: Field<Row>[] = [
    {
      name: 'name',
      label: text.name,
      flex: 2,
      minWidth: 240,
      to: (row) => `/audit/${kind}/${idOf(row)}`,
      below: (row) => row.code,
    },
    { name: 'org_name', label: text.unit, flex: 1, minWidth: 160 },
    { name: 'add_time', label: text.added, look: 'day' },
    {
      name: 'match_state',
      label: text.state,
      minWidth: 140,
      show: (row) => text.process[row.match_state],
    },
    {
      name: 'state',
      label: text.state,
      only: 'filter',
      filter: {
        column: 'match_state',
        first: text.process[MATCH.waiting] ?? '',
        options: [MATCH.portraying, MATCH.completed, MATCH.unopened].map(stateOf),
      },
    },
    {
      name: 'actions',
      role: 'actions',
      label: text.actions,
      minWidth: 180,
      show: (row) => <PortraitButton kind={kind} id={idOf(row)} name={row.name} />,
    },
  ];
  return (
    <ResourceTable
      queryKey={['portraits', kind]}
      from={{
        table: noun,
        columns: [key, ...PORTRAIT_COLUMNS],
        search: ['name', 'code'],
        where: { match_state: MATCH.waiting, audit_status: AUDIT.approved },
        order: ['add_time', key],
      }}
      label={text.list[kind]}
      fields={fields}
      rowId={idOf}
      keyword={text.keyword}
      empty={{ title: text.empty, hint: text.emptyHint }}
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
