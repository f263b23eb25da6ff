import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Column, Picked, TableName } from '../../../db/contract/tables';
import type { ListPath, RowOf } from '../api';
import type { Option } from '../form/FormChoices';
import { useMedia } from '../layout/useMedia';
import { ChoiceFilter } from '../table/filters/ChoiceFilter';
import { KeywordFilter } from '../table/filters/KeywordFilter';
import { TableOfRows, type TablePageProps } from '../table/TablePage';
import { actionsColumn, columnOf, LITTLE_ROOM, type RowActions } from './cells';
import type { Field, StoredRow, TableRows } from './field';

type Kept = 'queryKey' | 'label' | 'rowId' | 'empty' | 'pageSize' | 'every' | 'params' | 'selection' | 'more';

interface ResourceTableProps<R extends object> extends Pick<TablePageProps<R>, Kept> {
  /** The call that answers the rows; of the table service, `from` says which they are. */
  path?: string;
  from?: TableRows & { columns?: readonly string[] };
  fields: readonly Field<R>[];
  actions?: RowActions<R> | false;
  /** Label of the search by a word; without it there is none. */
  keyword?: string;
  /** Further filters: their names in the address, and their inputs. */
  filters?: readonly string[];
  toolbar?: ReactNode;
  /** What stands where a value is blank. */
  none?: string;
}

const optionsOf = <R,>({ options = [], filter }: Field<R>): readonly Option[] =>
  (typeof filter === 'object' && filter.options) || options;

/** What is asked of the table service for the word and the choices of the address. */
function useTableCall<R>(from: ResourceTableProps<R & object>['from'], filtering: readonly Field<R>[]) {
  const [address] = useSearchParams();
  if (!from) return {};
  const { table, columns, search, order, where } = from;
  const word = address.get('keyword');
  const chosen = filtering.flatMap((field) => {
    const { name, filter } = field;
    const option = optionsOf(field).find(({ value }) => String(value) === address.get(name));
    return option ? [[(typeof filter === 'object' && filter.column) || name, option.value]] : [];
  });
  return {
    params: {
      table,
      columns,
      where: {
        ...where,
        ...(word && { or: search.map((name) => ({ [name]: { like: word } })) }),
        ...Object.fromEntries(chosen),
      },
      order: order.map((entry) => (typeof entry === 'string' ? [entry, 'asc'] : entry)),
    },
    sortParams: (field: string, direction: 'asc' | 'desc') => ({ order: [[field, direction]] }),
  };
}

/** A list for staff, its columns and filters made of the fields of a noun. */
export function ResourceTable<P extends ListPath>(props: ResourceTableProps<RowOf<P>> & { path: P }): ReactNode;
export function ResourceTable<T extends TableName, const C extends Column<NoInfer<T>>>(
  props: ResourceTableProps<Picked<T, C>> & { from: TableRows<T> & { columns: readonly C[] } },
): ReactNode;
/** Without columns, all that the caller reads. */
export function ResourceTable(props: ResourceTableProps<StoredRow> & { from: TableRows }): ReactNode;
export function ResourceTable<R extends object>(props: ResourceTableProps<R>) {
  const { path = '/egg/base/list', from, fields, actions, keyword, filters = [], toolbar, none, ...rest } = props;
  const filtering = fields.filter(({ filter }) => filter);
  const choices = filtering.map(({ name }) => name);
  const call = useTableCall(from, filtering);
  const littleRoom = useMedia(LITTLE_ROOM);
  const columns = fields.filter(({ only }) => !only || only === 'table').map((field) => columnOf(field, none));
  return (
    <TableOfRows<R>
      {...rest}
      {...call}
      path={path}
      columns={actions ? [...columns, actionsColumn(actions, littleRoom)] : columns}
      filters={[...new Set([...(keyword ? ['keyword'] : []), ...choices, ...filters])]}
      toolbar={
        keyword || choices.length > 0 || toolbar ? (
          <>
            {keyword ? <KeywordFilter label={keyword} /> : null}
            {filtering.map((field) => (
              <ChoiceFilter
                key={field.name}
                name={field.name}
                label={field.label}
                options={optionsOf(field).map(({ value, label }) => ({ value: String(value), label }))}
                {...(typeof field.filter === 'object' && field.filter.first && { first: field.filter.first })}
              />
            ))}
            {toolbar}
          </>
        ) : null
      }
    />
  );
}
