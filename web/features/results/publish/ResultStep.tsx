import { useWatch } from 'react-hook-form';
import {
  CONVERSION_TYPES,
  COOPERATION_MODES,
  EXTENSION_MODES,
  INTELLECTUAL_PROPERTIES,
  LEVELS,
  OPENNESS,
  OWNERSHIPS,
  SECRECY,
  STAGES,
} from '../../../../db/contract/enums-results';
import { FormRegion, FormScopes } from '../../../domain/fields';
import { ClassifiedNote } from '../../../domain/publishing/ClassifiedNote';
import { CountryField } from '../../../domain/publishing/CountryField';
import { optionsOf } from '../../../domain/publishing/choices';
import { FieldGroup, Wide } from '../../../domain/publishing/layout';
import { StoredHtml } from '../../../domain/publishing/StoredHtml';
import words from '../../../i18n/publish';
import {
  FormCover,
  FormDate,
  FormMulti,
  FormRadio,
  FormRichText,
  FormSelect,
  FormText,
  FormUpload,
} from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { SuggestField } from './SuggestField';
import type { PublishValues } from './types';

/** Longest of the fields that describe terms and means (core§5). */
const AREA = 500;

export interface ResultStepProps {
  /** Staff with cg-input also grade the result (core§6). */
  graded: boolean;
  /** Reading has the list of files below the form instead (core§2). */
  readOnly: boolean;
  onUploading: (busy: boolean) => void;
}

export function ResultStep({ graded, readOnly, onUploading }: ResultStepProps) {
  const text = useText(words);
  const { lang } = useLang();
  const overseas = useWatch<PublishValues, 'variant'>({ name: 'variant' }) === 'overseas';
  return (
    <>
      <FieldGroup title={text.groups.basic}>
        <Wide>
          <FormText name="result.name" label={text.name} required maxLength={200} counter />
        </Wide>
        <FormScopes name="scopes" label={text.scopes} required />
        {overseas ? (
          <CountryField name="result.org_country" label={text.country} required />
        ) : (
          <FormRegion name="result.region_id" label={text.region} required />
        )}
        <Wide>
          {readOnly ? (
            <StoredHtml name="result.profile" label={text.profile} />
          ) : (
            <FormRichText name="result.profile" label={text.profile} required hint={text.profileHint} />
          )}
        </Wide>
        <Wide>
          <FormCover name="result.cover" label={text.cover} />
        </Wide>
      </FieldGroup>
      <FieldGroup title={text.groups.property}>
        <FormSelect name="result.process" label={text.process} options={optionsOf(STAGES, lang)} />
        <FormDate name="result.complete_time" label={text.completeTime} time />
        <SuggestField
          name="result.intellectual_property"
          label={text.intellectualProperty}
          hint={text.suggestHint}
          choices={INTELLECTUAL_PROPERTIES}
        />
        <FormText name="result.intellectual_property_code" label={text.intellectualPropertyCode} maxLength={255} />
        <SuggestField name="result.ownership" label={text.ownership} hint={text.suggestHint} choices={OWNERSHIPS} />
      </FieldGroup>
      <FieldGroup title={text.groups.cooperation}>
        <Wide>
          <FormMulti name="result.cooperation" label={text.cooperation} options={optionsOf(COOPERATION_MODES, lang)} />
        </Wide>
        <FormText name="result.investment" label={text.investment} maxLength={11} suffix={text.investmentUnit} />
        <SuggestField
          name="result.extension_mode"
          label={text.extensionMode}
          hint={text.suggestHint}
          choices={EXTENSION_MODES}
        />
        <FormText name="result.investment_use" label={text.investmentUse} rows={2} maxLength={AREA} />
        <FormText name="result.implementation_conditions" label={text.conditions} rows={2} maxLength={AREA} />
        <FormText name="result.term" label={text.term} rows={2} maxLength={AREA} />
        <FormText name="result.ranges" label={text.ranges} rows={2} maxLength={AREA} />
      </FieldGroup>
      {graded ? (
        <FieldGroup title={text.groups.staff}>
          <FormSelect name="result.level" label={text.level} options={optionsOf(LEVELS, lang)} />
          <Wide>
            <FormMulti
              name="result.conversion_type"
              label={text.conversionType}
              options={optionsOf(CONVERSION_TYPES, lang)}
            />
          </Wide>
        </FieldGroup>
      ) : null}
      <FieldGroup title={text.groups.openness}>
        <FormRadio name="result.secrecy" label={text.secrecy} options={optionsOf(SECRECY, lang)} />
        <ClassifiedNote name="result.secrecy" />
        <FormRadio name="result.is_open" label={text.isOpen} options={optionsOf(OPENNESS, lang)} />
        {readOnly ? null : (
          <Wide>
            <FormUpload
              name="attachments"
              label={text.attachments}
              hint={text.attachmentsHint}
              multiple
              onBusy={onUploading}
            />
          </Wide>
        )}
      </FieldGroup>
    </>
  );
}
