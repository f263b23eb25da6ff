import { useSearchParams } from 'react-router-dom';
import { slug } from '../../../db/contract/items';
import { EDIT, type ManagedEdit } from '../../../db/contract/organization-edits';
import { useFieldName } from '../../domain/reviews/fieldNames';
import { useSession } from '../../domain/session';
import { WorkGroups } from '../../domain/session/WorkGroups';
import words from '../../i18n/organizationEdits';
import { reread } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { type Field, ResourceTable } from '../../kit/resource';
import { NotAllowed } from './NotAllowed';

function useFields(): Field<ManagedEdit>[] {
  const text = useText(words);
  const nameOf = useFieldName();
  return [
    {
      name: 'name',
      role: 'main',
      label: text.organization,
      flex: 1.4,
      minWidth: 220,
      to: (row) => `/organizationDetail/${row.organization_id}/${slug(row.name)}`,
      below: (row) => (row.verified ? text.verified : text.unverified),
    },
    {
      name: 'fields',
      label: text.changes,
      flex: 1.8,
      minWidth: 220,
      show: (row) => row.fields.map(nameOf).join(text.separator),
      below: (row) => row.opinion && text.returnedWhy(row.opinion),
    },
    {
      name: 'add_time',
      label: text.submitted,
      look: 'time',
      flex: 1,
      minWidth: 170,
      below: (row) => row.user_name,
    },
    {
      name: 'state',
      label: text.state,
      only: 'filter',
      filter: { first: text.states.waiting, options: [{ value: EDIT.returned, label: text.states.returned }] },
    },
  ];
}

/** What administrators changed of their organisations and waits for a reviewer (/audit/organizations). */
export default function OrganizationEdits() {
  const text = useText(words);
  const { has } = useSession();
  const [search] = useSearchParams();
  const fields = useFields();
  const open = async (item: ManagedEdit) => {
    await openDialog('organizationEdit', { item });
    await reread([['audit', 'organizations'], ['organizations']]);
  };
  const returned = search.get('state') === String(EDIT.returned);
  if (!has('content-admin')) return <NotAllowed title={text.title} />;
  return (
    <Page title={text.title} lead={text.lead} labels={<WorkGroups />} width="xl" breadcrumbs={[{ label: text.title }]}>
      <ResourceTable
        queryKey={['audit', 'organizations']}
        path="/v1/organization/edit/list"
        fields={fields}
        rowId={(row) => row.organization_id}
        keyword={text.keyword}
        label={text.list}
        empty={returned ? { title: text.emptyReturned } : { title: text.empty, hint: text.emptyHint }}
        actions={{
          nameOf: ({ name }) => name,
          list: (row) => {
            const label = row.state === EDIT.waiting ? text.review : text.look;
            return [{ label, act: () => open(row) }];
          },
        }}
      />
    </Page>
  );
}
