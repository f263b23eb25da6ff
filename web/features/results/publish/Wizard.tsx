import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { AUDIT } from '../../../../db/contract/limits';
import { RESULT_VARIANTS, type ResultVariant } from '../../../../db/contract/results';
import common from '../../../i18n/common';
import words from '../../../i18n/publish';
import { useSession } from '../../../shared/auth';
import { AppDialog } from '../../../shared/dialogs/AppDialog';
import { AppForm, type AppFormState } from '../../../shared/form';
import { useText } from '../../../shared/i18n';
import { AuditBar } from '../audit/AuditBar';
import { DIALOG_WIDTH, formArea, legible } from './frame';
import { Notices } from './Notices';
import { OrganizationStep } from './OrganizationStep';
import { PromotionStep } from './PromotionStep';
import { ResultStep } from './ResultStep';
import { StoredFiles } from './StoredFiles';
import type { PublishValues } from './types';
import { useWizard, type WizardProps, type WizardState } from './useWizard';

export function Wizard(props: WizardProps) {
  const { mode, stored } = props;
  const text = useText(words);
  const { has } = useSession();
  const wizard = useWizard(props);
  const { form, steps, at, conflict, mayClose } = wizard;
  const step = steps[at];
  const area = useRef<HTMLDivElement>(null);
  const mayAudit = mode === 'audit' && has('cg-auditor');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step starts at its top.
  useEffect(() => {
    const shown = area.current;
    for (const box of [shown, shown?.closest('.MuiDialogContent-root')]) box?.scrollTo({ top: 0 });
  }, [at]);

  return (
    <AppDialog
      title={mode === 'audit' && !mayAudit ? text.titles.view : text.titles[mode]}
      width={DIALOG_WIDTH[mode]}
      closeOnBackdrop={false}
      beforeClose={mayClose}
      actions={
        mayAudit && stored ? (
          <AuditBar stored={stored} onReload={props.onReload}>
            <StepButtons wizard={wizard} />
          </AuditBar>
        ) : (
          <StepButtons wizard={wizard} />
        )
      }
    >
      <AppForm form={{ ...form, submit: wizard.advance }}>
        {form.readOnly ? null : <VariantSwitch form={form} />}
        <Steps wizard={wizard} />
        <Box
          ref={area}
          role="group"
          aria-label={step ? text.steps[step] : ''}
          // A text without inputs is scrolled by the keyboard through the area itself.
          tabIndex={form.readOnly ? 0 : -1}
          sx={form.readOnly ? [formArea, legible] : formArea}
        >
          <Notices
            stored={stored}
            conflict={conflict}
            willBeReviewed={mode === 'put' && stored?.audit_status === AUDIT.approved && !has('cg-auditor')}
            onReload={() => {
              form.discardDraft();
              props.onReload();
            }}
          />
          {step === 'promotion' ? <PromotionStep /> : null}
          {step === 'result' ? (
            <ResultStep graded={has('cg-input')} readOnly={form.readOnly} onUploading={wizard.setUploading} />
          ) : null}
          {step === 'organization' ? <OrganizationStep stored={stored} /> : null}
          {form.readOnly && step === 'result' ? <StoredFiles files={form.methods.getValues('attachments')} /> : null}
        </Box>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </AppForm>
    </AppDialog>
  );
}

function Steps({ wizard: { steps, at, form, go } }: { wizard: WizardState }) {
  const text = useText(words);
  return (
    <Stepper activeStep={at} nonLinear={form.readOnly} alternativeLabel sx={{ mb: 2 }}>
      {steps.map((name, index) => (
        <Step key={name} completed={!form.readOnly && index < at}>
          {form.readOnly || index < at ? (
            <StepButton onClick={() => go(index)} disabled={form.saving}>
              {text.steps[name]}
            </StepButton>
          ) : (
            <StepLabel>{text.steps[name]}</StepLabel>
          )}
        </Step>
      ))}
    </Stepper>
  );
}

function StepButtons({ wizard: { steps, at, form, go, advance } }: { wizard: WizardState }) {
  const text = useText(common);
  const isLast = at === steps.length - 1;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5 }}>
      {at > 0 ? (
        <Button onClick={() => go(at - 1)} disabled={form.saving}>
          {text.previous}
        </Button>
      ) : null}
      {isLast && form.readOnly ? null : (
        <Button variant={form.readOnly ? 'outlined' : 'contained'} loading={form.saving} onClick={() => void advance()}>
          {isLast ? text.submit : text.next}
        </Button>
      )}
    </Box>
  );
}

function VariantSwitch({ form }: { form: AppFormState<PublishValues> }) {
  const text = useText(words);
  const variant = useWatch({ control: form.methods.control, name: 'variant' });
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      color="primary"
      aria-label={text.variant}
      value={variant}
      disabled={form.saving}
      onChange={(_event, next: ResultVariant | null) => {
        if (next) form.methods.setValue('variant', next, { shouldDirty: true });
      }}
      sx={{ mb: 2.5 }}
    >
      {RESULT_VARIANTS.map((name) => (
        <ToggleButton
          key={name}
          value={name}
          sx={{ textTransform: 'none', minHeight: 40, '&.Mui-selected': { color: 'brand.text', fontWeight: 650 } }}
        >
          {text.variants[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
