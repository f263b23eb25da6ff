import { PICKER_PAGE } from '../../../../db/contract/push-pickers';
import { PUSH_PHASES, type PushRecord } from '../../../../db/contract/push-records';
import { PushFrame } from '../../../domain/pushes/PushFrame';
import words from '../../../i18n/pushRecords';
import { useText } from '../../../kit/i18n';
import { type Field, ResourceTable } from '../../../kit/resource';
import { OrganizationGroupFilter, PushGroupFilter } from './GroupFilters';
import { RecordActions } from './RecordActions';
import { CountsCell, StateCell, SubjectCell, TimesCell } from './RecordCells';

/** How often pushes that are being sent are looked at again. */
const PROGRESS_MS = 5000;

/** Push records (back-office§2): how each push stands and what can be done about it. */
export default function Records() {
  const all = useText(words);
  const text = all.records;
  const fields: Field<PushRecord>[] = [
    { name: 'title', label: text.subject, flex: 1.6, minWidth: 220, show: (row) => <SubjectCell push={row} /> },
    {
      name: 'item_type',
      label: all.kind,
      only: 'filter',
      filter: { options: Object.entries(all.kinds).map(([value, label]) => ({ value, label })) },
    },
    {
      name: 'phase',
      label: all.phase,
      flex: 0.8,
      minWidth: 130,
      show: (row) => <StateCell push={row} />,
      filter: { options: PUSH_PHASES.map((phase) => ({ value: phase, label: all.phases[phase] })) },
    },
    { name: 'figures', label: text.targets, flex: 1, minWidth: 170, show: (row) => <CountsCell push={row} /> },
    { name: 'add_time', label: text.schedule, minWidth: 200, show: (row) => <TimesCell push={row} /> },
    {
      name: 'actions',
      role: 'actions',
      label: text.actions,
      flex: 1.2,
      minWidth: 240,
      show: (row) => <RecordActions push={row} />,
    },
  ];
  return (
    <PushFrame title={text.title} lead={text.lead}>
      <ResourceTable
        queryKey={['pushes', 'records']}
        path="/v1/push/list"
        label={text.list}
        pageSize={PICKER_PAGE}
        every={(rows) => rows.some(({ phase }) => phase === 'running') && PROGRESS_MS}
        fields={fields}
        rowId={({ id }) => id}
        keyword={text.keyword}
        filters={['push_group_id', 'org_group_id']}
        empty={{ title: text.empty, hint: text.emptyHint }}
        toolbar={
          <>
            <PushGroupFilter />
            <OrganizationGroupFilter />
          </>
        }
      />
    </PushFrame>
  );
}
