import { COMMUNITY } from '../../../../db/contract/community';
import { GENDERS, labelOf } from '../../../../db/contract/enums';
import { FORUM_FILTERS, FORUM_STATES } from '../../../../db/contract/forum';
import { optionsOf } from '../../../domain/publishing/choices';
import { StaffPage } from '../../../domain/session/StaffPage';
import words from '../../../i18n/forum';
import { putRows, reread } from '../../../kit/api';
import { useLang, useText } from '../../../kit/i18n';
import { DownloadButton } from '../../../kit/layout/DownloadButton';
import { ToneChip } from '../../../kit/layout/StateChip';
import { ResourceTable } from '../../../kit/resource';
import { toast } from '../../../kit/toast';

const KEY = ['kept', 'forum_cooperation'];
const COLUMNS = ['id', 'name', 'sex', 'org_name', 'phone', 'remarks', 'state', 'add_time'] as const;
const HANDLED = 2;

/** Files of exactly what is filtered. */
function Exports() {
  const text = useText(words);
  return (['xlsx', 'csv'] as const).map((kind) => (
    <DownloadButton key={kind} path={`/v1/forum/cooperation.${kind}`} filters={FORUM_FILTERS} label={text[kind]} />
  ));
}

/** Who offered to cooperate with the forum, for content editors. */
export default function ForumIntents() {
  const text = useText(words);
  const { lang } = useLang();
  const { fields } = text;
  const handle = async (id: string, state: number) => {
    try {
      await putRows('forum_cooperation', { id }, { state });
      toast.success(text.saved);
    } finally {
      await reread([KEY]);
    }
  };
  return (
    <StaffPage
      authority="content-admin"
      title={text.title}
      lead={text.lead}
      breadcrumbs={[{ label: text.introduce, to: COMMUNITY }, { label: text.title }]}
      actions={<Exports />}
    >
      <ResourceTable
        queryKey={KEY}
        from={{
          table: 'forum_cooperation',
          columns: COLUMNS,
          search: ['name', 'org_name', 'phone'],
          order: [['add_time', 'desc'], 'id'],
        }}
        rowId={({ id }) => id}
        label={text.list}
        keyword={text.keyword}
        empty={{ title: text.none, hint: text.noneHint }}
        fields={[
          {
            name: 'name',
            label: fields.name,
            look: 'name',
            flex: 1,
            minWidth: 140,
            below: ({ sex }) => labelOf(GENDERS, sex, lang),
          },
          { name: 'org_name', label: fields.org_name, flex: 1.2, minWidth: 180 },
          { name: 'phone', label: fields.phone, minWidth: 140 },
          { name: 'remarks', label: fields.remarks, flex: 2, minWidth: 220, look: 'long' },
          {
            name: 'state',
            label: fields.state,
            minWidth: 110,
            options: optionsOf(FORUM_STATES, lang),
            filter: true,
            show: ({ state }) => (
              <ToneChip label={labelOf(FORUM_STATES, state, lang)} tone={state === HANDLED ? 'adopted' : 'review'} />
            ),
          },
          { name: 'add_time', label: fields.add_time, look: 'day', sortable: true },
        ]}
        actions={{
          nameOf: ({ name }) => name,
          list: ({ id, state }) => {
            const label = state === HANDLED ? text.reopen : text.handle;
            return [{ label, act: () => handle(id, state === HANDLED ? 1 : HANDLED) }];
          },
        }}
      />
    </StaffPage>
  );
}
