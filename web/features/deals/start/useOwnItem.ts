import { ITEM } from '../../../../db/contract/limits';
import { useSession } from '../../../domain/session';
import { useRows } from '../../../kit/api';

const RESULT = ['chengguo', 'chengguo_id'] as const;
const DEMAND = ['xuqiu', 'xuqiu_id'] as const;

/** Whether the user, or an organisation of theirs, published an item; the server checks again. */
export function useOwnItem(itemType: number, itemId: string): { isLoading: boolean; own: boolean } {
  const { user } = useSession();
  const [table, key] = itemType === ITEM.result ? RESULT : DEMAND;
  const { data, isLoading } = useRows(
    ['deals', 'publisher', itemId],
    { table, columns: ['add_user', 'unit'], where: { [key]: itemId }, pageSize: 1 },
    { enabled: user !== null, silent: true },
  );
  const [row] = data?.records ?? [];
  const own =
    user !== null &&
    row !== undefined &&
    (row.add_user === user.user_id || (user.orgs ?? []).some((org) => org.organization_id === row.unit));
  return { isLoading, own };
}
