import { type Client, signedIn } from '../../setup/client.ts';
import { AUDITOR, byPerson } from './results.ts';

/**
 * A public result of a member, approved by an auditor.
 * @param owner who publishes it
 * @param result changes at single fields
 * @param base address of another server than the run's own
 */
export async function publicResult(
  owner: Client,
  result: Record<string, unknown> = {},
  base?: string,
): Promise<string> {
  const made = await owner.post('/web/v1/user/chengguo', byPerson({ result }));
  if (made.status !== 200) throw new Error(made.text);
  const id = made.result.chengguo_id as string;
  const auditor = await signedIn(AUDITOR, base);
  const audited = await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 4 });
  if (audited.status !== 200) throw new Error(audited.text);
  return id;
}

/** What a member was told about an item. */
export async function noticesOf(member: Client, topic: string, itemId: string): Promise<Record<string, unknown>[]> {
  const { result } = await member.get('/web/v1/user/notice/list', { pageSize: '100' });
  return (result.records as Record<string, unknown>[]).filter((row) => row.topic === topic && row.item_id === itemId);
}
