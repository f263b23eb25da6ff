import Box from '@mui/material/Box';
import { useState } from 'react';
import { AMOUNT } from '../../../db/contract/form-parts';
import { PROJECT_FORM } from '../../../db/contract/form-projects';
import { type ProjectInput, projectInput } from '../../../db/contract/project-input';
import { PROJECT_COLUMNS } from '../../../db/contract/projects';
import { told } from '../../../db/contract/words';
import { useStoredRegion } from '../../domain/catalog/places';
import { FormOrganization, FormRegion, FormScopes } from '../../domain/fields';
import { EnglishPart } from '../../domain/ownItems/EnglishPart';
import { FormPart, twice } from '../../domain/ownItems/FormPart';
import { OWN_FORM_WIDTH, OwnItemDialog } from '../../domain/ownItems/OwnItemDialog';
import { useFields } from '../../domain/ownItems/useFields';
import { type OwnFormProps, placeOf, useOwnItemForm, withoutBlanks } from '../../domain/ownItems/useOwnItemForm';
import { fill, listOf } from '../../domain/publishing/values';
import { useSession } from '../../domain/session';
import common from '../../i18n/ownItems';
import words from '../../i18n/ownProjects';
import { api, useRows } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormCover, FormRichText, FormText } from '../../kit/form';
import { OpeningDialog } from '../../kit/form/OpeningDialog';
import { useLang, useText } from '../../kit/i18n';

const { basic, contact } = PROJECT_FORM.groups;
const OMITTED = ['contacts', 'contacts_tel', 'contacts_email'];

/** The form of a project in four parts. */
function ProjectForm({ id, title, values, close }: OwnFormProps<ProjectInput>) {
  const text = useText(words);
  const { parts, contactHint } = useText(common);
  const { lang } = useLang();
  const { plain, text: textField } = useFields({ ...basic, ...contact });
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
  return (
    <OwnItemDialog {...own} id={id} title={title}>
      <FormPart title={parts.basic}>
        <FormText {...textField('name')} />
        <FormOrganization name="org_name" label={text.org_name} source={own.organizations} />
        <FormScopes {...plain('scopes')} />
        <Box sx={twice}>
          <FormRegion name="region" label={text.region} anyLevel />
          <FormText {...plain('investment_amount')} hint={told(AMOUNT.unit, lang)} maxLength={20} />
        </Box>
        <FormCover {...plain('cover')} />
      </FormPart>
      <FormPart title={parts.text}>
        <FormRichText {...plain('profile')} />
      </FormPart>
      <EnglishPart />
      <FormPart title={parts.contact}>
        <Box sx={{ color: 'text.secondary' }}>{contactHint}</Box>
        <Box sx={twice}>
          <FormText {...textField('contacts')} />
          <FormText {...textField('contacts_tel')} type="tel" />
          <FormText {...textField('contacts_email')} type="email" />
        </Box>
      </FormPart>
    </OwnItemDialog>
  );
}

const FIRST: ProjectInput = {
  ...{ name: '', name_en: '', summary_en: '', org_name: '', scopes: [], region: [], investment_amount: '' },
  ...{ cover: '', profile: '', contacts: '', contacts_tel: '', contacts_email: '' },
};

/** The dialog 'projectEntry': a project that is there, or with 0 a new one. */
export default function FormDialog({ id, close }: DialogProps<{ id: string | 0 }, boolean>) {
  const text = useText(words);
  const { user } = useSession();
  const there = id !== 0;
  // What was kept of an earlier opening may be old: a form begins with what is stored now.
  const [opening] = useState(() => performance.now());
  const query = useRows(
    ['projects', 'form', id, opening],
    { table: 'xiangmu', columns: PROJECT_COLUMNS, where: { xiangmu_id: String(id) }, pageSize: 1 },
    { enabled: there },
  );
  const row = query.data?.records[0];
  const { region, places } = useStoredRegion(row);
  if (!there) {
    const values = {
      ...FIRST,
      org_name: user?.orgs?.[0]?.name ?? '',
      contacts: user?.name ?? '',
      contacts_tel: user?.tel ?? '',
    };
    return <ProjectForm id={null} title={text.enter} values={values} close={close} />;
  }
  if (row && region) {
    const values: ProjectInput = {
      ...fill(FIRST, row),
      scopes: listOf(row.scope),
      region,
    };
    return <ProjectForm id={row.xiangmu_id} title={text.edit} values={values} close={close} />;
  }
  return <OpeningDialog title={text.edit} width={OWN_FORM_WIDTH} queries={[query, places]} count={8} />;
}
