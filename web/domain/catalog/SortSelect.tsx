import Box from '@mui/material/Box';
import { useId } from 'react';
import catalog from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { selectLook } from './SelectFilter';

interface SortSelectProps<O extends string> {
  orders: readonly O[];
  labels: Readonly<Record<O, string>>;
  value: O;
  onChange: (order: O) => void;
}

/** Ways to sort a list. */
export function SortSelect<O extends string>({ orders, labels, value, onChange }: SortSelectProps<O>) {
  const text = useText(catalog);
  const id = useId();
  return (
    <Box className="no-print" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
        {text.order}
      </Box>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) => {
          const order = orders.find((each) => each === target.value);
          if (order) onChange(order);
        }}
        sx={{ ...selectLook, width: 'auto', height: 40 }}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {labels[order]}
          </option>
        ))}
      </Box>
    </Box>
  );
}
