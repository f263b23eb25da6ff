import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useCallback, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SUB_TYPE } from '../../../../db/contract/enums-results';
import { RESULT_FORM as form, RESULT_FORM } from '../../../../db/contract/form-results';
import { DAY_MS } from '../../../../db/contract/time';
import { FormOrganization } from '../../../domain/fields';
import { ClassifiedNote } from '../../../domain/publishing/ClassifiedNote';
import { OrganizationName } from '../../../domain/publishing/OrganizationName';
import { allOrganizations, type OrganizationSuggestion } from '../../../domain/publishing/organizations';
import { FieldInput, StepFields } from '../../../domain/publishing/StepFields';
import { useWizard, type WizardProps } from '../../../domain/publishing/useWizard';
import { WizardFrame } from '../../../domain/publishing/WizardFrame';
import { useSession, withPassword } from '../../../domain/session';
import words from '../../../i18n/publish';
import { ApiError, api, useRows } from '../../../kit/api';
import { FormSelect, FormText } from '../../../kit/form';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { CopyButton } from '../../../kit/layout/CopyButton';
import { callsOf } from './calls';
import type { PublishValues, ResultForm } from './types';
import { MATCHED, publishSchema, storedValues, submissionOf, withoutOf } from './values';

type Look = { state: 'masked' | 'loading' } | { state: 'shown'; number: string } | { state: 'failed'; msg: string };

const below = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, fontSize: '0.875rem' } as const;

/** The identity number: a stored one comes masked, and whole only when it is asked for. */
function IdNumberField({ stored }: { stored: ResultForm | null }) {
  const text = useText(words);
  const [look, setLook] = useState<Look>({ state: 'masked' });
  const id = stored?.result.id_number ? stored.chengguo_id : null;

  const show = async (id: string) => {
    setLook({ state: 'loading' });
    try {
      // Silent: what went wrong stands beside the button, where it can be tried again.
      const { id_number } = await withPassword((options) =>
        api.post('/v1/user/chengguo/idNumber', { id }, { ...options, silent: true }),
      );
      setLook({ state: 'shown', number: id_number ?? '' });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setLook({ state: 'failed', msg: cause.msg });
    }
  };
  const shown = look.state === 'shown';

  return (
    <div>
      <FormText
        name="result.id_number"
        label={text.idNumber}
        required
        maxLength={100}
        hint={text.idNumberHint}
        suffix={
          id ? (
            <InputAdornment position="end">
              <Button
                size="small"
                loading={look.state === 'loading'}
                onClick={() => (shown ? setLook({ state: 'masked' }) : void show(id))}
                sx={{ whiteSpace: 'nowrap' }}
              >
                {shown ? text.idNumberHide : text.idNumberShow}
              </Button>
            </InputAdornment>
          ) : null
        }
      />
      <div role="status">
        {shown ? (
          <Box sx={below}>
            <span>{text.idNumberWhole}</span>
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {look.number}
            </Box>
            <CopyButton value={look.number} label={text.idNumberCopy} />
            <Box sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: '0.8125rem' }}>{text.idNumberLogged}</Box>
          </Box>
        ) : null}
        {look.state === 'failed' ? (
          <Box sx={{ ...below, color: 'error.main' }}>{`${text.idNumberFailed} ${look.msg}`.trim()}</Box>
        ) : null}
      </div>
    </div>
  );
}

interface ResultStepProps {
  /** Staff with cg-input also grade the result (core§6). */
  graded: boolean;
  readOnly: boolean;
}

function ResultStep({ graded, ...state }: ResultStepProps) {
  const text = useText(words);
  const form = { form: RESULT_FORM, ...state };
  return (
    <StepFields
      {...form}
      step="result"
      words={text}
      without={withoutOf('', graded)}
      own={{
        profile: <FieldInput {...form} name="profile" hint={text.profileHint} />,
        secrecy: (
          <>
            <FieldInput {...form} name="secrecy" />
            <ClassifiedNote name="result.secrecy" />
          </>
        ),
      }}
    />
  );
}

