import { PICKER_PAGE } from '../../../../db/contract/push-pickers';
import { PUSH_PHASES, type PushRecord } from '../../../../db/contract/push-records';
import { PushFrame } from '../../../domain/pushes/PushFrame';
import words from '../../../i18n/pushRecords';
import { useText } from '../../../kit/i18n';
import { type TableColumn, TablePage } from '../../../kit/table';
import { ChoiceFilter } from '../../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../../kit/table/filters/KeywordFilter';
import { OrganizationGroupFilter, PushGroupFilter } from './GroupFilters';
import { RecordActions } from './RecordActions';
import { CountsCell, StateCell, SubjectCell, TimesCell } from './RecordCells';

/** How often pushes that are being sent are looked at again. */
const PROGRESS_MS = 5000;

/** Push records (back-office§2): how each push stands and what can be done about it. */
export default function Records() {
  const all = useText(words);
  const text = all.records;
  const columns: TableColumn<PushRecord>[] = [
    {
      field: 'title',
      headerName: text.subject,
      flex: 1.6,
      minWidth: 220,
      sortable: false,
      renderCell: ({ row }) => <SubjectCell push={row} />,
    },
    {
      field: 'phase',
      headerName: all.phase,
      flex: 0.8,
      minWidth: 130,
      sortable: false,
      renderCell: ({ row }) => <StateCell push={row} />,
    },
    {
      field: 'figures',
      headerName: text.targets,
      flex: 1,
      minWidth: 170,
      sortable: false,
      renderCell: ({ row }) => <CountsCell push={row} />,
    },
    {
      field: 'add_time',
      headerName: text.schedule,
      minWidth: 200,
      sortable: false,
      renderCell: ({ row }) => <TimesCell push={row} />,
    },
    {
      field: 'actions',
      role: 'actions',
      headerName: text.actions,
      flex: 1.2,
      minWidth: 240,
      sortable: false,
      renderCell: ({ row }) => <RecordActions push={row} />,
    },
  ];
  return (
    <PushFrame title={text.title} lead={text.lead}>
      <TablePage<PushRecord>
        queryKey={['pushes', 'records']}
        path="/v1/push/list"
        label={text.list}
        pageSize={PICKER_PAGE}
        every={(rows) => rows.some(({ phase }) => phase === 'running') && PROGRESS_MS}
        columns={columns}
        rowId={({ id }) => id}
        filters={['keyword', 'item_type', 'phase', 'push_group_id', 'org_group_id']}
        empty={{ title: text.empty, hint: text.emptyHint }}
        toolbar={
          <>
            <KeywordFilter label={text.keyword} />
            <ChoiceFilter
              name="item_type"
              label={all.kind}
              options={Object.entries(all.kinds).map(([value, label]) => ({ value, label }))}
            />
            <ChoiceFilter
              name="phase"
              label={all.phase}
              options={PUSH_PHASES.map((phase) => ({ value: phase, label: all.phases[phase] }))}
            />
            <PushGroupFilter />
            <OrganizationGroupFilter />
          </>
        }
      />
    </PushFrame>
  );
}
