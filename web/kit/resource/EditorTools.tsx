import Button from '@mui/material/Button';
import { MOST_ORDERED, ORDERED, type Ordered, VERSIONED, type Versioned } from '../../../db/contract/versions';
import words from '../../i18n/versions';
import { readFields } from '../api';
import { openDialog } from '../dialogs';
import { useText } from '../i18n';
import type { RowAction, TableRows } from './field';
import type { OrderedRow } from './OrderDialog';

const isVersioned = (table: string): table is Versioned => VERSIONED.some((each) => each === table);
const isOrdered = (table: string): table is Ordered => ORDERED.some((each) => each === table);

type Fields = Readonly<Record<string, unknown>>;

const PAGE = 100;

/** The rows in the order of their list, as many as are put in order at once. */
async function inOrder({ table, where = {}, order }: TableRows, told: (row: Fields) => OrderedRow) {
  const places = order.map((each) => (typeof each === 'string' ? [each, 'asc'] : each));
  const found: OrderedRow[] = [];
  let total = 0;
  for (let pageIndex = 1; found.length < MOST_ORDERED; pageIndex += 1) {
    const page = await readFields(table, { where, order: places, pageIndex, pageSize: PAGE });
    found.push(...page.records.map(told));
    total = page.total;
    if (pageIndex >= page.pages) break;
  }
  return { rows: found, more: total > found.length };
}

interface EditorToolsProps {
  rows: TableRows;
  label: string;
  /** Visitors see what comes back at once: the table has no switch for it. */
  shown: boolean;
  /** How a row is told apart in the order. */
  told: (row: Fields) => OrderedRow;
  onChanged: () => void;
}

/** Above a list of editors: its order, and what was taken away. */
export function EditorTools({ rows, label, shown, told, onChanged }: EditorToolsProps) {
  const text = useText(words);
  const { table } = rows;
  const order = async () => {
    if (!isOrdered(table)) return;
    // The API client has said why where they could not be read.
    const found = await inOrder(rows, told).catch(() => null);
    if (found && (await openDialog('contentOrder', { table, label, ...found }))) onChanged();
  };
  return (
    <>
      {isOrdered(table) ? (
        <Button variant="outlined" onClick={() => void order()}>
          {text.order}
        </Button>
      ) : null}
      {isVersioned(table) ? (
        <Button
          variant="outlined"
          onClick={() => void openDialog('removedContent', { table, label, shown, onRestored: onChanged })}
        >
          {text.removedList}
        </Button>
      ) : null}
    </>
  );
}

/** The way to the versions of a row; none of a table that keeps none. */
export function useVersions(
  table: string,
  labels: Readonly<Record<string, string>>,
  onChanged: () => void,
): (id: string, name: string) => RowAction[] {
  const text = useText(words);
  return (id, name) =>
    isVersioned(table)
      ? [
          {
            label: text.history,
            of: text.historyOf(name),
            act: async () => {
              if (await openDialog('contentVersions', { table, id, name, labels })) onChanged();
            },
          },
        ]
      : [];
}
