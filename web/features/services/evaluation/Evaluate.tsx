import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import {
  type Answers,
  EVALUATION_MAXIMA,
  evaluationWords,
  noAnswers,
  reportOf,
} from '../../../../db/contract/evaluation';
import { confirm } from '../../../kit/dialogs';
import { readDraft, removeDraft, writeDraft } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { Page } from '../../../kit/layout/Page';
import { Section } from '../../../kit/layout/Section';
import { CriteriaPart } from './CriteriaPart';
import { ReadinessPart } from './ReadinessPart';
import { ReportPart } from './ReportPart';

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
