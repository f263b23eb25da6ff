import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { itemPage } from '../../../../db/contract/items';
import { APPLICATION_STATES, type ApplicationRow } from '../../../../db/contract/push-applications';
import { PICKER_PAGE } from '../../../../db/contract/push-pickers';
import { PushFrame } from '../../../domain/pushes/PushFrame';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/pushApplications';
import { useText } from '../../../kit/i18n';
import { formatDate, formatDay } from '../../../kit/layout/format';
import { EmptyState } from '../../../kit/layout/States';
import { type TableColumn, TablePage } from '../../../kit/table';
import { ChoiceFilter } from '../../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../../kit/table/filters/KeywordFilter';
import { ConfirmActions } from './ConfirmActions';
import { StateMark } from './StateMark';

const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere', minWidth: 0 } as const;
const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
const STAFF = ['push-admin', 'cg-auditor', 'xq-auditor', 'cg-input', 'xq-input'] as const;

function ItemCell({ row }: { row: ApplicationRow }) {
  const all = useText(words);
  const name = row.item_name ?? row.item_id;
  return (
    <Box sx={wrapping}>
      {row.is_public ? (
        <Box
          component={Link}
          to={itemPage(row.item_type, row.item_id, name)}
          sx={{ color: 'brand.text', fontWeight: 600 }}
        >
          {name}
        </Box>
      ) : (
        <strong>{name}</strong>
      )}
      <Box sx={small}>
        {[all.kinds[row.item_type], row.is_public ? null : all.confirm.hidden].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}

function StateCell({ row }: { row: ApplicationRow }) {
  const text = useText(words).confirm;
  return (
    <Box sx={wrapping}>
      <StateMark state={row.state} />
      {row.decide_time ? (
        <Box sx={small}>{text.by(row.decider_name ?? '', formatDate(row.decide_time).slice(0, 16))}</Box>
      ) : null}
      {row.reason ? <Box sx={small}>{row.reason}</Box> : null}
    </Box>
  );
}

function useColumns(): TableColumn<ApplicationRow>[] {
  const text = useText(words).confirm;
  return [
    {
      field: 'item_name',
      headerName: text.item,
      flex: 1.4,
      minWidth: 220,
      sortable: false,
      renderCell: ({ row }) => <ItemCell row={row} />,
    },
    {
      field: 'publisher_name',
      headerName: text.publisher,
      flex: 1,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {row.organization_name ?? row.publisher_name}
          <Box sx={small}>{[row.publisher_name, formatDay(row.add_time)].filter(Boolean).join(' · ')}</Box>
        </Box>
      ),
    },
    {
      field: 'remark',
      headerName: text.remark,
      flex: 1.2,
      minWidth: 160,
      sortable: false,
      renderCell: ({ row }) => <Box sx={wrapping}>{row.remark}</Box>,
    },
    {
      field: 'is_tagging',
      headerName: text.portrait,
      minWidth: 170,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {row.is_tagging ? text.tagged : text.untagged}
          <Box sx={small}>{row.is_pushed ? text.pushed : text.unpushed}</Box>
        </Box>
      ),
    },
    {
      field: 'state',
      headerName: text.state,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => <StateCell row={row} />,
    },
    {
      field: 'actions',
      role: 'actions',
      headerName: text.actions,
      minWidth: 220,
      flex: 1,
      sortable: false,
      renderCell: ({ row }) => <ConfirmActions row={row} />,
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
      <TablePage<ApplicationRow>
        key={state}
        queryKey={['pushApplications', 'staff']}
        path="/v1/pushApplication/list"
        params={{ state }}
        label={text.list}
        pageSize={PICKER_PAGE}
        columns={useColumns()}
        rowId={({ id }) => id}
        filters={['keyword', 'item_type']}
        empty={{ title: text.empty, hint: text.emptyHint }}
        toolbar={
          <>
            <KeywordFilter label={all.keyword} />
            <ChoiceFilter
              name="item_type"
              label={all.kind}
              options={Object.entries(all.kinds).map(([value, label]) => ({ value, label }))}
            />
          </>
        }
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
