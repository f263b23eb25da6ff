import type { PublishedKind } from '../../../../db/contract/items';
import { readRows } from '../../../kit/api';
import type { ItemFacts } from '../types';

const COLUMNS = ['contacts', 'contacts_tel', 'contacts_email', 'contacts_wechat', 'contacts_addr', 'unit'] as const;

const newest = (userId: string) =>
  ({
    columns: COLUMNS,
    where: { add_user: userId, is_delete: 0 },
    order: [['add_time', 'desc']],
    pageSize: 1,
  }) as const;

/**
 * Whom a member named in the own newest item of a kind.
 * @param unit key of the organisation that the next one is published for: the contact of another is not its own
 */
export async function lastContact(kind: PublishedKind, userId: string, unit: string | null): Promise<ItemFacts> {
  // Without a person in the condition the newest item would be anybody's.
  if (!userId) return {};
  const silent = { silent: true } as const;
  const page = await (kind === 'result'
    ? readRows({ table: 'chengguo', ...newest(userId) }, silent)
    : readRows({ table: 'xuqiu', ...newest(userId) }, silent)
  ).catch(() => null);
  const row = page?.records[0];
  if (!row?.contacts || !row.contacts_tel || (row.unit || null) !== unit) return {};
  const { contacts, contacts_tel, contacts_email, contacts_wechat, contacts_addr } = row;
  return {
    ...{ contacts, contacts_tel },
    ...(contacts_email && { contacts_email }),
    ...(contacts_wechat && { contacts_wechat }),
    ...(contacts_addr && { contacts_addr }),
  };
}
