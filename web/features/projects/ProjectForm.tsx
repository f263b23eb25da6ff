import Box from '@mui/material/Box';
import { PROJECT_FORM } from '../../../db/contract/form-projects';
import { type ProjectInput, projectInput } from '../../../db/contract/project-input';
import { FormOrganization, FormRegion, FormScopes } from '../../domain/fields';
import { EnglishPart } from '../../domain/ownItems/EnglishPart';
import { FormPart, twice } from '../../domain/ownItems/FormPart';
import { OwnItemDialog } from '../../domain/ownItems/OwnItemDialog';
import { placeOf, useOwnItemForm, withoutBlanks } from '../../domain/ownItems/useOwnItemForm';
import common from '../../i18n/ownItems';
import words from '../../i18n/ownProjects';
import { api } from '../../kit/api';
import { FormCover, FormRichText, FormText } from '../../kit/form';
import { useLang, useText } from '../../kit/i18n';

const { name, scopes, investment_amount, cover, profile } = PROJECT_FORM.groups.basic;
const { contacts, contacts_tel, contacts_email } = PROJECT_FORM.groups.contact;
const OMITTED = ['contacts', 'contacts_tel', 'contacts_email'];

interface ProjectFormProps {
  id: string | null;
  title: string;
  values: ProjectInput;
  close: (done?: boolean) => void;
}

/** The form of a project in four parts. */
export function ProjectForm({ id, title, values, close }: ProjectFormProps) {
  const text = useText(words);
  const { parts, contactHint } = useText(common);
  const { lang } = useLang();
  const own = useOwnItemForm<ProjectInput>({
    id,
    schema: projectInput,
    values,
    draftKey: `ownProject-${id ?? 'new'}`,
    draftOmit: OMITTED,
    save: ({ region, scopes: chosen, ...entered }, options) => {
      // The organisation is found by its name.
      const named = entered.org_name === values.org_name && id ? {} : { unit: null };
      const body = { ...withoutBlanks(entered), ...named, scope: chosen.join(',') || null, ...placeOf(region) };
      return id
        ? api.put('/v1/user/xiangmu', { ...body, xiangmu_id: id })
        : api.post('/v1/user/xiangmu', body, options);
    },
    close,
  });
  const at = lang === 'en' ? 1 : 0;
  return (
    <OwnItemDialog {...own} id={id} title={title}>
      <FormPart title={parts.basic}>
        <FormText name="name" label={name.label[at]} required maxLength={name.max} />
        <FormOrganization name="org_name" label={text.org_name} source={own.organizations} />
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
      <FormPart title={parts.text}>
        <FormRichText name="profile" label={profile.label[at]} required />
      </FormPart>
      <EnglishPart />
      <FormPart title={parts.contact}>
        <Box sx={{ color: 'text.secondary' }}>{contactHint}</Box>
        <Box sx={twice}>
          <FormText name="contacts" label={contacts.label[at]} required maxLength={contacts.max} />
          <FormText name="contacts_tel" label={contacts_tel.label[at]} required type="tel" maxLength={100} />
          <FormText name="contacts_email" label={contacts_email.label[at]} type="email" maxLength={200} />
        </Box>
      </FormPart>
    </OwnItemDialog>
  );
}
