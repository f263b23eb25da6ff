import Box from '@mui/material/Box';
import { shadeOf, shades } from './shades';

interface HeatTableProps {
  label: string;
  columns: readonly string[];
  /** Rows are shaded each by its own highest number. */
  rows: readonly { key: string; label: string; values: readonly number[] }[];
}

const CLASSES = 5;

/** A table whose cells are shaded by their numbers; it scrolls by itself where there is no room. */
export function HeatTable({ label, columns, rows }: HeatTableProps) {
  return (
    <Box tabIndex={0} role="group" aria-label={label} sx={{ ...shades, flex: 1, overflowX: 'auto', display: 'grid' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'separate',
          borderSpacing: '0.1875rem',
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
          '& th': { fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' },
          '& tbody th': { textAlign: 'start', pr: '0.5rem' },
          '& td': { textAlign: 'center', borderRadius: '0.1875rem', minWidth: '1.5rem', height: '2rem' },
        }}
      >
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label: name, values }) => {
            const most = Math.max(1, ...values);
            return (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <Box key={columns[index]} component="td" sx={shadeOf(Math.ceil((value / most) * CLASSES))}>
                    {value}
                  </Box>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
