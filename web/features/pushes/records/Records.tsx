import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIMITS } from '../../../../db/contract/limits';
import { PUSH_PHASES, type PushPhase, type PushRecord } from '../../../../db/contract/push-records';
import type { Where } from '../../../../db/contract/tables';
import { PushFrame } from '../../../domain/pushes/PushFrame';
import { useOnce } from '../../../domain/pushes/useOnce';
import words from '../../../i18n/pushRecords';
import { useRows } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { actionRow, type Field, ResourceTable } from '../../../kit/resource';
import { useTableFilter } from '../../../kit/table';
import { ChoiceFilter } from '../../../kit/table/filters/ChoiceFilter';
import { CountsCell, StateCell, SubjectCell, TimesCell } from './RecordCells';
import { mayRetry, usePushActions } from './usePushActions';

const EDITABLE: readonly PushPhase[] = ['draft', 'scheduled', 'stopped'];

/** What can be done with a push in the state it is in. */
function RecordActions({ push }: { push: PushRecord }) {
  const all = useText(words);
  const text = all.actions;
  const actions = usePushActions();
  const once = useOnce();
  const { phase, figures, archived } = push;
  const editable = EDITABLE.includes(phase) && push.push_status === 0 && !archived;
  const open = phase !== 'cancelled' && (figures.waiting > 0 || editable);
  const retry = async () => {
    if (await actions.retry({ id: push.id, uncertain: figures.uncertain })) {
      await openDialog('pushResult', { pushId: push.id });
    }
  };
  const entries = [
    ...(phase === 'draft' ? [] : [{ label: text.view, run: () => openDialog('pushResult', { pushId: push.id }) }]),
    ...(editable ? [{ label: text.confirm, run: () => actions.confirm(push), main: true }] : []),
    ...(editable ? [{ label: text.edit, run: () => actions.edit(push) }] : []),
    ...(editable ? [{ label: text.time, run: () => actions.schedule(push) }] : []),
    ...(push.run_state === 'running' && figures.waiting > 0
      ? [{ label: text.hold, run: () => actions.hold(push) }]
      : []),
    ...(mayRetry(push) ? [{ label: text.retry, run: retry }] : []),
    ...(phase === 'cancelled' && !archived && push.items > 0 && figures.cancelled > 0
      ? [{ label: text.goOn, run: () => actions.goOn(push) }]
      : []),
    ...(open ? [{ label: text.cancel, run: () => actions.cancel(push), danger: true }] : []),
  ];
  return (
    <Box sx={actionRow}>
      {entries.map(({ label, run, ...look }) => (
        <Button
          key={label}
          size="small"
          variant={'main' in look ? 'outlined' : 'text'}
          color={'danger' in look ? 'error' : 'primary'}
          sx={'danger' in look ? { color: 'error.main' } : {}}
          aria-label={all.of(label, push.title)}
          onClick={() => void once(run)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

/** Groups that a filter offers, newest first. */
const OFFERED = 100;
const NEWEST = [
  ['add_time', 'desc'],
  ['id', 'desc'],
] as const;

const usePushGroups = (where: Where<'push_group'>, enabled: boolean) =>
  useRows(
    ['pushes', 'push_group'],
    { table: 'push_group', columns: ['id', 'title', 'item_type'], where, order: NEWEST, pageSize: OFFERED },
    { enabled },
  ).data?.records ?? [];

/** Narrows the records to one push group; the one that the address names is offered however old it is. */
function PushGroupFilter() {
  const text = useText(words).records;
  const [kind] = useTableFilter('item_type');
  const [value] = useTableFilter('push_group_id');
  const groups = usePushGroups(kind ? { item_type: Number(kind) } : {}, true);
  const known = groups.some(({ id }) => id === value);
  const [named] = usePushGroups({ id: value }, value !== '' && !known);
  return (
    <ChoiceFilter
      name="push_group_id"
      label={text.group}
      options={[...(named && !known ? [named] : []), ...groups].map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}

/** Narrows the records to pushes that went to members of an organisation group. */
function OrganizationGroupFilter() {
  const text = useText(words).records;
  const query = useRows(['pushes', 'organization_group'], {
    table: 'organization_group',
    columns: ['id', 'name'],
    order: NEWEST,
    pageSize: OFFERED,
  });
  const groups = query.data?.records ?? [];
  return (
    <ChoiceFilter
      name="org_group_id"
      label={text.orgGroup}
      options={groups.map(({ id, name }) => ({ value: id, label: name || text.unnamed }))}
    />
  );
}

/** How often pushes that are being sent are looked at again, and for how long one that is due and has not begun. */
const PROGRESS_MS = 5000;
const LATE_MS = 120_000;
/** The longest wait: clocks of browsers go wrong. */
const LOOK_MS = 600_000;

/** When the list is asked for again: while something is sent, and at the moment at which the next push goes out by itself. */
function nextLook(rows: readonly PushRecord[]): number | false {
  if (rows.some(({ phase }) => phase === 'running')) return PROGRESS_MS;
  const waits = rows
    .filter(({ phase }) => phase === 'scheduled')
    .map((push) => push.auto_push_time * 1000 - Date.now())
    .filter((wait) => wait > -LATE_MS);
  return waits.length > 0 && Math.min(LOOK_MS, Math.max(PROGRESS_MS, Math.min(...waits) + 1000));
}

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
      minWidth: 290,
      show: (row) => <RecordActions push={row} />,
    },
  ];
  return (
    <PushFrame title={text.title} lead={text.lead}>
      <ResourceTable
        queryKey={['pushes', 'records']}
        path="/v1/push/list"
        label={text.list}
        pageSize={LIMITS.scrolledRows}
        every={nextLook}
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
