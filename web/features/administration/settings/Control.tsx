import Box from '@mui/material/Box';
import type { SettingControl } from '../../../../db/contract/settings';
import { useRegionChildren } from '../../../domain/fields/regions';
import words from '../../../i18n/administration';
import { FormMulti, FormSelect, FormSwitch, FormText } from '../../../kit/form';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { DatabasesField, TextsField } from './ListField';

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
);

/** Choices of a time of the day; what stands there already is one of them. */
const timesWith = (stored: string) =>
  [...new Set([...HALF_HOURS, ...(stored ? [stored] : [])])].sort().map((value) => ({ value, label: value }));

function Regions({ label }: { label: string }) {
  const { lang } = useLang();
  const provinces = useRegionChildren('0').data?.records ?? [];
  return (
    <FormMulti
      name="value"
      label={label}
      options={provinces.map(({ id, name, name_en }) => ({ value: String(id), label: pickName(lang, name, name_en) }))}
    />
  );
}

/** How a setting of a kind is entered. */
export function Control({ control, name, stored }: { control: SettingControl; name: string; stored: string }) {
  const text = useText(words).settings;
  switch (control.kind) {
    case 'number':
      return (
        <FormText
          name="value"
          type="number"
          required
          label={text.value}
          suffix={text.units[control.unit]}
          hint={text.bounds(control.min, control.max)}
        />
      );
    case 'switch':
      return <FormSwitch name="value" label={name} on="1" off="0" />;
    case 'hours': {
      const [from = '', to = ''] = stored.split('-');
      return (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <FormSelect name="from" label={text.from} options={timesWith(from)} />
          <FormSelect name="to" label={text.to} options={timesWith(to)} />
        </Box>
      );
    }
    case 'regions':
      return <Regions label={name} />;
    case 'texts':
      return <TextsField name="value" />;
    case 'databases':
      return <DatabasesField name="value" />;
    case 'address':
      return <FormText name="value" type="url" label={text.value} placeholder="https://" maxLength={500} />;
    default:
      return <FormText name="value" label={text.value} rows={2} maxLength={10_000} counter={false} />;
  }
}
