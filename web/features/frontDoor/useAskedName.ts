import { ITEM } from '../../../db/contract/limits';
import { useApiQuery } from '../../kit/api';
import { useNamed } from '../../kit/i18n';

/**
 * What a result or demand is called that somebody from abroad asks about, in the reader's language.
 * @returns nothing while it is read, and for what is not public
 */
export function useAskedName(kind: number, id: string): string | undefined {
  const named = useNamed();
  const ask = (wanted: number) => ({ enabled: kind === wanted && id !== '', silent: true });
  const result = useApiQuery(['chengguo', 'detail', id], '/v1/chengguo/detail', { id }, ask(ITEM.result));
  const demand = useApiQuery(['xuqiu', 'detail', id], '/v1/xuqiu/detail', { id }, ask(ITEM.demand));
  const found = kind === ITEM.result ? result.data : kind === ITEM.demand ? demand.data : undefined;
  return found && named(found).title;
}
