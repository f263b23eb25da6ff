import type { ManagedOrganization } from '../../../db/contract/administration';
import { ORGANIZATION_TYPES } from '../../../db/contract/enums';
import { ORGANIZATION_KINDS } from '../../../db/contract/enums-results';
import { slug } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import { useLabel, usePlace } from '../../domain/catalog/words';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/administration';
import kit from '../../i18n/kit';
import { reread } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { StateChip } from '../../kit/layout/StateChip';
import { type Field, ResourceTable } from '../../kit/resource';

const STATES = [AUDIT.pending, AUDIT.approved, AUDIT.rejected];

/** Every organisation: what it is, who answers for it, whether it is public, and whether it is one twice. */
export default function ManagedOrganizations() {
  const { organizations: text } = useText(words);
  const { status } = useText(kit);
  const { lang } = useLang();
  const place = usePlace();
  const label = useLabel();
  const after = async (opened: Promise<unknown>) => {
    await opened;
    await reread([['admin'], ['organizations']]);
  };

  const fields: Field<ManagedOrganization>[] = [
    {
      name: 'name',
      label: text.name,
      flex: 1.6,
      minWidth: 220,
      to: (row) => `/organizationDetail/${row.organization_id}/${slug(row.name)}`,
      below: (row) => [label(ORGANIZATION_KINDS, row.org_type), place(row)].filter(Boolean).join(' · '),
    },
    {
      name: 'type',
      label: text.type,
      minWidth: 110,
      look: 'choice',
      options: ORGANIZATION_TYPES.map((type) => ({ value: type.value, label: type[lang] })),
      filter: true,
    },
    {
      name: 'audit_status',
      label: text.status,
      minWidth: 124,
      show: (row) => <StateChip status={row.audit_status} />,
      options: STATES.map((state) => ({ value: state, label: status[state] ?? '' })),
      filter: true,
    },
    {
      name: 'owner',
      label: text.administrator,
      show: (row) => row.owner?.name ?? (row.owner ? '' : text.none),
      below: (row) => row.owner?.account,
    },
    { name: 'members', label: text.members, width: 104, look: 'count' },
    { name: 'results', label: text.results, width: 104, look: 'count' },
    { name: 'add_time', label: text.added, look: 'day' },
  ];
  const action = (
    name: string,
    dialog: 'admin-organization-audit' | 'admin-organization-merge',
    row: ManagedOrganization,
  ) => ({
    label: name,
    act: () => after(openDialog(dialog, { organization: row })),
  });

  return (
    <StaffPage authority="admin" title={text.title} lead={text.lead}>
      <ResourceTable
        queryKey={['admin', 'organizations']}
        path="/v1/admin/organization/list"
        label={text.list}
        fields={fields}
        rowId={(row) => row.organization_id}
        keyword={text.keyword}
        empty={{ title: text.empty }}
        actions={{
          nameOf: ({ name }) => name,
          list: (row) => [
            action(text.audit, 'admin-organization-audit', row),
            action(text.merge, 'admin-organization-merge', row),
          ],
        }}
      />
    </StaffPage>
  );
}
