import words from '../../i18n/programmeRounds';
import { useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import { TagChip } from '../../kit/layout/StateChip';
import { type Field, ResourceTable, type StoredRow } from '../../kit/resource';
import { OfficePage } from './OfficePage';

const now = () => Math.floor(Date.now() / 1000);

/** The rounds of the programme: when declarations are taken, and what is asked of them. */
export default function Rounds() {
  const text = useText(words);
  const stateOf = ({ open_time, close_time }: StoredRow) => {
    if (now() < Number(open_time)) return text.states.later;
    return now() < Number(close_time) ? text.states.open : text.states.closed;
  };
  const fields: Field<StoredRow>[] = [
    { name: 'title', label: text.fields.title, look: 'name', flex: 1.6, minWidth: 200 },
    { name: 'state', label: text.fields.state, width: 110, show: (row) => <TagChip label={stateOf(row)} /> },
    {
      name: 'open_time',
      label: text.fields.time,
      minWidth: 200,
      flex: 1,
      show: (row) => formatDate(Number(row.open_time)),
      below: (row) => text.until(formatDate(Number(row.close_time))),
    },
    { name: 'opinions_needed', label: text.fields.opinions_needed, look: 'count', width: 130 },
    {
      name: 'opinions_due',
      label: text.fields.opinions_due,
      minWidth: 180,
      show: (row) => formatDate(row.opinions_due as number | null),
    },
  ];
  return (
    <OfficePage room="rounds" lead={text.lead}>
      <ResourceTable
        queryKey={['programme', 'rounds']}
        from={{ table: 'project_round', search: ['title'], order: [['open_time', 'desc'], 'id'] }}
        label={text.list}
        fields={fields}
        rowId={(row) => row.id}
        keyword={text.keyword}
        none="—"
        empty={{ title: text.empty, hint: text.emptyHint }}
      />
    </OfficePage>
  );
}
