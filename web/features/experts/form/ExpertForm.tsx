import Box from '@mui/material/Box';
import { EXPERT_SEX } from '../../../../db/contract/enums-programme';
import { type ExpertInput, expertInput } from '../../../../db/contract/experts';
import { FormOrganization, FormRegion, FormScopes } from '../../../domain/fields';
import { FormPart, twice } from '../../../domain/ownItems/FormPart';
import { OwnItemDialog } from '../../../domain/ownItems/OwnItemDialog';
import { placeOf, useOwnItemForm, withoutBlanks } from '../../../domain/ownItems/useOwnItemForm';
import words from '../../../i18n/experts';
import { api } from '../../../kit/api';
import { FormCover, FormRadio, FormRichText, FormSwitch, FormText } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { WorkFields } from './WorkFields';

const PORTRAIT_KB = 500;
const OMITTED = ['contacts_tel', 'contacts_email'];

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
  const { lang } = useLang();
  const own = useOwnItemForm<ExpertInput>({
    id,
    schema: expertInput,
    values,
    draftKey: `expert-${id ?? (self ? 'self' : 'new')}`,
    draftOmit: OMITTED,
    save: ({ region, works, sex, ...entered }, options) => {
      const body = {
        ...withoutBlanks(entered),
        sex: sex ?? null,
        // The organisation is found by its name.
        unit: null,
        ...placeOf(region),
        works: works.map(({ year, ...work }) => ({ ...work, year: year ? Number(year) : null })),
      };
      if (id) return api.put('/v1/user/zhuanjia', { ...body, expert_id: id });
      return self ? api.post('/v1/user/zhuanjia/apply', body, options) : api.post('/v1/user/zhuanjia', body, options);
    },
    close,
  });
  const { fields, parts } = text;
  const sexes = EXPERT_SEX.map((choice) => ({ value: choice.value, label: choice[lang] }));
  return (
    <OwnItemDialog {...own} id={id} title={title} again={false}>
      <FormPart title={parts.person}>
        <Box sx={twice}>
          <FormText name="name" label={fields.name} required maxLength={100} />
          <FormText name="name_en" label={fields.name_en} maxLength={100} />
          <FormText name="qualification" label={fields.qualification} maxLength={100} />
          <FormText name="qualification_en" label={fields.qualification_en} maxLength={100} />
          <FormText name="duties" label={fields.duties} maxLength={200} />
          <FormOrganization name="org_name" label={fields.org_name} source={own.organizations} />
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
    </OwnItemDialog>
  );
}
