import { CONTACT_TYPES, COOPERATION_STATES } from '../../../db/contract/enums-programme';
import { COOPERATION_FILTERS } from '../../../db/contract/programme/applications';
import { optionsOf } from '../../domain/publishing/choices';
import words from '../../i18n/programmeCooperation';
import { reread } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { DownloadButton } from '../../kit/layout/DownloadButton';
import { formatMinute } from '../../kit/layout/format';
import { TagChip } from '../../kit/layout/StateChip';
import { ResourceTable } from '../../kit/resource';
import { OfficePage } from './OfficePage';

const KEY = ['programme', 'cooperation'];

/** What visitors asked for about selected projects. */
export default function Cooperation() {
  const text = useText(words);
  const { lang } = useLang();
  const labels = (choices: typeof COOPERATION_STATES | typeof CONTACT_TYPES, value: number) =>
    choices.find((choice) => choice.value === value)?.[lang] ?? '';
  const { fields } = text;
  return (
    <OfficePage
      room="cooperation"
      lead={text.lead}
      actions={(['csv', 'xlsx'] as const).map((kind) => (
        <DownloadButton
          key={kind}
          path={`/v1/programme/cooperation.${kind}`}
          filters={COOPERATION_FILTERS}
          label={text[kind]}
        />
      ))}
    >
      <ResourceTable
        queryKey={KEY}
        path="/v1/programme/cooperation/list"
        label={text.list}
        keyword={text.keyword}
        rowId={({ id }) => id}
        none="—"
        fields={[
          {
            name: 'contacts_org',
            label: fields.org,
            look: 'name',
            flex: 1.4,
            minWidth: 190,
            below: (row) => [row.contacts_name, row.contacts_position].filter(Boolean).join(' · '),
          },
          {
            name: 'project_name',
            label: fields.project,
            flex: 1.4,
            minWidth: 190,
            show: (row) => row.project_name ?? text.gone,
            below: (row) => row.project_org ?? '',
          },
          {
            name: 'project_contacts_type',
            label: fields.type,
            minWidth: 170,
            options: optionsOf(CONTACT_TYPES, lang),
            filter: true,
            show: (row) => labels(CONTACT_TYPES, row.project_contacts_type),
          },
          { name: 'contacts_phone', label: fields.phone, minWidth: 140 },
          {
            name: 'state',
            label: fields.state,
            width: 120,
            options: optionsOf(COOPERATION_STATES, lang),
            filter: true,
            show: (row) => <TagChip label={labels(COOPERATION_STATES, row.state)} />,
          },
          { name: 'add_date', label: fields.time, minWidth: 190, show: (row) => formatMinute(row.add_date) },
        ]}
        actions={{
          nameOf: (row) => row.contacts_org,
          list: (row) => [
            {
              label: text.open,
              act: async () => {
                if (await openDialog('programme-cooperation', { id: row.id })) {
                  await reread([KEY]);
                }
              },
            },
          ],
        }}
        empty={{ title: text.empty, hint: text.emptyHint }}
      />
    </OfficePage>
  );
}
