import type { GroupMember, OrganizationGroup } from '../../../db/contract/push-pickers';
import { type Answer, api } from '../../kit/api';

/** A group with all its members: a list names the first of them, the others come page by page. */
export async function wholeGroup(group: OrganizationGroup): Promise<OrganizationGroup> {
  if (group.members.length >= group.count) return group;
  const members: GroupMember[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: Answer<'get', '/v1/push/orgGroup/members'> = await api.get('/v1/push/orgGroup/members', {
      id: group.id,
      ...(after && { after }),
    });
    members.push(...page.records);
    after = page.next;
  }
  return { ...group, count: members.length, members };
}
