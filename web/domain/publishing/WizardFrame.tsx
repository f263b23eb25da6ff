import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useCallback, useRef } from 'react';
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form';
import { ATTACHMENTS } from '../../../db/contract/form-parts';
import { told } from '../../../db/contract/words';
import type { StoredForm } from '../../../db/contract/working-items';
import common from '../../i18n/common';
import formWords from '../../i18n/form';
import audit from '../../i18n/moderation';
import words from '../../i18n/publish';
import { openDialog } from '../../kit/dialogs';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { AppForm, type FieldNotes, FieldNotesProvider } from '../../kit/form';
import { useLang, useText } from '../../kit/i18n';
import { FileList } from '../../kit/layout/FileList';
import { formatDate, formatMinute } from '../../kit/layout/format';
import type { DraftState } from './drafts/keeper';
import type { Opening } from './drafts/opening';
import type { ServerDraftState } from './drafts/useServerDraft';
import { formArea, legible, titleOf, WIDTHS } from './frame';
import { KnownMark } from './known/KnownMark';
import { KnownNotice } from './known/KnownNotice';
import { KnownProvider } from './known/known';
import { FieldGroup, Wide } from './layout';
import { Rail, RailLine } from './progress/Rail';
import { WrongFields } from './progress/WrongFields';
import { ReviewNotice } from './review/ReviewNotice';
import { type Review, useReview } from './review/useReview';
import type { AttachedFile, WizardValues } from './types';
import type { WizardState } from './useWizard';

/** When the draft was last saved, in the foot of the dialog. */
function DraftStatus({ phase, why, at, other, save }: DraftState & Pick<ServerDraftState, 'save'>) {
  const text = useText(words).draft;
  const shown = {
    idle: '',
    saving: text.saving,
    saved: text.savedAt(formatDate(at).slice(-8)),
    unsaved: text.unsaved[why],
  }[phase];
  const told = other ? text.undecided : shown;
  return (
    <Box
      role="status"
      // On a phone it stands above the buttons, which need the whole width.
      sx={{
        flex: { xs: '1 0 100%', sm: 1 },
        pb: { xs: told ? 1 : 0, sm: 0 },
        fontSize: '0.8125rem',
        color: other || phase === 'unsaved' ? 'warning.main' : 'text.secondary',
      }}
    >
      {told}
      {phase === 'unsaved' && why === 'signedOut' && !other ? (
        <Button size="small" onClick={() => void openDialog('login', {}).then(save)} sx={{ ml: 1 }}>
          {text.signIn}
        </Button>
      ) : null}
    </Box>
  );
}

interface DraftNoticeProps {
  draft: ServerDraftState;
  /** The draft that the form was opened with, as long as it is not discarded. */
  opening: Opening | null;
  onDiscard: () => void;
}

/** Where the input comes from that the form opened with, and a choice where two devices wrote on. */
function DraftNotice({ draft, opening, onDiscard }: DraftNoticeProps) {
  const text = useText(words).draft;
  const general = useText(formWords);
  const elsewhere = opening?.from === 'elsewhere';
  return (
    <>
      {draft.other ? (
        <Alert
          severity="warning"
          sx={{ mb: 2.5 }}
          action={
            <>
              <Button size="small" onClick={draft.keepShown}>
                {text.keepShown}
              </Button>
              <Button size="small" onClick={draft.useOther}>
                {text.useOther}
              </Button>
            </>
          }
        >
          {`${text.conflict(formatMinute(draft.other.time))} ${draft.other.newer ? text.otherNewer : text.shownNewer}`}
        </Alert>
      ) : null}
      {opening?.draft ? (
        <Alert
          severity="info"
          sx={{ mb: 2.5 }}
          action={
            <Button size="small" onClick={onDiscard}>
              {elsewhere ? text.startEmpty : general.discardDraft}
            </Button>
          }
        >
          {elsewhere ? text.fromElsewhere(formatMinute(opening.time)) : general.draftRestored}
        </Alert>
      ) : null}
    </>
  );
}

/** The files of a result that is only read: links in place of the attachment field (core§2). */
function StoredFiles({ files }: { files: AttachedFile[] }) {
  const text = useText(words);
  const { lang } = useLang();
  return (
    <Box sx={{ mt: 4 }}>
      <FieldGroup title={told(ATTACHMENTS.label, lang)}>
        <Wide>
          {files.length > 0 ? (
            <FileList
              files={files.map(({ fileShowName, url, suffix, size }) => ({ name: fileShowName, url, suffix, size }))}
            />
          ) : (
            <Box sx={{ color: 'text.secondary' }}>{text.noAttachments}</Box>
          )}
        </Wide>
      </FieldGroup>
    </Box>
  );
}

