import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { itemPage } from '../../../../db/contract/items';
import { LIMITS } from '../../../../db/contract/limits';
import { MATCH } from '../../../../db/contract/listings';
import { APPLICATION_STATES, type ApplicationRow } from '../../../../db/contract/push-applications';
import { PushFrame } from '../../../domain/pushes/PushFrame';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/pushApplications';
import { api } from '../../../kit/api';
import { useAttempt } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatDay, formatMinute } from '../../../kit/layout/format';
import { EmptyState } from '../../../kit/layout/States';
import { type Field, ResourceTable } from '../../../kit/resource';
import { StateMark } from './StateMark';

/** What staff does with an application; the portrait is the auditors' (core§1). */
function ConfirmActions({ row }: { row: ApplicationRow }) {
  const all = useText(words);
  const text = all.confirm;
  const { has } = useSession();
  const navigate = useNavigate();
  const { busy, attempt } = useAttempt();
  const name = row.item_name ?? '';
  const run = (call: () => Promise<unknown>, message: string) => attempt(call, [['pushApplications']], message);
  const decide = () => api.post('/v1/pushApplication/decide', { id: row.id, version: row.version, state: 'confirmed' });
  const portray = (match_state: number) =>
    api.post(`/v1/user/${row.item_type === 1 ? 'chengguo' : 'xuqiu'}/portrait`, { id: row.item_id, match_state });
  /** A confirmed wish is packed, configured, and then confirmed among the pushes of its group. */
  const lead = async () => {
    const groupId = await openDialog('pushPack', { itemType: row.item_type, items: [row.item_id], title: name });
    if (!groupId) return;
    if (await openDialog('pushConfig', { itemType: row.item_type, groupId }))
      void navigate(`/pushProfile?push_group_id=${groupId}`);
  };
  const operator = has('push-admin');
  const auditor = has(row.item_type === 1 ? 'cg-auditor' : 'xq-auditor') && row.is_public === 1;
  const open = row.state === 'applied' || row.state === 'confirmed';
  const entries = [
    ...(row.state === 'applied' && row.is_public === 1
      ? [
          {
            label: text.confirm,
            main: true,
            run: () => run(decide, operator ? text.confirmedOperator : text.confirmed),
          },
        ]
      : []),
    ...(row.state === 'confirmed' && row.is_public === 1 && operator
      ? [{ label: text.pack, main: true, run: lead }]
      : []),
    ...(row.is_pushed === 1 || row.state === 'confirmed' || row.state === 'pushed'
      ? [
          {
            label: text.record,
            run: () =>
              openDialog('demandPushRecord', { demandId: row.item_id, demandName: name, itemType: row.item_type }),
          },
        ]
      : []),
    ...(open
      ? [{ label: text.decline, run: () => openDialog('declinePush', { id: row.id, version: row.version, name }) }]
      : []),
    ...(auditor && open && row.match_state < MATCH.portraying
      ? [{ label: text.portraying, run: () => run(() => portray(MATCH.portraying), text.portraitSaved) }]
      : []),
    ...(auditor && open && row.match_state === MATCH.portraying
      ? [{ label: text.portrayed, run: () => run(() => portray(MATCH.completed), text.portraitSaved) }]
      : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {entries.map(({ label, run: act, ...look }) => (
        <Button
          key={label}
          size="small"
          disabled={busy}
          variant={'main' in look ? 'contained' : 'text'}
          aria-label={all.of(label, name)}
          onClick={() => void act()}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

const STAFF = ['push-admin', 'cg-auditor', 'xq-auditor', 'cg-input', 'xq-input'] as const;

function useFields(): Field<ApplicationRow>[] {
  const all = useText(words);
  const text = all.confirm;
  const nameOf = (row: ApplicationRow) => row.item_name ?? row.item_id;
  return [
    {
      name: 'item_name',
      label: text.item,
      look: 'name',
      flex: 1.4,
      minWidth: 220,
      show: nameOf,
      to: (row) => (row.is_public ? itemPage(row.item_type, row.item_id, nameOf(row)) : ''),
      below: (row) => [all.kinds[row.item_type], row.is_public ? null : text.hidden].filter(Boolean).join(' · '),
    },
    {
      name: 'publisher_name',
      label: text.publisher,
      show: (row) => row.organization_name ?? row.publisher_name,
      below: (row) => [row.publisher_name, formatDay(row.add_time)].filter(Boolean).join(' · '),
    },
    { name: 'remark', label: text.remark, flex: 1.2, minWidth: 160 },
    {
      name: 'is_tagging',
      label: text.portrait,
      minWidth: 170,
      show: (row) => (row.is_tagging ? text.tagged : text.untagged),
      below: (row) => (row.is_pushed ? text.pushed : text.unpushed),
    },
    {
      name: 'state',
      label: text.state,
      minWidth: 150,
      show: (row) => <StateMark state={row.state} />,
      below: (row) => (
        <>
          {row.decide_time ? text.by(row.decider_name ?? '', formatMinute(row.decide_time)) : null}
          {row.reason ? <Box>{row.reason}</Box> : null}
        </>
      ),
    },
    {
      name: 'item_type',
      label: all.kind,
      only: 'filter',
      filter: { options: Object.entries(all.kinds).map(([value, label]) => ({ value, label })) },
    },
    {
      name: 'actions',
      role: 'actions',
      label: text.actions,
      minWidth: 220,
      flex: 1,
      show: (row) => <ConfirmActions row={row} />,
    },
  ];
}

function Applications({ state }: { state: string }) {
  const all = useText(words);
  const text = all.confirm;
  return (
    <>
      <Box component="nav" aria-label={text.state} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {APPLICATION_STATES.map((each) => (
          <Button
            key={each}
            component={Link}
            to={`/demandConfirm/${each}`}
            variant={each === state ? 'contained' : 'outlined'}
            aria-current={each === state ? 'page' : undefined}
          >
            {all.states[each]}
          </Button>
        ))}
      </Box>
      <ResourceTable
        key={state}
        queryKey={['pushApplications', 'staff']}
        path="/v1/pushApplication/list"
        params={{ state }}
        label={text.list}
        pageSize={LIMITS.scrolledRows}
        fields={useFields()}
        rowId={({ id }) => id}
        keyword={all.keyword}
        empty={{ title: text.empty, hint: text.emptyHint }}
      />
    </>
  );
}

/** Staff confirms or declines what publishers ask for (back-office§1). */
export default function Confirm() {
  const text = useText(words).confirm;
  const { has } = useSession();
  const { tab } = useParams();
  const state = APPLICATION_STATES.find((each) => each === tab) ?? 'applied';
  return (
    <PushFrame everybody title={text.title} lead={text.lead}>
      {STAFF.some((each) => has(each)) ? (
        <Applications state={state} />
      ) : (
        <EmptyState title={text.closedTitle} hint={text.closedHint} />
      )}
    </PushFrame>
  );
}
