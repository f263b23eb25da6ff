import { useId } from 'react';
import words from '../../../i18n/deals';
import { useText } from '../../../shared/i18n';

const WIDTH = 860;
const HEIGHT = 424;

const COLOR = {
  lane: 'var(--mui-palette-background-default)',
  paper: 'var(--mui-palette-background-paper)',
  line: 'var(--mui-palette-brand-line)',
  tint: 'var(--mui-palette-brand-tint)',
  brand: 'var(--mui-palette-brand-text)',
  text: 'var(--mui-palette-text-primary)',
  quiet: 'var(--mui-palette-text-secondary)',
  divider: 'var(--mui-palette-divider)',
} as const;

interface LinesProps {
  x: number;
  y: number;
  lines: readonly string[];
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle';
}

function Lines({ x, y, lines, size = 13, weight = 400, fill = COLOR.text, anchor = 'middle' }: LinesProps) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight={weight} fill={fill} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : size * 1.45}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface CardProps {
  x: number;
  y: number;
  width: number;
  height: number;
  number: number;
  content: { title: string; lines: readonly string[] };
  done?: boolean;
}

/** One step: its number on the corner, its title, what is done in it. */
function Card({ x, y, width, height, number, content, done = false }: CardProps) {
  const middle = x + width / 2;
  const block = 22 + content.lines.length * 19;
  const top = y + (height - block) / 2 + 14;
  const edge = done ? 'var(--state-adopted-fg)' : COLOR.line;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={10} fill={COLOR.paper} stroke={edge} strokeWidth={1.5} />
      <circle cx={x + 2} cy={y + 2} r={13} fill={done ? 'var(--state-adopted-fg)' : COLOR.brand} />
      <Lines x={x + 2} y={y + 7} lines={[String(number)]} weight={700} fill={COLOR.paper} />
      <Lines x={middle} y={top} lines={[content.title]} size={15} weight={700} />
      <Lines x={middle} y={top + 23} lines={content.lines} fill={COLOR.quiet} />
    </g>
  );
}

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

/** What the platform does at a place of its lane. */
function Service({ x, width, label }: { x: number; width: number; label: string }) {
  return (
    <g>
      <rect x={x} y={168} width={width} height={40} rx={20} fill={COLOR.tint} />
      <Lines x={x + width / 2} y={193} lines={[label]} size={12} fill={COLOR.brand} weight={600} />
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
export function ProcessPicture() {
  const text = useText(words).picture;
  const head = useId();
  const { cards, lanes, platform } = text;
  return (
    <svg
      role="img"
      aria-label={text.label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={{ display: 'block', width: '100%', minWidth: 760, height: 'auto', fontFamily: 'inherit' }}
    >
      <defs>
        <marker id={head} viewBox="0 0 10 10" refX={9} refY={5} markerWidth={7} markerHeight={7} orient="auto">
          <path d="M0 0L10 5L0 10z" fill={COLOR.brand} />
        </marker>
      </defs>
      <Lane y={8} height={140} lines={lanes.seeker} />
      <Lane y={156} height={64} lines={lanes.platform} />
      <Lane y={228} height={150} lines={lanes.owner} />
      <Service x={100} width={144} label={platform.notice} />
      <Service x={250} width={168} label={platform.record} />
      <Service x={594} width={152} label={platform.both} />
      {ARROWS.map((path) => (
        <path key={path} d={path} fill="none" stroke={COLOR.brand} strokeWidth={1.75} markerEnd={`url(#${head})`} />
      ))}
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
