import words from '../../../i18n/pushRecords';
import { type Paged, useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { useTableFilter } from '../../../kit/table';
import { ChoiceFilter } from '../../../kit/table/filters/ChoiceFilter';

/** Groups that a filter offers, newest first. */
const OFFERED = 100;
const NEWEST = [
  ['add_time', 'desc'],
  ['id', 'desc'],
];

interface PushGroup {
  id: string;
  title: string;
  item_type: number;
}

interface OrganizationGroup {
  id: string;
  name: string;
}

const useGroups = <R,>(table: string, columns: string[], where: object, enabled = true) =>
  useApiQuery<Paged<R>>(
    ['pushes', table],
    '/egg/base/list',
    { table, columns, where, order: NEWEST, pageSize: OFFERED },
    { silent: true, enabled },
  ).data?.records ?? [];

/** Narrows the records to one push group; the one that the address names is offered however old it is. */
export function PushGroupFilter() {
  const text = useText(words).records;
  const [kind] = useTableFilter('item_type');
  const [value] = useTableFilter('push_group_id');
  const columns = ['id', 'title', 'item_type'];
  const groups = useGroups<PushGroup>('push_group', columns, kind ? { item_type: Number(kind) } : {});
  const known = groups.some(({ id }) => id === value);
  const [named] = useGroups<PushGroup>('push_group', columns, { id: value }, value !== '' && !known);
  return (
    <ChoiceFilter
      name="push_group_id"
      label={text.group}
      options={[...(named && !known ? [named] : []), ...groups].map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}

/** Narrows the records to pushes that went to members of an organisation group. */
export function OrganizationGroupFilter() {
  const text = useText(words).records;
  const groups = useGroups<OrganizationGroup>('organization_group', ['id', 'name'], {});
  return (
    <ChoiceFilter
      name="org_group_id"
      label={text.orgGroup}
      options={groups.map(({ id, name }) => ({ value: id, label: name || text.unnamed }))}
    />
  );
}
