import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ORGANIZATION_CHOICES, type OwnEdit } from '../../../../db/contract/organization-edits';
import type { OrganizationValues } from '../../../../db/contract/organizations';
import words from '../../../i18n/organizationProfile';
import { api, useApiQuery } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormCover, FormDialog, FormRichText, FormSelect, FormText, useAppForm } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { ErrorState } from '../../../kit/layout/States';
import { toast } from '../../../kit/toast';
import { EntryList } from './EntryList';
import { type ProfileValues, profileBody, profileSchema, profileValues } from './profileValues';

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
