import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { LIMITS } from '../../../../db/contract/limits';
import { DEAL_STAGES, type Figures } from '../../../../db/contract/push-records';
import { PushFrame } from '../../../domain/pushes/PushFrame';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/pushRecords';
import { useApiQuery } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { DownloadButton } from '../../../kit/layout/DownloadButton';
import { formatDay } from '../../../kit/layout/format';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { Section } from '../../../kit/layout/Section';
import { EmptyState, ErrorState } from '../../../kit/layout/States';
import { type Field, ResourceTable } from '../../../kit/resource';
import { RangeFilter } from '../../../kit/table/filters/RangeFilter';
import { SwitchFilter } from '../../../kit/table/filters/SwitchFilter';
import { FunnelBars, type Stage } from './FunnelBars';
import { COLUMNS, Months } from './Months';
import { NumberButton } from './NumberButton';
import { monthIn, paramsOf, type Range, useRange } from './range';

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
function PushTable({ range }: { range: Range }) {
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
      pageSize={LIMITS.scrolledRows}
      empty={{ title: text.empty }}
    />
  );
}

function Body({ range }: { range: Range }) {
  const all = useText(words);
  const text = all.funnel;
  const query = useApiQuery(['pushes', 'funnel'], '/v1/push/funnel', { ...paramsOf(range) }, { keepPrevious: true });
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} text={query.error.msg} />;
  if (!query.data) return <LoadingState kind="block" />;
  const { pushes, more, total, months } = query.data;
  if (pushes === 0) return <EmptyState title={text.empty} hint={text.emptyHint} />;
  const open = (title: string, of: Range, stage: Stage, reason?: string) =>
    void openDialog('funnelRows', {
      title: text.rows(title, reason ?? all.stages[stage]),
      stage,
      ...of,
      ...(reason ? { reason } : {}),
    });
  return (
    <Box aria-busy={query.isFetching}>
      {more ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text.capped(pushes)}
        </Alert>
      ) : null}
      <Section title={text.total} hint={text.totalHint(pushes)}>
        <FunnelBars figures={total} name={text.all} onOpen={(stage, reason) => open(text.all, range, stage, reason)} />
      </Section>
      <Section title={text.months}>
        <Months months={months} onOpen={(month, stage) => open(month, monthIn(range, month), stage)} />
      </Section>
      <Section title={text.each}>
        <PushTable range={range} />
      </Section>
    </Box>
  );
}

/** What pushes lead to, per push and over time (back-office§2); every number opens the rows behind it. */
export default function Funnel() {
  const all = useText(words);
  const text = all.funnel;
  const { has } = useSession();
  const range = useRange();
  return (
    <PushFrame
      title={text.title}
      lead={text.lead}
      actions={<DownloadButton path="/v1/push/funnel.csv" params={paramsOf(range)} label={text.export} />}
    >
      {has('push-admin') ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
            <RangeFilter from={text.from} to={text.to} usual={range} />
            <SwitchFilter
              name="item_type"
              label={all.kind}
              options={[
                { value: '', label: text.both },
                ...Object.entries(all.kinds).map(([value, label]) => ({ value, label })),
              ]}
            />
          </Box>
          <Body range={range} />
        </>
      ) : null}
    </PushFrame>
  );
}
