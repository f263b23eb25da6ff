import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as z from 'zod';
import {
  ENTRIES,
  entriesOf,
  entriesText,
  ORGANIZATION_CHOICES,
  type OwnEdit,
} from '../../../../db/contract/organization-edits';
import type { OrganizationValues } from '../../../../db/contract/organizations';
import { isWebSite } from '../../../../db/contract/web-address';
import words from '../../../i18n/organizationProfile';
import { api, useApiQuery } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormCover, FormDialog, FormRichText, FormSelect, FormText, useAppForm } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { ErrorState } from '../../../kit/layout/States';
import { toast } from '../../../kit/toast';
import { type Entry, EntryList, entry } from './EntryList';

/** Texts of the form with their longest values. */
const TEXTS = {
  profile: 200_000,
  name_en: 200,
  profile_en: 2000,
  logo: 500,
  org_type: 50,
  web_site: 200,
  director: 50,
  address: 500,
  estiblish_time: 50,
  legal_person_name: 100,
  legal_type: 100,
  staff_num_range: 50,
  team_scale: 500,
  business_direction: 2000,
  performance: 2000,
} as const;
const CHOICES = ['assets', 'capital', 'technology', 'business'] as const;
const LISTS = ['talent', 'equipment'] as const;

type TextName = keyof typeof TEXTS;
type Values = Record<TextName, string> &
  Record<(typeof CHOICES)[number], number | ''> &
  Record<(typeof LISTS)[number], Entry[]>;
type ProfileValues = Values;

const isSite = (value: string) => value === '' || isWebSite(/^[a-z]+:/i.test(value) ? value : `http://${value}`);

const list = z
  .array(z.object({ key: z.number(), parts: z.array(z.string()) }))
  .max(ENTRIES.count, 'too_many')
  .refine(
    (entries) =>
      entries.every(({ parts }) => (parts[0] ?? '').trim() !== '' || parts.every((part) => part.trim() === '')),
    'entry_name_required',
  )
  .refine((entries) => entriesText(entries.map(({ parts }) => parts)).length <= ENTRIES.length, 'too_many');

const choice = z.union([z.literal(''), z.number()]);

/** The form's rules; the server's are the same. */
const profileSchema = z.object({
  ...Object.fromEntries(Object.entries(TEXTS).map(([name, max]) => [name, z.string().max(max, 'too_long')])),
  web_site: z.string().trim().max(TEXTS.web_site, 'too_long').refine(isSite, 'web_address_invalid'),
  ...Object.fromEntries(CHOICES.map((name) => [name, choice])),
  ...Object.fromEntries(LISTS.map((name) => [name, list])),
});

/** What the form begins with: the record, with what was changed of it and waits or was returned. */
function profileValues(record: object, edit: OwnEdit | null): Values {
  const changed = (edit?.changes ?? []).map(({ field, after }) => [field.replace('organization.', ''), after]);
  const known = { ...record, ...Object.fromEntries(changed) } as Record<string, unknown>;
  return Object.fromEntries([
    ...Object.keys(TEXTS).map((name) => [name, String(known[name] ?? '')]),
    ...CHOICES.map((name) => [name, known[name] ?? '']),
    ...LISTS.map((name) => [name, entriesOf(known[name] as string | null).map(entry)]),
  ]) as Values;
}

/** The form's values as the call takes them. */
const profileBody = ({ talent, equipment, ...values }: Values) => ({
  ...values,
  talent: entriesText(talent.map(({ parts }) => parts)),
  equipment: entriesText(equipment.map(({ parts }) => parts)),
});

const WIDTH = 880;
const LOGO_KB = 1024;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 3.5 } }}>
      <Typography component="h3" sx={{ mb: 2, fontSize: '1rem', fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface FormProps {
  record: OrganizationValues;
  edit: OwnEdit | null;
}

function ProfileForm({ record, edit, close }: DialogProps<FormProps, boolean>) {
  const text = useText(words);
  const { lang } = useLang();
  const { organization_id } = record;
  const form = useAppForm<ProfileValues>({
    schema: profileSchema,
    defaultValues: profileValues(record, edit),
    onSubmit: async (values) => {
      const { waits } = await api.put('/v1/user/organization', { organization_id, ...profileBody(values) });
      toast.success(waits ? text.submitted : text.unchanged);
      close(true);
    },
  });
  const select = (name: 'org_type' | 'assets' | 'capital' | 'technology' | 'business') => (
    <FormSelect
      name={name}
      label={text.fields[name]}
      options={(ORGANIZATION_CHOICES[name] ?? []).map((choice) => ({ value: choice.value, label: choice[lang] }))}
    />
  );
  const line = (name: keyof typeof text.fields, maxLength: number, hint?: string) => (
    <FormText name={name} label={text.fields[name]} maxLength={maxLength} hint={hint} />
  );
  return (
    <FormDialog form={form} title={text.edit} width={WIDTH} lead={text.reviewHint} submit={text.submit} pinned>
      <Group title={text.groups.introduction}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <FormCover name="logo" label={text.fields.logo} hint={text.logoHint} crop={false} maxKb={LOGO_KB} />
          <FormRichText name="profile" label={text.fields.profile} hint={text.profileHint} />
          <FormText name="name_en" label={text.fields.name_en} hint={text.nameEnHint} maxLength={200} />
          <FormText name="profile_en" label={text.fields.profile_en} rows={4} maxLength={2000} />
        </Box>
      </Group>
      <Group title={text.groups.facts}>
        <Box sx={grid}>
          {select('org_type')}
          {line('director', 50)}
          {line('web_site', 200)}
          {line('address', 500)}
          {line('estiblish_time', 50, text.sinceHint)}
          {line('legal_person_name', 100)}
          {line('legal_type', 100)}
          {line('staff_num_range', 50, text.staffHint)}
          {line('team_scale', 500)}
        </Box>
      </Group>
      <Group title={text.groups.attributes}>
        <Box sx={grid}>
          {select('assets')}
          {select('capital')}
          {select('technology')}
          {select('business')}
        </Box>
      </Group>
      <Group title={text.groups.strength}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <FormText name="business_direction" label={text.fields.business_direction} rows={3} maxLength={2000} />
          <FormText name="performance" label={text.fields.performance} rows={3} maxLength={2000} />
          <EntryList name="talent" label={text.fields.talent} parts={text.talentParts} hint={text.talentHint} />
          <EntryList
            name="equipment"
            label={text.fields.equipment}
            parts={text.equipmentParts}
            hint={text.equipmentHint}
          />
        </Box>
      </Group>
    </FormDialog>
  );
}

/** What an organisation says of itself in public, as its administrators edit it. Closes with true once it was sent. */
export default function ProfileDialog({ id, close }: DialogProps<{ id: string }, boolean>) {
  const text = useText(words);
  const params = { organization_id: id };
  const record = useApiQuery(['organizations', 'information'], '/v1/user/organization', params, {
    staleMs: 0,
  });
  const edit = useApiQuery(['organizations', 'edit'], '/v1/user/organization/edit', params, {
    staleMs: 0,
  });
  // What is known from an earlier look may have been changed since, by another administrator.
  if (record.data && edit.data && record.isFetchedAfterMount && edit.isFetchedAfterMount)
    return <ProfileForm record={record.data} edit={edit.data.edit} close={close} />;
  const failed = record.isError || edit.isError;
  const again = () => void Promise.all([record.refetch(), edit.refetch()]);
  return (
    <AppDialog title={text.edit} width={WIDTH}>
      {failed ? <ErrorState onRetry={again} /> : <LoadingState count={6} />}
    </AppDialog>
  );
}
