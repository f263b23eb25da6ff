import Box from '@mui/material/Box';
import * as z from 'zod';
import type { SettingInput } from '../../../../db/contract/administration';
import {
  type Entered,
  isListed,
  isSettingValue,
  readSetting,
  type SettingControl,
  settingFacts,
} from '../../../../db/contract/settings';
import { isWebSite } from '../../../../db/contract/web-address';
import { useRegionChildren } from '../../../domain/fields/regions';
import words from '../../../i18n/administration';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormMulti, FormSelect, FormSwitch, FormText, useDialogForm } from '../../../kit/form';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { DatabasesField, TextsField } from './ListField';

/** The control of a setting; one that no page computes with is a text. */
const controlOf = (id: string): SettingControl => settingFacts(id)?.control ?? { kind: 'text' };

const trimmed = (each: unknown): unknown =>
  typeof each === 'string'
    ? each.trim()
    : Object.fromEntries(Object.entries(each as object).map(([key, text]) => [key, String(text).trim()]));

/** What is entered, as it is stored. */
function writeSetting(control: SettingControl, { value, from, to }: Entered): string {
  if (control.kind === 'hours') return from && to ? `${from}-${to}` : '';
  if (!isListed(control)) return String(value ?? '').trim();
  return JSON.stringify((value as unknown[]).map(trimmed).filter((each) => each !== ''));
}

/** Longest value, in characters. */
const MOST = 10_000;

/** Checks in the form what the server checks. */
const schemaOf = (id: string) =>
  z.object({ value: z.unknown(), from: z.string(), to: z.string() }).superRefine((entered, context) => {
    const facts = settingFacts(id);
    const text = writeSetting(controlOf(id), entered);
    if (text.length > MOST) {
      context.addIssue({ code: 'custom', path: ['value'], message: 'too_long', params: { max: MOST } });
      return;
    }
    if (facts && !isSettingValue(facts, text, isWebSite)) {
      const path = facts.control.kind === 'hours' ? 'to' : 'value';
      context.addIssue({ code: 'custom', path: [path], message: 'invalid_value' });
    }
  });

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
function Control({ control, name, stored }: { control: SettingControl; name: string; stored: string }) {
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

export interface Setting {
  id: string;
  value: string | null;
}

export default function SettingDialog({ setting, close }: DialogProps<{ setting: Setting }, boolean>) {
  const all = useText(words);
  const text = all.settings;
  const { id } = setting;
  const control = controlOf(id);
  const stored = setting.value ?? '';
  const name = text.names[id] ?? id;
  const form = useDialogForm<Entered>({
    schema: schemaOf(id),
    defaultValues: readSetting(control, stored),
    save: async (entered) => {
      const value = writeSetting(control, entered);
      await api.put('/v1/admin/setting', { id, value } satisfies SettingInput);
    },
    done: text.saved,
    close,
  });
  return (
    <FormDialog form={form} title={name} width={560} lead={text.hints[id]} submit={all.save}>
      <Control control={control} name={name} stored={stored} />
    </FormDialog>
  );
}
