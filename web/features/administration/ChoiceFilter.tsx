import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import words from '../../i18n/administration';
import { useText } from '../../shared/i18n';
import { useTableFilter } from '../../shared/table';

interface ChoiceFilterProps {
  /** Name of the filter in the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One of few values as a filter, kept in the address. */
export function ChoiceFilter({ name, label, options }: ChoiceFilterProps) {
  const text = useText(words);
  const [value, setValue] = useTableFilter(name);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 150, flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
    >
      <MenuItem value="">{text.any}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
