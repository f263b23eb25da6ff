import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import {
  type Answers,
  EVALUATION_MAXIMA,
  evaluationWords,
  LEVELS,
  type LevelAnswer,
  type Report,
} from '../../../../db/contract/evaluation';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';

interface PartProps {
  answers: Answers;
  onChange: (answers: Answers) => void;
  report: Report;
}

/** The nine levels, each with what shows that it is reached. */
export function ReadinessPart({ answers, onChange, report }: PartProps) {
  const text = useText(evaluationWords);
  const change = (level: number, changed: Partial<LevelAnswer>) =>
    onChange({
      ...answers,
      levels: answers.levels.map((answer, at) => (at === level - 1 ? { ...answer, ...changed } : answer)),
    });
  return (
    <Section title={text.readiness} hint={text.readinessHint} card>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {LEVELS.map((level) => {
          const { reached, evidence } = answers.levels[level - 1] ?? { reached: false, evidence: '' };
          const counts = level <= report.level;
          return (
            <Box
              component="li"
              key={level}
              sx={{
                p: 2,
                border: 1,
                borderLeft: 4,
                borderColor: 'divider',
                borderLeftColor: counts ? 'primary.main' : 'divider',
                borderRadius: 2,
              }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
                <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                  <strong>{text.level(level)}</strong> {text.levels[level]}
                </Box>
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={reached}
                      onChange={(_, on) => change(level, { reached: on })}
                      slotProps={{ input: { 'aria-label': text.reachedOf(level) } }}
                    />
                  }
                  label={text.reached}
                />
              </Box>
              {reached ? (
                <TextField
                  fullWidth
                  multiline
                  size="small"
                  label={text.evidence}
                  placeholder={text.evidenceHint}
                  value={evidence}
                  onChange={(event) => change(level, { evidence: event.target.value })}
                  slotProps={{
                    htmlInput: { maxLength: EVALUATION_MAXIMA.evidence, 'aria-label': text.evidenceOf(level) },
                  }}
                  sx={{ mt: 1 }}
                />
              ) : null}
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
