import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFieldArray } from 'react-hook-form';
import { EXPERT_SEX } from '../../../../db/contract/enums-programme';
import { type ExpertInput, expertInput, MAX_WORKS, WORK_KINDS, WORK_MAXIMA } from '../../../../db/contract/experts';
import { EXPERT_FORM } from '../../../../db/contract/form-experts';
import { FormOrganization, FormRegion, FormScopes } from '../../../domain/fields';
import { FormPart, twice } from '../../../domain/ownItems/FormPart';
import { OwnItemDialog } from '../../../domain/ownItems/OwnItemDialog';
import { useFields } from '../../../domain/ownItems/useFields';
import { type OwnFormProps, placeOf, useOwnItemForm, withoutBlanks } from '../../../domain/ownItems/useOwnItemForm';
import words from '../../../i18n/experts';
import { api } from '../../../kit/api';
import { FormCover, FormRadio, FormRichText, FormSelect, FormSwitch, FormText } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';

const FIRST = { kind: 1, title: '', title_en: '', year: '', source: '', url: '', is_highlight: 0 };

/** The works of an expert, each a card of its own, in the order in which they are shown. */
function WorkFields() {
  const text = useText(words);
  const { lang } = useLang();
  const { fields, append, remove } = useFieldArray({ name: 'works', keyName: 'key' });
  const kinds = WORK_KINDS.map((choice) => ({ value: choice.value, label: choice[lang] }));
  return (
    <>
      {fields.map(({ key }, at) => (
        <Box
          key={key}
          role="group"
          aria-label={text.workOf(at + 1)}
          sx={{ display: 'grid', gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
        >
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '180px minmax(0, 1fr)' } }}>
            <FormSelect name={`works.${at}.kind`} label={text.work.kind} required options={kinds} />
            <FormText name={`works.${at}.title`} label={text.work.title} required maxLength={WORK_MAXIMA.title} />
            <FormText name={`works.${at}.year`} label={text.work.year} inputMode="numeric" />
            <FormText name={`works.${at}.source`} label={text.work.source} maxLength={WORK_MAXIMA.source} />
          </Box>
          <FormText name={`works.${at}.title_en`} label={text.work.title_en} maxLength={WORK_MAXIMA.title_en} />
          <FormText name={`works.${at}.url`} label={text.work.url} type="url" maxLength={WORK_MAXIMA.url} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}>
            <FormSwitch name={`works.${at}.is_highlight`} label={text.work.is_highlight} on={1} off={0} />
            <Button size="small" sx={{ color: 'error.main' }} onClick={() => remove(at)}>
              {text.removeWork(at + 1)}
            </Button>
          </Box>
        </Box>
      ))}
      <Button
        variant="outlined"
        disabled={fields.length >= MAX_WORKS}
        sx={{ justifySelf: 'start' }}
        onClick={() => append({ ...FIRST })}
      >
        {text.addWork}
      </Button>
    </>
  );
}

const PORTRAIT_KB = 500;
const OMITTED = ['contacts_tel', 'contacts_email'];

/** The form of an expert in five parts. */
export function ExpertForm({ id, self, title, values, close }: OwnFormProps<ExpertInput> & { self: boolean }) {
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
  const { plain, text: textField } = useFields(EXPERT_FORM.groups.basic);
  const sexes = EXPERT_SEX.map((choice) => ({ value: choice.value, label: choice[lang] }));
  return (
    <OwnItemDialog {...own} id={id} title={title} again={false}>
      <FormPart title={parts.person}>
        <Box sx={twice}>
          <FormText {...textField('name')} />
          <FormText {...textField('name_en')} />
          <FormText {...textField('qualification')} />
          <FormText {...textField('qualification_en')} />
          <FormText {...textField('duties')} />
          <FormOrganization name="org_name" label={fields.org_name} source={own.organizations} />
        </Box>
        <FormRadio {...plain('sex')} options={sexes} />
        <FormCover {...plain('avatar')} hint={text.avatarHint} crop={false} maxKb={PORTRAIT_KB} />
      </FormPart>
      <FormPart title={parts.field}>
        <FormScopes name="scopes" label={fields.scopes} required />
        <FormText {...textField('direction')} required rows={2} />
        <FormText {...textField('direction_en')} rows={2} />
        <FormRegion name="region" label={fields.region} anyLevel />
      </FormPart>
      <FormPart title={parts.profile}>
        <FormRichText {...plain('profile')} />
        <FormRichText {...plain('profile_en')} />
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
