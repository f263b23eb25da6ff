import { ITEM } from '../../../../db/contract/limits';
import type { RowOf } from '../../../../db/contract/tables';
import { useRows } from '../../../kit/api';

/** Items of each kind that the board looks at, and files that one answer holds. */
export const LOOKED_AT = 50;
const FILES = 100;

type Column = 'results' | 'demands' | 'products';

type BoardFile = RowOf<'attachment_relation', 'id' | 'item_id' | 'file_name' | 'file_path' | 'file_suffix' | 'size'>;

export interface BoardItem {
  id: string;
  itemType: number;
  name: string;
  name_en: string | null;
  files: BoardFile[];
}

const NEWEST = [['add_time', 'desc']] as const;

/** The files of items; pictures that only decorate are left out. */
function useFiles(column: Column, ids: readonly string[]) {
  return useRows(
    ['attachments', 'board', column],
    {
      table: 'attachment_relation',
      columns: ['id', 'item_id', 'file_name', 'file_path', 'file_suffix', 'size'],
      where: { item_id: { in: ids }, type: { ne: 'covers' } },
      order: NEWEST,
      pageSize: FILES,
    },
    { enabled: ids.length > 0 },
  );
}

/**
 * What carries files in an organisation: the table service answers the items and the files that the caller may read.
 * @param unit id of the organisation; blank for none
 */
export function useBoard(unit: string) {
  const options = { enabled: unit !== '', staleMs: 0 };
  const more = { where: { unit }, order: NEWEST, pageSize: LOOKED_AT } as const;
  const results = useRows(
    ['results', 'board'],
    { table: 'chengguo', columns: ['chengguo_id', 'name', 'name_en'], ...more },
    options,
  );
  const demands = useRows(
    ['demands', 'board'],
    { table: 'xuqiu', columns: ['xuqiu_id', 'name', 'name_en'], ...more },
    options,
  );
  const products = useRows(
    ['products', 'board'],
    { table: 'chanpin', columns: ['chanpin_id', 'name'], ...more },
    options,
  );
  const found = {
    results: results.data?.records.map(({ chengguo_id: id, name, name_en }) => ({
      id,
      name,
      name_en,
      itemType: ITEM.result,
    })),
    demands: demands.data?.records.map(({ xuqiu_id: id, name, name_en }) => ({
      id,
      name,
      name_en,
      itemType: ITEM.demand,
    })),
    products: products.data?.records.map(({ chanpin_id: id, name }) => ({
      id,
      name,
      name_en: null,
      itemType: ITEM.product,
    })),
  };
  const idsOf = (column: Column) => (found[column] ?? []).map(({ id }) => id);
  const files = {
    results: useFiles('results', idsOf('results')),
    demands: useFiles('demands', idsOf('demands')),
    products: useFiles('products', idsOf('products')),
  };
  const asked = [results, demands, products, ...Object.values(files)];
  const failed = asked.find(({ isError }) => isError);
  const columns = (['results', 'demands', 'products'] as const).map((column) => ({
    column,
    items: (found[column] ?? []).flatMap((item): BoardItem[] => {
      const own = (files[column].data?.records ?? []).filter(({ item_id }) => item_id === item.id);
      return own.length > 0 ? [{ ...item, files: own }] : [];
    }),
  }));
  return {
    columns,
    loading: unit !== '' && asked.some(({ isLoading }) => isLoading),
    retry: failed ? () => void Promise.all(asked.map(({ refetch, isError }) => isError && refetch())) : undefined,
  };
}
