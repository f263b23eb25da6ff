import TextField from '@mui/material/TextField';
import { useTableFilter } from '../useTableFilter';

interface DayFilterProps {
  /** Name of the filter in the address. */
  name: string;
  label: string;
  /** The day that stands where the address names none. */
  fallback?: string;
}

/** A day as a filter, kept in the address as yyyy-MM-dd. */
export function DayFilter({ name, label, fallback = '' }: DayFilterProps) {
  const [value, setValue] = useTableFilter(name);
  return (
    <TextField
      size="small"
      type="date"
      label={label}
      value={value || fallback}
      onChange={(event) => setValue(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 160px' } }}
    />
  );
}
