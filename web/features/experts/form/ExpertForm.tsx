import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { EXPERT_SEX } from '../../../../db/contract/enums-programme';
import { type ExpertInput, expertInput } from '../../../../db/contract/experts';
import { FormOrganization, FormRegion, FormScopes } from '../../../domain/fields';
import { FormPart, twice } from '../../../domain/ownItems/FormPart';
import { ownOrganizations } from '../../../domain/publishing/organizations';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/experts';
import ownWords from '../../../i18n/ownItems';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { AppForm, FormCover, FormRadio, FormRichText, FormSwitch, FormText, useAppForm } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { toast } from '../../../kit/toast';
import { WorkFields } from './WorkFields';

const WIDTH = 800;
const PORTRAIT_KB = 500;
const OMITTED = ['contacts_tel', 'contacts_email'];

const NAMES: Readonly<Record<string, string>> = {
  ...{ scope: 'scopes', unit: 'org_name', province: 'region', city: 'region', county: 'region', region_name: 'region' },
};

/** What the call takes of what the form holds; blank texts are none. */
function bodyOf({ region, works, sex, ...values }: ExpertInput) {
  const [province, city, county] = region;
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]));
  return {
    ...texts,
    sex: sex ?? null,
    // The organisation is found by its name.
    unit: null,
    province: province?.id ?? null,
    city: city?.id ?? null,
    county: county?.id ?? null,
    region_name: region.map(({ name }) => name).join(',') || null,
    works: works.map(({ year, ...work }) => ({ ...work, year: year ? Number(year) : null })),
  };
}

interface ExpertFormProps {
  id: string | null;
  self: boolean;
  title: string;
  values: ExpertInput;
  close: (done?: boolean) => void;
}

/** The form of an expert in five parts. */
export function ExpertForm({ id, self, title, values, close }: ExpertFormProps) {
  const text = useText(words);
  const own = useText(ownWords);
  const { lang } = useLang();
  const { user, has } = useSession();
  const editor = has('content-admin');
  const [submission] = useState(() => randomId());
  const source = useCallback((word: string) => ownOrganizations(user?.user_id ?? '')(word), [user?.user_id]);
  const form = useAppForm<ExpertInput>({
    schema: expertInput,
    defaultValues: values,
    draftKey: `expert-${id ?? (self ? 'self' : 'new')}`,
    draftOmit: OMITTED,
    fieldName: (name) => NAMES[name] ?? name,
    onSubmit: async (entered) => {
      const body = bodyOf(entered);
      const options = { headers: { 'idempotency-key': submission } };
      if (id) await api.put('/v1/user/zhuanjia', { ...body, expert_id: id });
      else if (self) await api.post('/v1/user/zhuanjia/apply', body, options);
      else await api.post('/v1/user/zhuanjia', body, options);
      toast.success(!editor ? own.submitted : id ? own.saved : own.savedPublic);
      close(true);
    },
  });
  const { fields, parts } = text;
  const sexes = EXPERT_SEX.map((choice) => ({ value: choice.value, label: choice[lang] }));
  return (
    <AppDialog title={title} width={WIDTH} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
          <FormPart title={parts.person}>
            <Box sx={twice}>
              <FormText name="name" label={fields.name} required maxLength={100} />
              <FormText name="name_en" label={fields.name_en} maxLength={100} />
              <FormText name="qualification" label={fields.qualification} maxLength={100} />
              <FormText name="qualification_en" label={fields.qualification_en} maxLength={100} />
              <FormText name="duties" label={fields.duties} maxLength={200} />
              <FormOrganization name="org_name" label={fields.org_name} source={source} />
            </Box>
            <FormRadio name="sex" label={fields.sex} options={sexes} />
            <FormCover name="avatar" label={fields.avatar} hint={text.avatarHint} crop={false} maxKb={PORTRAIT_KB} />
          </FormPart>
          <FormPart title={parts.field}>
            <FormScopes name="scopes" label={fields.scopes} required />
            <FormText name="direction" label={fields.direction} required rows={2} maxLength={500} />
            <FormText name="direction_en" label={fields.direction_en} rows={2} maxLength={500} />
            <FormRegion name="region" label={fields.region} anyLevel />
          </FormPart>
          <FormPart title={parts.profile}>
            <FormRichText name="profile" label={fields.profile} required />
            <FormRichText name="profile_en" label={fields.profile_en} />
          </FormPart>
          <FormPart title={parts.works}>
            <WorkFields />
          </FormPart>
          <FormPart title={parts.contact}>
            <Box sx={twice}>
              <FormText name="contacts_tel" label={fields.contacts_tel} type="tel" maxLength={100} />
              <FormText name="contacts_email" label={fields.contacts_email} type="email" maxLength={200} />
            </Box>
            <FormSwitch name="contact_open" label={fields.contact_open} hint={text.contactHint} on={1} off={0} />
          </FormPart>
        </Box>
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 3 }}>
          {!editor ? own.submit : id ? own.save : own.publish}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
