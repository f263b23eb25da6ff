import { type Counted, STANDING } from '../../../../db/contract/programme/office';
import words from '../../../i18n/programmeFigures';
import { useText } from '../../../kit/i18n';
import { Numbers } from './Numbers';
import { rowsAt } from './rowsAt';

interface CountTableProps {
  title: string;
  /** What the numbers are counted by. */
  first: string;
  rows: readonly (Counted & { name: string })[];
  /** Filters that open the rows of a value. */
  to: (value: string) => Record<string, string>;
}

/** Declared, recommended and selected by some value of the declarations. */
export function CountTable({ title, first, rows, to }: CountTableProps) {
  const text = useText(words);
  return (
    <Numbers
      title={title}
      first={first}
      columns={[text.declared, text.recommended, text.selected]}
      lines={rows.map(({ value, name, declared, recommended, selected }) => {
        const at = { ...to(value), stage: STANDING };
        return {
          key: value,
          name,
          said: name,
          numbers: [
            { value: declared, to: rowsAt(at) },
            { value: recommended, to: rowsAt({ ...at, recommend_state: '1' }) },
            { value: selected, to: rowsAt({ ...at, selected: '1' }) },
          ],
        };
      })}
    />
  );
}
