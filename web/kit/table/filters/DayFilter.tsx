import Box from '@mui/material/Box';
import { fetched } from '../../layout/fetched';
import { Skeleton } from '../../layout/Skeleton';
import { useTableFilter } from '../useTableFilter';

const DateInput = fetched(() => import('../../form/DateInput'));

const HEIGHT = 40;
const DAY = /^[12]\d{3}-\d\d-\d\d$/;
const nothing = () => undefined;

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
    // Narrower than the field's own width for hours and seconds, which a day has not.
    <Box sx={{ flex: { xs: '1 1 140px', sm: '0 0 180px' }, minWidth: 0 }}>
      <DateInput
        outline={<Skeleton height={HEIGHT} />}
        small
        label={label}
        required={false}
        help=""
        invalid={false}
        disabled={false}
        time={false}
        value={value || fallback}
        inputRef={null}
        onBlur={nothing}
        // A year that is being typed is none yet.
        onChange={(day) => {
          if (day === '' || DAY.test(day)) setValue(day);
        }}
      />
    </Box>
  );
}
