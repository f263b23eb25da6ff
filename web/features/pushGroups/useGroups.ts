import type { OrganizationGroup } from '../../../db/contract/push-pickers';
import { api, queryClient, useApiQuery } from '../../shared/api';

/** What shows organisation groups is fetched anew by this key. */
export const GROUPS = ['organizationGroups'] as const;

export const useGroups = () =>
  useApiQuery<{ records: OrganizationGroup[] }>(GROUPS, '/v1/push/orgGroups', undefined, { staleMs: 0 });

export interface GroupValues {
  id?: string;
  name: string;
  remark: string;
  orgs: string[];
}

export async function saveGroup(values: GroupValues): Promise<void> {
  await api.post<{ id: string }>('/v1/push/orgGroup', values);
  await queryClient.invalidateQueries({ queryKey: GROUPS });
}

export async function removeGroup(id: string): Promise<void> {
  await api.del('/egg/base/del', undefined, { table: 'organization_group', where: { id } });
  await queryClient.invalidateQueries({ queryKey: GROUPS });
}

export const membersOf = (group: OrganizationGroup | null): Map<string, string> =>
  new Map((group?.members ?? []).map(({ org_id, name }) => [org_id, name]));
