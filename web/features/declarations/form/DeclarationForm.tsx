import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { fieldsOf, pathOf } from '../../../../db/contract/form';
import { DECLARATION_FORM } from '../../../../db/contract/programme/declaration';
import type { DeclarationDetail } from '../../../../db/contract/programme/declarations';
import { told } from '../../../../db/contract/words';
import type { SheetRow } from '../../../domain/programme/sheet';
import words from '../../../i18n/programmeDeclarations';
import { openDialog } from '../../../kit/dialogs';
import { AppForm } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { ChevronDownIcon } from '../../../kit/layout/icons';
import { panel } from '../../../kit/layout/panel';
import { Section } from '../../../kit/layout/Section';
import type { SaveState } from './autosave';
import { Progress, useProgress } from './Progress';
import { isDone } from './progress';
import { SECTIONS, SectionFields } from './Sections';
import { type Submitted, useDeclarationForm } from './useDeclarationForm';
import { columnsOf, type DeclarationValues, filesOf } from './values';

/** The time of today, else the day as well. */
const shownAt = (at: string): string =>
  at.slice(0, 10) === formatDay(Date.now() / 1000) ? at.slice(11) : at.slice(0, 16);

/** When the form was last saved, or why it is not. */
function SaveStatus({ save, onSignedIn }: { save: SaveState; onSignedIn: () => Promise<void> }) {
  const text = useText(words).save;
  const { phase, why, at, other } = save;
  const unsaved = phase === 'unsaved' && !other;
  const shown = () => {
    if (other) return text.conflict;
    if (unsaved) return text.unsaved[why];
    return phase === 'saving' ? text.saving : at ? text.saved(shownAt(at)) : '';
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: '0.875rem' }}>
      <Box role="status" data-phase={phase} sx={{ color: unsaved || other ? 'warning.main' : 'text.secondary' }}>
        {shown()}
      </Box>
      {unsaved && why === 'signedOut' ? (
        <Button size="small" variant="outlined" onClick={() => void openDialog('login', {}).then(onSignedIn)}>
          {text.signIn}
        </Button>
      ) : null}
    </Box>
  );
}

interface ConflictProps {
  mine: DeclarationValues;
  other: DeclarationValues;
  onMine: () => void;
  onOther: () => void;
}

/** Another window saved something else: which one counts is chosen, none is lost before. */
function SaveConflict({ mine, other, onMine, onOther }: ConflictProps) {
  const text = useText(words);
  const { lang } = useLang();
  const names = fieldsOf(DECLARATION_FORM)
    .filter(([name]) =>
      pathOf(DECLARATION_FORM, name) === 'attachments'
        ? JSON.stringify(filesOf(mine)) !== JSON.stringify(filesOf(other))
        : String(mine.project[name] ?? '') !== String(other.project[name] ?? ''),
    )
    .map(([, { label }]) => told(label, lang));
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <Box sx={{ fontWeight: 650 }}>{text.save.conflict}</Box>
      <Box>{text.save.differ(names.join(lang === 'zh' ? '、' : ', '))}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="contained" onClick={onMine}>
          {text.save.keepMine}
        </Button>
        <Button size="small" variant="outlined" onClick={onOther}>
          {text.save.useOther}
        </Button>
      </Box>
    </Alert>
  );
}

interface DeclarationFormProps {
  detail: DeclarationDetail;
  onSubmitted: (answer: Submitted) => void;
}

const idOf = (section: string): string => `sheet-${section}`;

function toSection(section: string): void {
  const at = document.getElementById(idOf(section));
  at?.scrollIntoView({ block: 'start' });
  at?.focus({ preventScroll: true });
}

/** The registration sheet as a form: ten sections, saved while one types, with what is missing beside it. */
export function DeclarationForm({ detail, onSubmitted }: DeclarationFormProps) {
  const text = useText(words);
  const state = useDeclarationForm(detail, onSubmitted);
  const { form, save, submit } = state;
  const { getValues } = form.methods;
  return (
    <AppForm form={{ ...form, submit }}>
      {save.other ? (
        <SaveConflict mine={getValues()} other={save.other.values} onMine={state.keepMine} onOther={state.useOther} />
      ) : state.restored ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          {text.save.restored}
        </Alert>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
          alignItems: 'start',
        }}
      >
        <Aside {...state} kinds={detail.kinds} />
        <Box sx={{ minWidth: 0, gridColumn: 1, gridRow: { md: 1 } }}>
          {SECTIONS.map((section) => (
            <Box key={section} id={idOf(section)} tabIndex={-1} sx={{ scrollMarginTop: 88, outline: 'none' }}>
              <Section card title={text.sheet.sections[section]}>
                <SectionFields section={section} kinds={detail.kinds} phone={detail.phone} />
              </Section>
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 5,
          mx: { xs: -2, sm: 0 },
          px: 2,
          py: 1.25,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
          <SaveStatus save={save} onSignedIn={state.saveNow} />
        </Box>
        <Button
          variant="outlined"
          sx={{ flex: { xs: 1, sm: 'none' } }}
          disabled={form.saving}
          onClick={() => {
            const values = getValues();
            const row: SheetRow = { ...(columnsOf(values) as SheetRow), ...given(detail), round_id: detail.round_id };
            void openDialog('previewDeclaration', { row, files: filesOf(values), phone: detail.phone });
          }}
        >
          {text.form.preview}
        </Button>
        <Button type="submit" variant="contained" sx={{ flex: { xs: 1, sm: 'none' } }} loading={form.saving}>
          {detail.stage === 0 ? text.form.submit : text.form.resubmit}
        </Button>
      </Box>
    </AppForm>
  );
}

/** What the sheet has beside the form. */
const given = ({ form, receipt, submit_time }: DeclarationDetail): SheetRow => ({
  ...{ declarant_name: form.declarant_name, receipt, submit_time },
});

/** Beside the form where there is room; on a phone a line above it, which opens. */
function Aside({
  kinds,
  show,
}: Pick<ReturnType<typeof useDeclarationForm>, 'show'> & { kinds: DeclarationDetail['kinds'] }) {
  const text = useText(words).form;
  const beside = useMediaQuery(useTheme().breakpoints.up('md'));
  const progress = useProgress(kinds);
  const list = <Progress progress={progress} onSection={toSection} onField={show} />;
  if (beside) {
    return (
      <Box
        component="aside"
        sx={{
          ...{ gridColumn: 2, position: 'sticky', top: 88, maxHeight: 'calc(100vh - 176px)', overflowY: 'auto' },
          p: 2.5,
          ...panel,
        }}
      >
        {list}
      </Box>
    );
  }
  const missing = progress.flatMap((part) => part.missing).length;
  return (
    <Accordion
      disableGutters
      elevation={0}
      sx={{
        mb: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px !important',
        '&::before': { display: 'none' },
      }}
    >
      <AccordionSummary expandIcon={<ChevronDownIcon />}>
        <Box>
          <Box sx={{ fontWeight: 650 }}>{text.sections(progress.filter(isDone).length, progress.length)}</Box>
          <Box sx={{ fontSize: '0.875rem', color: missing > 0 ? 'warning.main' : 'success.main' }}>
            {missing > 0 ? text.missing(missing) : text.complete}
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails>{list}</AccordionDetails>
    </Accordion>
  );
}