/** What must be known before writing on: an opinion, a second review. */
function Notices({ stored, reviewAgain }: { stored: StoredForm | null; reviewAgain: string | null }) {
  const text = useText(words);
  return (
    <>
      {stored?.audit_opinion ? (
        <Alert severity="warning" sx={{ mb: 2.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <AlertTitle>{text.returnedTitle}</AlertTitle>
          {stored.audit_opinion}
        </Alert>
      ) : null}
      {reviewAgain ? (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {reviewAgain}
        </Alert>
      ) : null}
    </>
  );
}

interface WizardFrameProps<V extends FieldValues> {
  wizard: WizardState<V>;
  /** The step whose end shows the files where they are only read. */
  filesStep: string;
  /** The fields of the step that is shown. */
  children: ReactNode;
}

const toTop = (area: HTMLElement): void => {
  area.closest('.MuiDialogContent-root')?.scrollTo({ top: 0 });
};

/** A wizard in its dialog: variants, steps, notices, the step's fields, back, next and submit. */
export function WizardFrame<V extends WizardValues & FieldValues>({
  wizard,
  filesStep,
  children,
}: WizardFrameProps<V>) {
  const { form, mode, words, step, at, draft } = wizard;
  const review = useReview(wizard);
  const edited = mode === 'put';
  const wide = useMediaQuery(useTheme().breakpoints.up('md'));
  const begun = useRef(false);
  // A new step starts at its top, for the keyboard as well, before whoever jumps to a field or a remark lands there.
  const begin = useCallback((area: HTMLElement | null) => {
    if (!area) return;
    toTop(area);
    if (begun.current) area.focus({ preventScroll: true });
    begun.current = true;
  }, []);
  const notes = edited ? review.notes : FILLED;

  return (
    <AppDialog
      title={titleOf(words, mode)}
      width={WIDTHS[mode]}
      closeOnBackdrop={false}
      beforeClose={wizard.mayClose}
      actions={
        <>
          {form.readOnly ? null : <DraftStatus {...draft} />}
          <StepButtons wizard={wizard} />
        </>
      }
    >
      <KnownProvider value={wizard.known}>
        <AppForm form={{ ...form, draftRestored: false, submit: wizard.advance }}>
          {form.readOnly ? null : <VariantSwitch wizard={wizard} />}
          {wide || form.readOnly ? <Steps wizard={wizard} review={review} /> : <RailLine wizard={wizard} />}
          <Box sx={{ display: 'flex', gap: 2.5 }}>
            {wide && !form.readOnly ? <Rail wizard={wizard} /> : null}
            <Box
              key={at}
              ref={begin}
              role="group"
              aria-label={words.steps[step] ?? ''}
              // A text without inputs is scrolled by the keyboard through the area itself.
              tabIndex={form.readOnly ? 0 : -1}
              sx={form.readOnly ? [formArea, legible] : [formArea, { flex: 1, minWidth: 0 }]}
            >
              {form.readOnly ? null : (
                <DraftNotice draft={draft} opening={wizard.opening} onDiscard={form.discardDraft} />
              )}
              <Notices stored={wizard.stored} reviewAgain={wizard.reviewedAgain ? words.reviewAgain : null} />
              {edited ? <ReviewNotice review={review} /> : null}
              {form.readOnly ? null : <WrongFields wizard={wizard} />}
              {mode === 'add' ? <KnownNotice wizard={wizard} /> : null}
              {form.readOnly ? children : <FieldNotesProvider value={notes}>{children}</FieldNotesProvider>}
              {form.readOnly && step === filesStep ? (
                <StoredFiles files={form.methods.getValues('attachments' as Path<V>)} />
              ) : null}
            </Box>
          </Box>
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </AppForm>
      </KnownProvider>
    </AppDialog>
  );
}

/** Fields of a new item say what was filled in for its publisher. */
const FILLED: FieldNotes = {
  noteOf: (name) => <KnownMark name={name} />,
  shown: () => () => undefined,
};

interface PartProps<V extends FieldValues> {
  wizard: WizardState<V>;
}

function Steps<V extends FieldValues>({
  wizard: { steps, words, at, form, go },
  review,
}: PartProps<V> & { review: Review }) {
  const text = useText(audit).comment;
  const openOf = (index: number) => {
    const open = review.openIn(index);
    return open > 0 ? (
      <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'warning.main' }}>
        {text.open(open)}
      </Box>
    ) : null;
  };
  return (
    <Stepper activeStep={at} nonLinear={form.readOnly} sx={{ mb: 2 }}>
      {steps.map((name, index) => (
        <Step key={name} completed={!form.readOnly && index < at}>
          {form.readOnly || index < at ? (
            <StepButton onClick={() => go(index)} disabled={form.saving} optional={openOf(index)}>
              {words.steps[name]}
            </StepButton>
          ) : (
            <StepLabel optional={openOf(index)}>{words.steps[name]}</StepLabel>
          )}
        </Step>
      ))}
    </Stepper>
  );
}

function StepButtons<V extends FieldValues>({ wizard: { steps, at, form, go, advance, preview } }: PartProps<V>) {
  const text = useText(common);
  const publish = useText(words);
  const isLast = at === steps.length - 1;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5 }}>
      {at > 0 ? (
        <Button onClick={() => go(at - 1)} disabled={form.saving}>
          {text.previous}
        </Button>
      ) : null}
      {form.readOnly ? null : (
        <Button onClick={() => void preview()} disabled={form.saving}>
          {publish.preview}
        </Button>
      )}
      {isLast && form.readOnly ? null : (
        <Button variant={form.readOnly ? 'outlined' : 'contained'} loading={form.saving} onClick={() => void advance()}>
          {isLast ? text.submit : text.next}
        </Button>
      )}
    </Box>
  );
}

function VariantSwitch<V extends WizardValues & FieldValues>({ wizard: { form, words } }: PartProps<V>) {
  const name = 'variant' as Path<V>;
  const variant: string = useWatch({ control: form.methods.control, name });
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      color="primary"
      aria-label={words.variant}
      value={variant}
      disabled={form.saving}
      onChange={(_event, next: string | null) => {
        if (next) form.methods.setValue(name, next as PathValue<V, Path<V>>, { shouldDirty: true });
      }}
      sx={{ mb: 2.5 }}
    >
      {Object.entries(words.variants).map(([value, label]) => (
        <ToggleButton
          key={value}
          value={value}
          sx={{ textTransform: 'none', minHeight: 40, '&.Mui-selected': { color: 'brand.text', fontWeight: 650 } }}
        >
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
