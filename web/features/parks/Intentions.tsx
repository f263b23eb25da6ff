import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { INTENTION_STATES } from '../../../db/contract/parks';
import { useLabel } from '../../domain/catalog/words';
import { useSession } from '../../domain/session';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/parks';
import { reread, useRows } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { type Tone, ToneChip } from '../../kit/layout/StateChip';
import { ResourceTable } from '../../kit/resource';

const COLUMNS = [
  ...(['id', 'yuanqu_id', 'name', 'org_name', 'project', 'amount', 'phone', 'remark'] as const),
  ...(['state', 'note', 'add_time'] as const),
] as const;

const TONES: Readonly<Record<number, Tone>> = { 1: 'review', 2: 'returned', 3: 'adopted', 4: 'none' };

/** Who means to settle in which park, for content editors. */
export default function ParkIntentions() {
  const text = useText(words);
  const { lang } = useLang();
  const { has } = useSession();
  const label = useLabel();
  const editor = has('content-admin');
  const parks = useRows(
    ['parks', 'names'],
    { table: 'yuanqu', columns: ['yuanqu_id', 'name'], pageSize: 100 },
    { enabled: editor, silent: true },
  );
  const nameOf = (id: string) => parks.data?.records.find((park) => park.yuanqu_id === id)?.name ?? '';
  const states = INTENTION_STATES.map((choice) => ({ value: choice.value, label: choice[lang] }));
  const handle = async (row: { id: string; name: string; state: number; note: string | null }) => {
    const { id, name, state, note } = row;
    if (await openDialog('parkHandle', { id, name, state, note: note ?? '' })) {
      await reread([['kept', 'yuanqu_intention']]);
    }
  };
  return (
    <StaffPage
      authority="content-admin"
      title={text.intentionsTitle}
      lead={text.intentionsLead}
      breadcrumbs={[{ label: text.title, to: '/park' }, { label: text.intentionsTitle }]}
    >
      <ResourceTable
        queryKey={['kept', 'yuanqu_intention']}
        from={{
          table: 'yuanqu_intention',
          columns: COLUMNS,
          search: ['name', 'org_name', 'project'],
          order: [['add_time', 'desc'], 'id'],
        }}
        rowId={({ id }) => id}
        label={text.intentionsTitle}
        keyword={text.intentionKeyword}
        empty={{ title: text.intentionsNone }}
        fields={[
          {
            name: 'project',
            label: text.form.project,
            flex: 2,
            minWidth: 220,
            look: 'name',
            below: ({ amount, remark }) => [amount, remark].filter(Boolean).join(' · '),
          },
          {
            name: 'name',
            label: text.fields.contacts,
            flex: 1,
            minWidth: 160,
            below: ({ org_name, phone }) => [org_name, phone].filter(Boolean).join(' · '),
          },
          {
            name: 'yuanqu_id',
            label: text.park,
            flex: 1,
            minWidth: 160,
            show: ({ yuanqu_id }) => nameOf(yuanqu_id),
            to: ({ yuanqu_id }) => itemPage(ITEM.park, yuanqu_id),
          },
          {
            name: 'state',
            label: text.state,
            minWidth: 110,
            look: 'choice',
            options: states,
            filter: true,
            show: ({ state }) => <ToneChip label={label(INTENTION_STATES, state)} tone={TONES[state] ?? 'none'} />,
            below: ({ note }) => note,
          },
          { name: 'add_time', label: text.sentAt, look: 'day', sortable: true },
        ]}
        actions={{
          nameOf: ({ name }) => name,
          list: (row) => [{ label: text.handle, act: () => handle(row) }],
        }}
      />
    </StaffPage>
  );
}
