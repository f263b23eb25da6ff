import { PICKER_PAGE } from '../../../../db/contract/push-pickers';
import { DEAL_STAGES, type Figures } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushRecords';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { type Field, ResourceTable } from '../../../kit/resource';
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
  const fields: Field<Row>[] = [
    {
      name: 'title',
      label: text.subject,
      flex: 1,
      minWidth: 220,
      below: (row) => [all.kinds[row.item_type], formatDay(row.add_time)].filter(Boolean).join(' · '),
    },
    ...COLUMNS.map(
      (stage): Field<Row> => ({
        name: stage,
        label: all.stages[stage],
        width: 104,
        show: (row) => (
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
    <ResourceTable
      queryKey={['pushes', 'funnel', 'list']}
      path="/v1/push/funnel/list"
      params={paramsOf(range)}
      label={text.each}
      fields={fields}
      rowId={({ id }) => id}
      pageSize={PICKER_PAGE}
      empty={{ title: text.empty }}
    />
  );
}
