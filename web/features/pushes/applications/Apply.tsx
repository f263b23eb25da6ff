import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { itemPage } from '../../../../db/contract/items';
import type { PushableItem } from '../../../../db/contract/push-applications';
import { PushFrame } from '../../../domain/pushes/PushFrame';
import words from '../../../i18n/pushApplications';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { type TableColumn, TablePage } from '../../../kit/table';
import { KeywordFilter } from '../../../kit/table/filters/KeywordFilter';
import { StateMark } from './StateMark';

const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere', minWidth: 0 } as const;
const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
const OPEN: readonly string[] = ['applied', 'confirmed'];

function Actions({ row }: { row: PushableItem }) {
  const all = useText(words);
  const text = all.apply;
  const open = OPEN.includes(row.application?.state ?? '');
  const label = row.application ? text.again : text.ask;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {open ? null : (
        <Button
          size="small"
          variant="outlined"
          aria-label={all.of(label, row.name)}
          onClick={() => void openDialog('applyForPush', { itemType: row.item_type, itemId: row.id, name: row.name })}
        >
          {label}
        </Button>
      )}
      <Button
        size="small"
        aria-label={all.of(text.record, row.name)}
        onClick={() =>
          void openDialog('demandPushRecord', { demandId: row.id, demandName: row.name, itemType: row.item_type })
        }
      >
        {text.record}
      </Button>
    </Box>
  );
}

/** Members ask for pushes of their own public items and see how far those got (back-office§1). */
export default function Apply() {
  const all = useText(words);
  const text = all.apply;
  const type = useParams().tab === '1' ? '1' : '2';
  const columns: TableColumn<PushableItem>[] = [
    {
      field: 'name',
      headerName: text.name,
      flex: 1.6,
      minWidth: 220,
      sortable: false,
      renderCell: ({ row }) => (
        <Box
          component={Link}
          to={itemPage(row.item_type, row.id, row.name)}
          sx={{ ...wrapping, color: 'brand.text', fontWeight: 600 }}
        >
          {row.name}
        </Box>
      ),
    },
    {
      field: 'application',
      headerName: text.state,
      flex: 1,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row: { application } }) => (
        <Box sx={wrapping}>
          {application ? (
            <>
              <StateMark state={application.state} />
              <Box sx={small}>{formatDay(application.decide_time ?? application.add_time)}</Box>
              {application.state === 'declined' && application.reason ? (
                <Box sx={small}>{text.reason(application.reason)}</Box>
              ) : null}
            </>
          ) : (
            <Box sx={small}>{text.notApplied}</Box>
          )}
        </Box>
      ),
    },
    {
      field: 'pushes',
      headerName: text.reach,
      flex: 1.2,
      minWidth: 200,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {row.pushes === 0 ? (
            <Box sx={small}>{text.notReached}</Box>
          ) : (
            <>
              {text.reached(row.pushes, row.organizations)}
              <Box sx={small}>{text.responses(row.opened, row.interested)}</Box>
            </>
          )}
        </Box>
      ),
    },
    {
      field: 'actions',
      role: 'actions',
      headerName: text.actions,
      minWidth: 220,
      sortable: false,
      renderCell: ({ row }) => <Actions row={row} />,
    },
  ];
  return (
    <PushFrame everybody title={text.title} lead={text.lead}>
      <Box component="nav" aria-label={all.kind} sx={{ display: 'flex', gap: 1, mb: 2 }}>
        {['2', '1'].map((value) => (
          <Button
            key={value}
            component={Link}
            to={`/demandApply/${value}`}
            variant={value === type ? 'contained' : 'outlined'}
            aria-current={value === type ? 'page' : undefined}
          >
            {all.kinds[Number(value)]}
          </Button>
        ))}
      </Box>
      <TablePage<PushableItem>
        key={type}
        queryKey={['pushApplications', 'own']}
        path="/v1/user/pushApplication/list"
        params={{ item_type: type }}
        label={text.list}
        columns={columns}
        rowId={({ id }) => id}
        filters={['keyword']}
        empty={{
          title: text.empty[Number(type)] ?? '',
          hint: text.emptyHint,
          action: (
            <Button
              component={Link}
              to={`/memberCenter?type=${type === '1' ? 'results' : 'demands'}`}
              variant="outlined"
            >
              {text.publish}
            </Button>
          ),
        }}
        toolbar={<KeywordFilter label={all.keyword} />}
      />
    </PushFrame>
  );
}