/** Who recommends the result: for staff that enters for others (core§2). */
function PromotionStep() {
  const text = useText(words);
  const { lang } = useLang();
  const { setValue } = useFormContext<PublishValues>();
  const types = useRows(
    ['promotion-types'],
    { table: 'promotion_type', columns: ['id', 'code', 'name', 'name_en'], order: [['id', 'asc']], pageSize: 100 },
    { staleMs: DAY_MS },
  );
  const options = (types.data?.records ?? []).map((type) => ({
    value: type.code,
    label: pickName(lang, type.name, type.name_en),
  }));
  const pick = useCallback(
    (picked: OrganizationSuggestion | null) => {
      if (picked?.values.web_site) setValue('promotion.web_site', picked.values.web_site, { shouldDirty: true });
    },
    [setValue],
  );
  return (
    <StepFields
      form={RESULT_FORM}
      step="promotion"
      words={text}
      own={{
        'promotion.name': (
          <FormOrganization
            name="promotion.name"
            label={text.organizationName}
            required
            hint={text.organizationHintStaff}
            source={allOrganizations}
            onPick={pick}
          />
        ),
        'promotion.promotion_type': (
          <FormSelect name="promotion.promotion_type" label={text.promotionType} options={options} />
        ),
      }}
    />
  );
}

/** The publisher: an organisation, or the person (core§5). */
function OrganizationStep({ stored }: { stored: ResultForm | null }) {
  const text = useText(words);
  const kind = useWatch<PublishValues, 'result.sub_type'>({ name: 'result.sub_type' });
  const overseas = useWatch<PublishValues, 'variant'>({ name: 'variant' }) === 'overseas';
  const person = kind === SUB_TYPE.individual;
  return (
    <StepFields
      form={form}
      step="organization"
      words={text}
      without={withoutOf(kind, false)}
      own={{
        'organization.name': <OrganizationName kind="result" />,
        id_number: <IdNumberField stored={stored} />,
        ...(person && { director: <FieldInput form={form} name="director" required max={20} /> }),
        ...(overseas && { contacts_email: <FieldInput form={form} name="contacts_email" max={100} /> }),
      }}
    />
  );
}

/** The steps of the wizard (core§2): who enters for others names the recommended organisation first. */
const STEPS = ['result', 'organization'];

/** Who recommends is asked of staff that enters for others, and kept where it was named (core§2). */
function useWithPromotion({ mode, stored }: WizardProps<PublishValues, ResultForm>): boolean {
  const { user, has } = useSession();
  const named = Boolean(stored?.promotion);
  if (mode === 'audit') return named;
  return has('cg-input') && (named || !stored || stored.add_user === user?.user_id);
}

export function Wizard(props: WizardProps<PublishValues, ResultForm>) {
  const text = useText(words);
  const { has } = useSession();
  const withPromotion = useWithPromotion(props);
  const graded = has('cg-input');
  const schema = useMemo(() => publishSchema(withPromotion), [withPromotion]);
  const wizard = useWizard<PublishValues, ResultForm>(props, {
    kind: 'result',
    words: text,
    fields: RESULT_FORM,
    steps: withPromotion ? ['promotion', ...STEPS] : STEPS,
    schema,
    ...callsOf((values) => submissionOf(values, withPromotion)),
    forOrganization: ({ result }) => result.sub_type === SUB_TYPE.organization,
    fromStored: storedValues,
    without: ({ result }) => withoutOf(result.sub_type, graded),
    match: MATCHED,
  });
  const { step, form } = wizard;
  return (
    <WizardFrame wizard={wizard} filesStep="result">
      {step === 'promotion' ? <PromotionStep /> : null}
      {step === 'result' ? <ResultStep graded={graded} readOnly={form.readOnly} /> : null}
      {step === 'organization' ? <OrganizationStep stored={props.stored} /> : null}
    </WizardFrame>
  );
}
