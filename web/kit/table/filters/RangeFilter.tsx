import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import words from '../../../i18n/kitParts';
import { changedSearch } from '../../address';
import { useText } from '../../i18n';
import { DayFilter } from './DayFilter';
import { dayAgo, firstOf, presetOf, RANGES } from './ranges';

interface RangeFilterProps {
  /** Labels of the two days. */
  from: string;
  to: string;
  /** The days that stand where the address names none; without them there is no bound. */
  usual?: { from: string; to: string };
}

/** The one way to choose a range of days: a usual one, or both ends; kept in the address as `from` and `to`. */
export function RangeFilter({ from, to, usual }: RangeFilterProps) {
  const text = useText(words).range;
  const [search, setSearch] = useSearchParams();
  const [first, last] = [search.get('from') ?? '', search.get('to') ?? ''];
  const none = first === '' && last === '';
  const preset = presetOf(first, last);
  const value = none ? 'usual' : (preset ?? 'own');
  const choose = (name: string) => {
    if (name === 'own') return;
    const chosen = RANGES.find((each) => each === name);
    setSearch(changedSearch({ from: chosen ? firstOf(chosen) : '', to: chosen ? dayAgo(0) : '', page: '' }));
  };
  return (
    <>
      <TextField
        select
        size="small"
        label={text.label}
        value={value}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ minWidth: 130, flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
      >
        <MenuItem value="usual">{usual ? text.usual : text.any}</MenuItem>
        {RANGES.map((name) => (
          <MenuItem key={name} value={name}>
            {text[name]}
          </MenuItem>
        ))}
        {value === 'own' ? <MenuItem value="own">{text.own}</MenuItem> : null}
      </TextField>
      <DayFilter name="from" label={from} {...(usual && { fallback: usual.from })} />
      <DayFilter name="to" label={to} {...(usual && { fallback: usual.to })} />
    </>
  );
}
