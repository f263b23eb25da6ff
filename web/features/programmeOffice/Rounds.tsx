import Button from '@mui/material/Button';
import { secondsNow } from '../../../db/contract/time';
import words from '../../i18n/programmeRounds';
import { delRows, reread } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { confirm, openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { TagChip } from '../../kit/layout/StateChip';
import { type Field, ResourceTable, type StoredRow } from '../../kit/resource';
import { OfficePage } from './OfficePage';

const KEY = ['programme'];

/** The rounds of the programme: when declarations are taken, and what is asked of them. */
export default function Rounds() {
  const text = useText(words);
  const { lang } = useLang();
  const edit = async (id?: string) => {
    if (await openDialog('programme-round', id ? { id } : {})) await reread([KEY]);
  };
  const remove = async ({ id, title }: StoredRow) => {
    const question = { title: text.removeTitle, text: text.removeText(String(title)), confirmLabel: text.remove };
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(() => delRows('project_round', { id }), [KEY], text.removed);
  };
  const stateOf = ({ open_time, close_time }: StoredRow) => {
    if (secondsNow() < Number(open_time)) return text.states.later;
    return secondsNow() < Number(close_time) ? text.states.open : text.states.closed;
  };
  const fields: Field<StoredRow>[] = [
    {
      name: 'title',
      label: text.fields.title,
      look: 'name',
      flex: 1.6,
      minWidth: 200,
      below: ({ title, title_en }) => (title_en ? String(lang === 'en' ? title : title_en) : ''),
    },
    { name: 'state', label: text.fields.state, width: 110, show: (row) => <TagChip label={stateOf(row)} /> },
    {
      name: 'open_time',
      label: text.fields.time,
      minWidth: 200,
      flex: 1,
      show: (row) => formatMinute(Number(row.open_time)),
      below: (row) => text.until(formatMinute(Number(row.close_time))),
    },
    { name: 'opinions_needed', label: text.fields.opinions_needed, look: 'count', width: 130 },
    {
      name: 'opinions_due',
      label: text.fields.opinions_due,
      minWidth: 180,
      show: (row) => formatMinute(row.opinions_due as number | null),
    },
  ];
  return (
    <OfficePage room="rounds" lead={text.lead}>
      <ResourceTable
        queryKey={[...KEY, 'rounds']}
        from={{ table: 'project_round', search: ['title', 'title_en'], order: [['open_time', 'desc'], 'id'] }}
        label={text.list}
        fields={fields}
        rowId={(row) => row.id}
        keyword={text.keyword}
        none="—"
        toolbar={
          <Button variant="contained" sx={{ ml: { sm: 'auto' } }} onClick={() => void edit()}>
            {text.add}
          </Button>
        }
        actions={{
          nameOf: ({ title }) => String(title),
          list: (row) => [
            { label: text.edit, act: () => edit(row.id) },
            { label: text.remove, act: () => remove(row), danger: true },
          ],
        }}
        empty={{ title: text.empty, hint: text.emptyHint }}
      />
    </OfficePage>
  );
}
