import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../../db/contract/form';
import { DECLARATION_FORM } from '../../../../db/contract/programme/declaration';
import { told } from '../../../../db/contract/words';
import { FormOrganization } from '../../../domain/fields';
import type { SheetSection } from '../../../domain/programme/sheet';
import { FieldGrid, Wide } from '../../../domain/publishing/layout';
import { ownOrganizations } from '../../../domain/publishing/organizations';
import { FieldInput } from '../../../domain/publishing/StepFields';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/programmeDeclarations';
import { FormDate, FormSelect, FormText, FormUpload } from '../../../kit/form';
import type { Option } from '../../../kit/form/FormChoices';
import { useLang, useText } from '../../../kit/i18n';
import { useDomains, useProvinces, useRecommenders } from './choices';
import { type Kinds, OTHER } from './values';

/** The ten sections in their order (back-office§2, dialog 1). */
export const SECTIONS = Object.keys(DECLARATION_FORM.groups) as SheetSection[];

const fieldsIn = (section: SheetSection): [string, Field][] =>
  Object.entries(DECLARATION_FORM.groups[section] as Record<string, Field>);

interface SectionProps {
  section: SheetSection;
  kinds: Kinds;
  phone: string | null;
}

/** The fields of one section of the registration sheet. */
export function SectionFields({ section, kinds, phone }: SectionProps) {
  const text = useText(words);
  if (section === 'files') return <Catalogue kinds={kinds} />;
  return (
    <>
      {section === 'recommender' ? <Lead>{text.form.recommenderLead}</Lead> : null}
      <FieldGrid>
        {fieldsIn(section).map(([name, field]) => (
          <SheetField key={name} name={name} field={field} />
        ))}
        {section === 'applicant' ? <Phone phone={phone} /> : null}
      </FieldGrid>
    </>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mb: 2 }}>{children}</Typography>;
}

function SheetField({ name, field }: { name: string; field: Field }) {
  const { lang } = useLang();
  const text = useText(words).form;
  const path = `project.${name}`;
  const general = {
    name: path,
    label: told(field.label, lang),
    required: field.required === true,
    ...(field.hint && { hint: told(field.hint, lang) }),
  };
  switch (name) {
    case 'org_name':
      return (
        <Wide>
          <ApplicantUnit {...general} />
        </Wide>
      );
    case 'org_province_name':
      return <Provinces {...general} />;
    case 'scope':
      return <Domains {...general} />;
    case 'orgRec_id':
      return <Recommenders {...general} identify={1} />;
    case 'personRec_id':
      return <Recommenders {...general} identify={2} />;
    case 'establish_date':
      return <FormDate {...general} />;
    case 'declarant_name':
      return <FormText {...general} hint={text.applicantHint} disabled />;
    default:
      return <FieldInput form={DECLARATION_FORM} name={name} />;
  }
}

interface General {
  name: string;
  label: string;
  required: boolean;
  hint?: string;
}

function ApplicantUnit(props: General) {
  const { user } = useSession();
  const userId = user?.user_id ?? '';
  const source = useMemo(() => ownOrganizations(userId), [userId]);
  return <FormOrganization {...props} source={source} />;
}

/** A stored value that is not among the choices, or not there yet, is no empty choice. */
function Chosen({ options, ...props }: General & { options: Option[] }) {
  const value: unknown = useWatch({ name: props.name });
  const known = !value || options.some((option) => option.value === value);
  const shown = known
    ? options
    : [...options, { value: String(value), label: options.length > 1 ? String(value) : '…' }];
  return <FormSelect {...props} options={shown} />;
}

const Provinces = (props: General) => <Chosen {...props} options={useProvinces()} />;
const Domains = (props: General) => <Chosen {...props} options={useDomains()} />;
const Recommenders = ({ identify, ...props }: General & { identify: 1 | 2 }) => (
  <Chosen {...props} options={useRecommenders(identify)} />
);

/** The applicant is who signed in: the number comes from the account. */
function Phone({ phone }: { phone: string | null }) {
  const text = useText(words).form;
  return (
    <TextField
      fullWidth
      disabled
      label={text.phone}
      value={phone ?? ''}
      helperText={text.applicantHint}
      slotProps={{ formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } } }}
    />
  );
}

function Catalogue({ kinds }: Pick<SectionProps, 'kinds'>) {
  const text = useText(words);
  return (
    <>
      <Lead>{text.form.filesLead}</Lead>
      <FieldGrid>
        {[...kinds, { id: OTHER, name: text.sheet.otherFiles, is_required: false }].map(({ id, name, is_required }) => (
          <Wide key={id}>
            <FormUpload name={`files.${id}`} label={name} required={is_required} multiple />
          </Wide>
        ))}
      </FieldGrid>
    </>
  );
}
