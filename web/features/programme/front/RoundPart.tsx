import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ProgrammeFront } from '../../../../db/contract/programme/publication';
import words from '../../../i18n/programme';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { RichText } from '../../../kit/layout/RichText';
import { Section } from '../../../kit/layout/Section';

type Round = NonNullable<ProgrammeFront['round']>;

const stateOf = ({ opens, closes }: Round): 'soon' | 'open' | 'over' => {
  const now = Date.now() / 1000;
  if (now < opens) return 'soon';
  return now < closes ? 'open' : 'over';
};

/** Seconds are no news about a deadline. */
const minute = (seconds: number): string => formatMinute(seconds);

/** When declarations are taken, how, and with which files. */
export function RoundPart({ round }: { round: Round | null }) {
  const text = useText(words);
  const { lang } = useLang();
  if (!round) {
    return (
      <Section title={text.parts.round} card>
        <Typography sx={{ fontWeight: 600 }}>{text.noRound}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text.noRoundHint}</Typography>
      </Section>
    );
  }
  const state = stateOf(round);
  return (
    <Section
      title={pickName(lang, round.title, round.title_en)}
      card
      action={<Chip label={text.roundState[state]} size="small" color={state === 'open' ? 'success' : 'default'} />}
    >
      <Typography sx={{ mb: 2 }}>{text.roundTime(minute(round.opens), minute(round.closes))}</Typography>
      {state === 'open' ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <Button variant="contained" component={Link} to="/programme/declare">
            {text.declare}
          </Button>
          <Typography sx={{ color: 'text.secondary', flex: '1 1 240px' }}>{text.declareHint}</Typography>
        </Box>
      ) : null}
      {round.guide ? (
        <>
          <Typography component="h3" variant="h4" sx={{ mt: 1 }}>
            {text.parts.guide}
          </Typography>
          <RichText html={round.guide} />
        </>
      ) : null}
      {round.files.length > 0 ? (
        <Alert severity="info" icon={false} sx={{ mt: 2 }}>
          <Box sx={{ fontWeight: 600, mb: 0.5 }}>{text.roundFiles}</Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {round.files.map(({ name, is_required }) => (
              <li key={name}>
                {name}
                {is_required ? ` (${text.required})` : ''}
              </li>
            ))}
          </Box>
        </Alert>
      ) : null}
    </Section>
  );
}
