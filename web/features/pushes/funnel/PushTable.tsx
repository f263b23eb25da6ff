import Box from '@mui/material/Box';
import { PICKER_PAGE } from '../../../../db/contract/push-pickers';
import { DEAL_STAGES, type Figures } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushRecords';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { type TableColumn, TablePage } from '../../../kit/table';
import { COLUMNS } from './Months';
import { NumberButton } from './NumberButton';
import { paramsOf, type Range } from './range';

interface Row {
  id: string;
  title: string;
  item_type: number;
  add_time: number;
  figures: Figures;
}

type Column = (typeof COLUMNS)[number];
const isDeal = (stage: Column): stage is (typeof DEAL_STAGES)[number] => DEAL_STAGES.some((each) => each === stage);

/** The funnel push by push. */
export function PushTable({ range }: { range: Range }) {
  const all = useText(words);
  const text = all.funnel;
  const open = (row: Row, stage: Column) => {
    if (!isDeal(stage)) return openDialog('pushResult', { pushId: row.id, stage });
    return openDialog('funnelRows', { title: text.rows(row.title, all.stages[stage]), stage, pushId: row.id });
  };
  const columns: TableColumn<Row>[] = [
    {
      field: 'title',
      headerName: text.subject,
      flex: 1,
      minWidth: 220,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={{ whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere', minWidth: 0 }}>
          {row.title}
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {[all.kinds[row.item_type], formatDay(row.add_time)].filter(Boolean).join(' · ')}
          </Box>
        </Box>
      ),
    },
    ...COLUMNS.map(
      (stage): TableColumn<Row> => ({
        field: stage,
        headerName: all.stages[stage],
        width: 104,
        sortable: false,
        renderCell: ({ row }) => (
          <NumberButton
            value={row.figures[stage]}
            label={text.open(row.title, all.stages[stage], row.figures[stage])}
            onClick={() => void open(row, stage)}
          />
        ),
      }),
    ),
  ];
  return (
    <TablePage<Row>
      queryKey={['pushes', 'funnel', 'list']}
      path="/v1/push/funnel/list"
      params={paramsOf(range)}
      label={text.each}
      columns={columns}
      rowId={({ id }) => id}
      pageSize={PICKER_PAGE}
      empty={{ title: text.empty }}
    />
  );
}
