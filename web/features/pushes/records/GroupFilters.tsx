import type { Where } from '../../../../db/contract/tables';
import words from '../../../i18n/pushRecords';
import { useRows } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { useTableFilter } from '../../../kit/table';
import { ChoiceFilter } from '../../../kit/table/filters/ChoiceFilter';

/** Groups that a filter offers, newest first. */
const OFFERED = 100;
const NEWEST = [
  ['add_time', 'desc'],
  ['id', 'desc'],
] as const;

const usePushGroups = (where: Where<'push_group'>, enabled: boolean) =>
  useRows(
    ['pushes', 'push_group'],
    { table: 'push_group', columns: ['id', 'title', 'item_type'], where, order: NEWEST, pageSize: OFFERED },
    { silent: true, enabled },
  ).data?.records ?? [];

/** Narrows the records to one push group; the one that the address names is offered however old it is. */
export function PushGroupFilter() {
  const text = useText(words).records;
  const [kind] = useTableFilter('item_type');
  const [value] = useTableFilter('push_group_id');
  const groups = usePushGroups(kind ? { item_type: Number(kind) } : {}, true);
  const known = groups.some(({ id }) => id === value);
  const [named] = usePushGroups({ id: value }, value !== '' && !known);
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
  const query = useRows(
    ['pushes', 'organization_group'],
    { table: 'organization_group', columns: ['id', 'name'], order: NEWEST, pageSize: OFFERED },
    { silent: true },
  );
  const groups = query.data?.records ?? [];
  return (
    <ChoiceFilter
      name="org_group_id"
      label={text.orgGroup}
      options={groups.map(({ id, name }) => ({ value: id, label: name || text.unnamed }))}
    />
  );
}
