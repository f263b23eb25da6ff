import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import {
  type Answers,
  EVALUATION_MAXIMA,
  evaluationWords,
  type Judgement,
  noAnswers,
  reportOf,
} from '../../../../db/contract/evaluation';
import { CRITERIA, type Criterion } from '../../../../db/contract/programme/criteria';
import { type Pair, told } from '../../../../db/contract/words';
import { confirm } from '../../../kit/dialogs';
import { readDraft, removeDraft, writeDraft } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { Page } from '../../../kit/layout/Page';
import { Section } from '../../../kit/layout/Section';
import { ReadinessPart } from './ReadinessPart';
import { ReportPart } from './ReportPart';

interface PartProps {
  answers: Answers;
  onChange: (answers: Answers) => void;
}

const JUDGEMENTS: readonly (Judgement | null)[] = [null, 2, 1, 0];

/** One criterion, judged in one of three ways or not at all. */
function Judged({ name, label, answers, onChange }: PartProps & { name: Criterion; label: string }) {
  const { judgements } = useText(evaluationWords);
  const value = answers.criteria[name] ?? null;
  const choose = (judgement: Judgement | null) => {
    const { [name]: _former, ...others } = answers.criteria;
    onChange({ ...answers, criteria: judgement === null ? others : { ...others, [name]: judgement } });
  };
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      <Box component="legend" sx={{ p: 0, float: 'left', width: { xs: '100%', sm: 200 } }}>
        {label}
      </Box>
      {JUDGEMENTS.map((judgement) => (
        <Box
          component="label"
          key={judgement ?? 'none'}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 28, color: 'text.secondary' }}
        >
          <input type="radio" name={name} checked={value === judgement} onChange={() => choose(judgement)} />
          {judgements[judgement ?? 'none']}
        </Box>
      ))}
    </Box>
  );
}

/** The eighteen criteria in their six groups. */
function CriteriaPart({ answers, onChange }: PartProps) {
  const text = useText(evaluationWords);
  const { lang } = useLang();
  return (
    <Section title={text.criteria} hint={text.criteriaHint} card>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {Object.entries(CRITERIA).map(([group, { label, criteria }]) => (
          <div key={group}>
            <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1rem' }}>
              {told(label, lang)}
            </Box>
            <Box sx={{ display: 'grid', gap: 1 }}>
              {(Object.entries(criteria) as [Criterion, Pair][]).map(([name, pair]) => (
                <Judged key={name} name={name} label={told(pair, lang)} answers={answers} onChange={onChange} />
              ))}
            </Box>
          </div>
        ))}
      </Box>
    </Section>
  );
}

const DRAFT = 'evaluation';

/** What the device has, whatever an older page wrote. */
function kept(): Answers {
  const blank = noAnswers();
  const found = readDraft<Answers>(DRAFT);
  const levels =
    Array.isArray(found?.levels) && found.levels.length === blank.levels.length ? found.levels : blank.levels;
  return { ...blank, ...found, levels };
}

/** A self-evaluation of a result, which computes a report and may begin a publication (core§2). */
export default function Evaluate() {
  const text = useText(evaluationWords);
  const [answers, setAnswers] = useState(kept);
  useEffect(() => writeDraft(DRAFT, answers), [answers]);
  const report = reportOf(answers);
  const clear = async () => {
    if (!(await confirm({ text: text.clearSure, danger: true }))) return;
    removeDraft(DRAFT);
    setAnswers(noAnswers());
  };
  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      <Alert severity="info" className="no-print" sx={{ mb: 3 }}>
        {text.honest}
      </Alert>
      <Box className="no-print">
        <Section title={text.about} card>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <TextField
              fullWidth
              label={text.name}
              value={answers.name}
              onChange={(event) => setAnswers({ ...answers, name: event.target.value })}
              slotProps={{ htmlInput: { maxLength: EVALUATION_MAXIMA.name } }}
            />
            <TextField
              fullWidth
              multiline
              minRows={2}
              label={text.summary}
              helperText={text.summaryHint}
              value={answers.summary}
              onChange={(event) => setAnswers({ ...answers, summary: event.target.value })}
              slotProps={{ htmlInput: { maxLength: EVALUATION_MAXIMA.summary } }}
            />
          </Box>
        </Section>
        <ReadinessPart answers={answers} onChange={setAnswers} report={report} />
        <CriteriaPart answers={answers} onChange={setAnswers} />
      </Box>
      <ReportPart answers={answers} report={report} />
      <Button className="no-print" color="error" onClick={() => void clear()}>
        {text.clear}
      </Button>
    </Page>
  );
}
