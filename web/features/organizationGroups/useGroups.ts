import { useQuery } from '@tanstack/react-query';
import type { OrganizationGroup } from '../../../db/contract/push-pickers';
import type { Chosen } from '../../domain/pushes/chosen';
import { wholeGroup } from '../../domain/pushes/wholeGroup';
import { api, delRows, reread, useApiQuery } from '../../kit/api';

/** What shows organisation groups is fetched anew by this key. */
export const GROUPS = ['organizationGroups'] as const;
const PATH = '/v1/push/orgGroups';

export const useGroups = () => useApiQuery(GROUPS, PATH, undefined, { staleMs: 0 });

/** A group with all its members, for the form of it. */
export const useGroup = (id: string | undefined) =>
  useQuery({
    queryKey: [...GROUPS, 'one', id],
    queryFn: async () => (await storedGroup(id ?? '')) ?? null,
    enabled: id !== undefined,
    staleTime: 0,
  });

/** A group as the server has it now; none when it was removed. */
export async function storedGroup(id: string): Promise<OrganizationGroup | undefined> {
  const { records } = await api.get(PATH);
  const group = records.find((each) => each.id === id);
  return group && wholeGroup(group);
}

/** What the form of a group holds. */
export interface GroupValues {
  name: string;
  remark: string;
  /** Organisations by id, with their names. */
  members: Chosen;
}

/** A stored group as its form holds it; a new one begins empty. */
export const valuesOf = (group: OrganizationGroup | null): GroupValues => ({
  name: group?.name ?? '',
  remark: group?.remark ?? '',
  members: new Map((group?.members ?? []).map(({ org_id, name }) => [org_id, name])),
});

export async function removeGroup(id: string): Promise<void> {
  await delRows('organization_group', { id });
  await reread([GROUPS]);
}
