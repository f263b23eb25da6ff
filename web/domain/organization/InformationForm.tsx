import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useEffect } from 'react';
import common from '../../i18n/common';
import words from '../../i18n/organizations';
import { AppForm, FormFoot, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { FormOrganization, FormRegion, FormScopes, type Suggestion } from '../fields';
import {
  type InformationValues,
  informationSchema,
  informationValues,
  type MemberKind,
  type OrganizationInformation,
  REGION_LEVELS,
  saveInformation,
} from './information';

interface InformationFormProps {
  kind: MemberKind;
  /** The organisation that is edited; without it one is created. */
  organization?: OrganizationInformation | undefined;
  /** Names that the person may mean, while a new organisation is named; keep it stable. */
  source?: ((word: string) => Promise<Suggestion[]>) | undefined;
  /** One column, as in a narrow dialog. */
  narrow?: boolean;
  submitLabel?: string;
  /** Buttons before the submit button. */
  actions?: ReactNode;
  /** Gets what a dialog asks before it closes over unsaved input. */
  guard?: RefObject<(() => Promise<boolean>) | null>;
  onSaved: (organizationId: string) => void | Promise<void>;
}

/** Information about an organisation or a company (core§2): registration, and later changes by its administrators. */
export function InformationForm(props: InformationFormProps) {
  const { kind, organization, source, narrow = false, submitLabel, actions, guard, onSaved } = props;
  const text = useText(words).information;
  const labels = useText(common);
  const form = useAppForm<InformationValues>({
    schema: informationSchema,
    defaultValues: informationValues(kind, organization),
    ...(organization ? {} : { draftKey: `organization-${kind}` }),
    onSubmit: async (values) => {
      const saved = await saveInformation(values, organization);
      await onSaved(organization?.organization_id ?? saved.organization_id);
    },
    fieldName: (field) => (['province', 'city', 'county'].includes(field) ? 'region' : field),
  });
  const { confirmLeave } = form;
  useEffect(() => {
    if (guard) guard.current = confirmLeave;
  }, [guard, confirmLeave]);
  const locked = organization !== undefined;
  return (
    <AppForm form={form}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          pt: 1,
          gridTemplateColumns: narrow ? 'minmax(0, 1fr)' : { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          {source && !locked ? (
            <FormOrganization name="name" label={text.name[kind]} required source={source} />
          ) : (
            <FormText
              name="name"
              label={text.name[kind]}
              required
              maxLength={100}
              disabled={locked}
              hint={locked ? text.nameLocked : undefined}
            />
          )}
        </Box>
        <FormRegion name="region" label={text.region} required levels={REGION_LEVELS[kind]} />
        <FormScopes name="scopes" label={text.scopes[kind]} />
        <FormText name="contacts" label={text.contacts} required maxLength={50} />
        <FormText name="contacts_tel" label={text.contactsTel} required maxLength={100} type="tel" />
        <FormText name="contacts_email" label={text.contactsEmail} maxLength={200} type="email" />
        <FormText name="wechat" label={text.wechat} maxLength={100} />
      </Box>
      <FormFoot>
        {actions}
        <Button type="submit" variant="contained" loading={form.saving}>
          {submitLabel ?? labels.submit}
        </Button>
      </FormFoot>
    </AppForm>
  );
}
