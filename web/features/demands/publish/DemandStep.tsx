import { useWatch } from 'react-hook-form';
import { DEMAND_PROFILE_HINT } from '../../../../db/contract/demands';
import { DEMAND_TYPES } from '../../../../db/contract/enums';
import { DEMAND_SOURCES, DOCKING_TYPES } from '../../../../db/contract/enums-demands';
import { COOPERATION_MODES, LEVELS, OPENNESS, SECRECY } from '../../../../db/contract/enums-results';
import { FormScopes } from '../../../domain/fields';
import { ClassifiedNote } from '../../../domain/publishing/ClassifiedNote';
import { optionsOf } from '../../../domain/publishing/choices';
import { FieldGroup, Wide } from '../../../domain/publishing/layout';
import { StoredHtml } from '../../../domain/publishing/StoredHtml';
import words from '../../../i18n/demandForm';
import general from '../../../i18n/publish';
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
import type { PublishValues } from './types';

/** Longest of the fields that describe means and wishes (core§3). */
const AREA = 500;
const PARTIAL = 3;

interface DemandStepProps {
  /** Staff with xq-input also says where the demand comes from and how it is brought forward (core§6). */
  staff: boolean;
  /** Reading has the list of files below the form instead (core§2). */
  readOnly: boolean;
  onUploading: (busy: boolean) => void;
}

export function DemandStep({ staff, readOnly, onUploading }: DemandStepProps) {
  const text = useText(words);
  const { lang } = useLang();
  return (
    <>
      <Basics readOnly={readOnly} />
      <FieldGroup title={text.groups.cooperation}>
        <FormSelect
          name="demand.cooperation_mode"
          label={text.cooperationMode}
          options={optionsOf(COOPERATION_MODES, lang)}
        />
        <FormText
          name="demand.investment_amount"
          label={text.investmentAmount}
          maxLength={50}
          suffix={text.investmentUnit}
        />
        <FormText name="demand.uses" label={text.uses} rows={2} maxLength={AREA} />
        <FormText name="demand.cooperative_institute" label={text.institute} rows={2} maxLength={AREA} />
        <FormDate name="demand.complete_time" label={text.completeTime} time />
      </FieldGroup>
      {staff ? (
        <FieldGroup title={text.groups.staff}>
          <FormSelect name="demand.source" label={text.source} options={optionsOf(DEMAND_SOURCES, lang)} />
          <FormSelect name="demand.level" label={text.level} options={optionsOf(LEVELS, lang)} />
          <Wide>
            <FormMulti name="demand.docking_type" label={text.dockingType} options={optionsOf(DOCKING_TYPES, lang)} />
          </Wide>
        </FieldGroup>
      ) : null}
      <Openness readOnly={readOnly} onUploading={onUploading} />
    </>
  );
}

function Basics({ readOnly }: { readOnly: boolean }) {
  const text = useText(words);
  const common = useText(general);
  const { lang } = useLang();
  const { content, technology } = DEMAND_PROFILE_HINT;
  const hint = (count: number) => `${text.profileHint(content, technology)} · ${text.written(count)}`;
  return (
    <FieldGroup title={text.groups.basic}>
      <Wide>
        <FormText name="demand.name" label={text.name} required maxLength={200} counter />
      </Wide>
      <Wide>
        <FormScopes name="scopes" label={common.scopes} required />
      </Wide>
      <FormSelect name="demand.type" label={text.type} options={optionsOf(DEMAND_TYPES, lang)} />
      <FormText name="demand.keyword" label={text.keyword} hint={text.keywordHint} maxLength={200} />
      <Wide>
        {readOnly ? (
          <StoredHtml name="demand.profile" label={text.profile} />
        ) : (
          <FormRichText name="demand.profile" label={text.profile} required hint={hint} />
        )}
      </Wide>
      <Wide>
        {readOnly ? (
          <StoredHtml name="demand.detail_desc" label={text.detail} />
        ) : (
          <FormRichText name="demand.detail_desc" label={text.detail} hint={text.detailHint} />
        )}
      </Wide>
      <Wide>
        <FormCover name="demand.cover" label={common.cover} />
      </Wide>
    </FieldGroup>
  );
}

function Openness({ readOnly, onUploading }: Pick<DemandStepProps, 'readOnly' | 'onUploading'>) {
  const text = useText(words);
  const common = useText(general);
  const { lang } = useLang();
  const open = useWatch<PublishValues, 'demand.is_open'>({ name: 'demand.is_open' });
  return (
    <FieldGroup title={text.groups.openness}>
      <FormRadio name="demand.secrecy" label={text.secrecy} options={optionsOf(SECRECY, lang)} />
      <ClassifiedNote name="demand.secrecy" />
      <FormRadio name="demand.is_open" label={text.isOpen} hint={text.isOpenHint} options={optionsOf(OPENNESS, lang)} />
      {open === PARTIAL ? (
        <Wide>
          <FormText
            name="demand.is_open_info"
            label={text.isOpenInfo}
            hint={text.isOpenInfoHint}
            rows={2}
            maxLength={AREA}
          />
        </Wide>
      ) : null}
      {readOnly ? null : (
        <Wide>
          <FormUpload
            name="attachments"
            label={common.attachments}
            hint={text.attachmentsHint}
            multiple
            onBusy={onUploading}
          />
        </Wide>
      )}
    </FieldGroup>
  );
}
