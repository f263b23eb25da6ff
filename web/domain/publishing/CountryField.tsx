import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { Row } from '../../../db/contract/tables';
import { HOUR_MS } from '../../../db/contract/time';
import words from '../../i18n/form';
import { readRows } from '../../kit/api';
import { FieldFrame, type FieldProps, Noted, useField } from '../../kit/form';
import { useLang, useText } from '../../kit/i18n';

const COLUMNS = ['cn_name', 'en_name'] as const;
type Country = Pick<Row<'countries'>, (typeof COLUMNS)[number]>;

async function loadCountries(signal: AbortSignal): Promise<Country[]> {
  const rows: Country[] = [];
  for (let pageIndex = 1, pages = 1; pageIndex <= pages; pageIndex += 1) {
    const page = await readRows(
      {
        table: 'countries',
        columns: COLUMNS,
        order: [['en_name', 'asc']],
        pageIndex,
        pageSize: 100,
      },
      { signal },
    );
    rows.push(...page.records);
    pages = page.pages;
  }
  return rows;
}

/** A country; the value is its English name. */
export function CountryField({ name, label, required }: FieldProps) {
  const { lang } = useLang();
  const text = useText(words);
  const { list } = text;
  const { field, error, disabled } = useField(name);
  const countries = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => loadCountries(signal),
    staleTime: HOUR_MS,
  });
  const all = countries.data ?? [];
  const stored = String(field.value ?? '');
  const chosen = all.find((country) => country.en_name === stored || country.cn_name === stored);
  return (
    <Noted name={name}>
      <FieldFrame inBorder label={label} required={required} error={error} disabled={disabled}>
        {({ labelId, helpId }) => (
          <Autocomplete
            {...list}
            disabled={disabled}
            loading={countries.isPending}
            options={all}
            value={chosen ?? (stored ? { cn_name: stored, en_name: stored } : null)}
            isOptionEqualToValue={(option, value) => option.en_name === value.en_name}
            getOptionLabel={(country) => (lang === 'en' ? country.en_name : country.cn_name)}
            filterOptions={(options, { inputValue }) => {
              const word = inputValue.trim().toLowerCase();
              return options.filter((country) => `${country.cn_name} ${country.en_name}`.toLowerCase().includes(word));
            }}
            onChange={(_event, country) => field.onChange(country?.en_name ?? '')}
            onBlur={field.onBlur}
            renderInput={(params) => (
              <TextField
                {...params}
                name={field.name}
                inputRef={field.ref}
                placeholder={text.choose}
                error={!!error}
                slotProps={{
                  ...params.slotProps,
                  htmlInput: {
                    ...params.slotProps.htmlInput,
                    'aria-labelledby': labelId,
                    'aria-describedby': helpId,
                    'aria-required': !!required,
                  },
                }}
              />
            )}
          />
        )}
      </FieldFrame>
    </Noted>
  );
}
