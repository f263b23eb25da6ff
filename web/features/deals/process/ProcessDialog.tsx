import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import words from '../../../i18n/deals';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useText } from '../../../kit/i18n';
import { Arrows, Card, COLOR, Lines, Service } from './pictureParts';
import { TallPicture } from './TallPicture';

const WIDTH = 860;
const HEIGHT = 424;

function Lane({ y, height, lines }: { y: number; height: number; lines: readonly string[] }) {
  return (
    <g>
      <rect x={0} y={y} width={WIDTH} height={height} rx={12} fill={COLOR.lane} stroke={COLOR.divider} />
      <Lines
        x={46}
        y={y + height / 2 + 5 - (lines.length - 1) * 10}
        lines={lines}
        size={14}
        weight={650}
        fill={COLOR.brand}
      />
    </g>
  );
}

const ARROWS = [
  // 1 to the platform, and on to the publisher.
  'M172 126V164',
  'M172 210V300Q172 308 180 308H252',
  // 2 into the negotiation, and from there to the proposal.
  'M396 308H424',
  'M564 76H596',
  // 4 through the platform to 5, and on to the signing.
  'M670 126V164',
  'M670 210V260',
  'M740 308H756',
] as const;

/** The deal process, drawn for this product: three lanes, six cards, in the colours of the theme. */
function ProcessPicture() {
  const text = useText(words).picture;
  const head = useId();
  const { cards, lanes, platform } = text;
  return (
    <svg
      role="img"
      aria-label={text.label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={{ display: 'block', width: '100%', height: 'auto', fontFamily: 'inherit' }}
    >
      <Lane y={8} height={140} lines={lanes.seeker} />
      <Lane y={156} height={64} lines={lanes.platform} />
      <Lane y={228} height={150} lines={lanes.owner} />
      <Service x={100} y={168} width={144} label={platform.notice} />
      <Service x={250} y={168} width={168} label={platform.record} />
      <Service x={594} y={168} width={152} label={platform.both} />
      <Arrows head={head} paths={ARROWS} />
      <Card x={98} y={30} width={148} height={96} number={1} content={cards.interest} />
      <Card x={256} y={260} width={140} height={96} number={2} content={cards.contacted} />
      <Card x={428} y={30} width={136} height={326} number={3} content={cards.negotiating} />
      <Card x={600} y={30} width={140} height={96} number={4} content={cards.propose} />
      <Card x={600} y={264} width={140} height={92} number={5} content={cards.confirm} />
      <Card x={760} y={30} width={92} height={326} number={6} content={cards.signed} done />
      <Lines x={16} y={408} lines={[text.reminder]} fill={COLOR.quiet} anchor="start" />
      <text x={WIDTH - 16} y={408} fontSize={13} fill="var(--state-rejected-fg)" textAnchor="end">
        {text.decline}
      </text>
    </svg>
  );
}

/** How to trade: the deal process as a picture, and in words (PUB-025). */
export default function ProcessDialog() {
  const text = useText(words).picture;
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'));
  return (
    <AppDialog title={text.title} width={900}>
      <Box sx={{ mb: 2.5 }}>{narrow ? <TallPicture /> : <ProcessPicture />}</Box>
      {narrow ? (
        <Box sx={{ mb: 2.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          <div>{text.reminder}</div>
          <Box sx={{ color: 'var(--state-rejected-fg)' }}>{text.decline}</Box>
        </Box>
      ) : null}
      <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
        {text.stepsTitle}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.75, display: 'grid', gap: 0.75, fontSize: '0.9375rem' }}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </AppDialog>
  );
}
