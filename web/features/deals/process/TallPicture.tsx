import { useId } from 'react';
import words from '../../../i18n/deals';
import { useText } from '../../../kit/i18n';
import { Arrows, Card, COLOR, Lines, Service } from './pictureParts';

const WIDTH = 320;
const HEIGHT = 904;
const COLUMN = 156;
/** Room for the numbers, which stand on the corners of the cards. */
const CORNER = 8;

const ARROWS = [
  // 1 through the platform to 2.
  'M79 148V160',
  'M241 204V220',
  // 2 recorded, and into the negotiation.
  'M241 316V328',
  'M160 372V388',
  // From there to the proposal, through the platform to 5, and on to the signing.
  'M79 508V524',
  'M79 612V624',
  'M241 668V684',
  'M241 772V788',
] as const;

function Lane({ x, lines }: { x: number; lines: readonly string[] }) {
  return (
    <g>
      <rect x={x} y={0} width={COLUMN} height={HEIGHT} rx={12} fill={COLOR.lane} stroke={COLOR.divider} />
      <Lines x={x + COLUMN / 2} y={28} lines={[lines.join(' ')]} size={14} weight={650} fill={COLOR.brand} />
    </g>
  );
}

/** The same deal process for a phone: from top to bottom, one column for each side. */
export function TallPicture() {
  const text = useText(words).picture;
  const head = useId();
  const { cards, lanes, platform } = text;
  return (
    <svg
      role="img"
      aria-label={text.label}
      viewBox={`${-CORNER} 0 ${WIDTH + CORNER} ${HEIGHT}`}
      style={{
        display: 'block',
        width: '100%',
        maxWidth: 400,
        height: 'auto',
        margin: '0 auto',
        fontFamily: 'inherit',
      }}
    >
      <Lane x={0} lines={lanes.seeker} />
      <Lane x={WIDTH - COLUMN} lines={lanes.owner} />
      <Arrows head={head} paths={ARROWS} />
      <Card x={6} y={56} width={146} height={92} number={1} content={cards.interest} />
      <Service x={62} y={164} width={196} label={platform.notice} />
      <Card x={168} y={224} width={146} height={92} number={2} content={cards.contacted} />
      <Service x={62} y={332} width={196} label={platform.record} />
      <Card x={6} y={392} width={308} height={116} number={3} content={cards.negotiating} />
      <Card x={6} y={528} width={146} height={84} number={4} content={cards.propose} />
      <Service x={62} y={628} width={196} label={platform.both} />
      <Card x={168} y={688} width={146} height={84} number={5} content={cards.confirm} />
      <Card x={6} y={792} width={308} height={104} number={6} content={cards.signed} done />
    </svg>
  );
}
