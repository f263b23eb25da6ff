import Box from '@mui/material/Box';
import { type Answers, evaluationWords, type Judgement } from '../../../../db/contract/evaluation';
import { CRITERIA, type Criterion } from '../../../../db/contract/programme/criteria';
import { type Pair, told } from '../../../../db/contract/words';
import { useLang, useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';

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
export function CriteriaPart({ answers, onChange }: PartProps) {
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
