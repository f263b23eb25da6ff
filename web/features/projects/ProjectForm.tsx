import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { PROJECT_FORM } from '../../../db/contract/form-projects';
import { type ProjectInput, projectInput } from '../../../db/contract/project-input';
import { FormOrganization, FormRegion, FormScopes } from '../../domain/fields';
import { FormPart, twice } from '../../domain/ownItems/FormPart';
import { ownOrganizations } from '../../domain/publishing/organizations';
import { useSession } from '../../domain/session';
import common from '../../i18n/ownItems';
import words from '../../i18n/ownProjects';
import { api } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { AppForm, FormCover, FormRichText, FormText, useAppForm } from '../../kit/form';
import { useLang, useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

export const FORM_WIDTH = 800;

const { name, name_en, summary_en, scopes, investment_amount, cover, profile } = PROJECT_FORM.groups.basic;
const { contacts, contacts_tel, contacts_email } = PROJECT_FORM.groups.contact;
const OMITTED = ['contacts', 'contacts_tel', 'contacts_email'];
const NAMES: Readonly<Record<string, string>> = {
  ...{ scope: 'scopes', unit: 'org_name', province: 'region', city: 'region', county: 'region', region_name: 'region' },
};

/** What the call takes of what the form holds; blank texts are none. */
function bodyOf({ region, scopes: chosen, ...values }: ProjectInput) {
  const [province, city, county] = region;
  const texts = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]),
  );
  return {
    ...texts,
    scope: chosen.join(',') || null,
    province: province?.id ?? null,
    city: city?.id ?? null,
    county: county?.id ?? null,
    region_name: region.map((step) => step.name).join(',') || null,
  };
}

interface ProjectFormProps {
  id: string | null;
  title: string;
  values: ProjectInput;
  close: (done?: boolean) => void;
}

/** The form of a project in four parts. */
export function ProjectForm({ id, title, values, close }: ProjectFormProps) {
  const text = useText(words);
  const own = useText(common);
  const { lang } = useLang();
  const { user, has } = useSession();
  const editor = has('content-admin');
  const source = useCallback((word: string) => ownOrganizations(user?.user_id ?? '')(word), [user?.user_id]);
  const form = useAppForm<ProjectInput>({
    schema: projectInput,
    defaultValues: values,
    draftKey: `ownProject-${id ?? 'new'}`,
    draftOmit: OMITTED,
    fieldName: (field) => NAMES[field] ?? field,
    onSubmit: async (entered) => {
      // The organisation is found by its name.
      const named = entered.org_name === values.org_name && id ? {} : { unit: null };
      const body = { ...bodyOf(entered), ...named };
      if (id) await api.put('/v1/user/xiangmu', { ...body, xiangmu_id: id });
      else await api.post('/v1/user/xiangmu', body);
      toast.success(!editor ? own.submitted : id ? own.saved : own.savedPublic);
      close(true);
    },
  });
  const at = lang === 'en' ? 1 : 0;
  return (
    <AppDialog title={title} width={FORM_WIDTH} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
          <FormPart title={own.parts.basic}>
            <FormText name="name" label={name.label[at]} required maxLength={name.max} />
            <FormOrganization name="org_name" label={text.org_name} source={source} />
            <FormScopes name="scopes" label={scopes.label[at]} required />
            <Box sx={twice}>
              <FormRegion name="region" label={text.region} anyLevel />
              <FormText
                name="investment_amount"
                label={investment_amount.label[at]}
                hint={investment_amount.unit[at]}
                maxLength={20}
              />
            </Box>
            <FormCover name="cover" label={cover.label[at]} />
          </FormPart>
          <FormPart title={own.parts.text}>
            <FormRichText name="profile" label={profile.label[at]} required />
          </FormPart>
          <FormPart title={own.parts.english}>
            <FormText name="name_en" label={name_en.label[at]} hint={name_en.hint[at]} maxLength={name_en.max} />
            <FormText
              name="summary_en"
              label={summary_en.label[at]}
              hint={summary_en.hint[at]}
              rows={3}
              maxLength={summary_en.max}
            />
          </FormPart>
          <FormPart title={own.parts.contact}>
            <Box sx={{ color: 'text.secondary' }}>{own.contactHint}</Box>
            <Box sx={twice}>
              <FormText name="contacts" label={contacts.label[at]} required maxLength={contacts.max} />
              <FormText name="contacts_tel" label={contacts_tel.label[at]} required type="tel" maxLength={100} />
              <FormText name="contacts_email" label={contacts_email.label[at]} type="email" maxLength={200} />
            </Box>
          </FormPart>
        </Box>
        {id && !editor ? <Box sx={{ mt: 3, color: 'text.secondary' }}>{own.again}</Box> : null}
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 3 }}>
          {!editor ? own.submit : id ? own.save : own.publish}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
