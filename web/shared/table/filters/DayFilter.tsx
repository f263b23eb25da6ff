import TextField from '@mui/material/TextField';
import { useTableFilter } from '../useTableFilter';

/** A day as a filter, kept in the address as yyyy-MM-dd. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const [value, setValue] = useTableFilter(name);
  return (
    <TextField
      size="small"
      type="date"
      label={label}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 160px' } }}
    />
  );
}
