import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RECOMMEND_TYPES } from '../../../../db/contract/enums-programme';
import { messageOf } from '../../../../db/contract/errors';
import { opinionForm, REVIEW_LIMITS, type ReviewDetail } from '../../../../db/contract/programme/review';
import { useLabel } from '../../../domain/catalog/words';
import words from '../../../i18n/programmeReviews';
import { ApiError, addRow, putRows } from '../../../kit/api';
import { CONFLICT } from '../../../kit/api/statuses';
import { AppForm, FormRadio, FormText, readDraft, useAppForm } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { toast } from '../../../kit/toast';
import { Criteria, Total } from './Criteria';
import { type Saved, useAutosave } from './useAutosave';
import { firstValues, type OpinionValues } from './values';

interface OpinionFormProps {
  projectId: string;
  detail: ReviewDetail;
  /** Reads the opinion anew that another window handed in. */
  onReload: () => void;
  onDone: () => void;
  /** Without it there is nothing to go back to. */
  onCancel?: () => void;
}

/** The opinion of the signed-in recommender (back-office§2, dialogs 6 and 7): kept while it is written, handed in once. */
export function OpinionForm({ projectId, detail, onReload, onDone, onCancel }: OpinionFormProps) {
  const { form: text } = useText(words);
  const { lang } = useLang();
  const label = useLabel();
  const draftKey = `opinion:${projectId}`;
  const isEdit = detail.opinion !== null;
  const form = useAppForm<OpinionValues, typeof opinionForm>({
    schema: opinionForm,
    defaultValues: firstValues(detail),
    draftKey,
    draft: (readDraft<OpinionValues>(draftKey) ?? detail.draft?.form ?? null) as OpinionValues | null,
    readOnly: detail.is_closed,
    onSubmit: async (values) => {
      autosave.stop();
      try {
        if (isEdit) await putRows('project_rec_opinion', { project_id: projectId }, values);
        else await addRow('project_rec_opinion', { project_id: projectId, ...values });
      } catch (error) {
        // Another window handed it in, or it comes too late: what stands now is read anew.
        if (error instanceof ApiError && error.status === CONFLICT) {
          if (error.msg === messageOf('opinion_submitted', lang)) toast.info(text.twice);
          onReload();
        }
        throw error;
      }
      toast.success(isEdit ? text.modified : text.submitted);
      onDone();
    },
  });
  const autosave = useAutosave(form.methods, { projectId, draftKey, active: !detail.is_closed });
  const { project } = detail;
  return (
    <AppForm form={form}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {detail.is_closed ? <Alert severity="info">{text.closed}</Alert> : null}
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, gridTemplateColumns: 'auto minmax(0, 1fr)' }}>
          <Fact label={text.name} value={String(project.name ?? '')} />
          <Fact label={text.unit} value={String(project.org_name ?? '')} />
        </Box>
        <section aria-label={text.criteria}>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1.5 }}>{text.keys}</Typography>
          <Criteria />
        </section>
        <Total />
        <FormRadio
          name="recommend_type"
          label={text.type}
          required
          options={RECOMMEND_TYPES.map(({ value }) => ({ value, label: label(RECOMMEND_TYPES, value) }))}
        />
        <FormText name="comment" label={text.comment} required rows={4} maxLength={REVIEW_LIMITS.comment} counter />
        {detail.is_closed ? null : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'flex-end' }}>
            <SavedLine saved={autosave.saved} />
            {onCancel ? <Button onClick={onCancel}>{text.cancel}</Button> : null}
            <Button type="submit" variant="contained" loading={form.saving}>
              {isEdit ? text.modify : text.submit}
            </Button>
          </Box>
        )}
      </Box>
    </AppForm>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary', pr: 1.5 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
        {value}
      </Box>
    </>
  );
}

function SavedLine({ saved: { phase, at } }: { saved: Saved }) {
  const { form: text } = useText(words);
  const line = {
    idle: '',
    saving: text.saving,
    unsaved: text.unsaved,
    saved: text.saved(formatMinute(at).slice(11, 16)),
  }[phase];
  return (
    <Box
      role="status"
      sx={{
        flex: 1,
        minWidth: 160,
        color: phase === 'unsaved' ? 'warning.main' : 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      {line}
    </Box>
  );
}
