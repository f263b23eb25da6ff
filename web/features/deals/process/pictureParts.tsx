import type { ReactNode } from 'react';

export const COLOR = {
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

/** Lines of text below each other. */
export function Lines({ x, y, lines, size = 13, weight = 400, fill = COLOR.text, anchor = 'middle' }: LinesProps) {
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
export function Card({ x, y, width, height, number, content, done = false }: CardProps) {
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

interface ServiceProps {
  x: number;
  y: number;
  width: number;
  label: string;
}

/** What the platform does at a place of its lane. */
export function Service({ x, y, width, label }: ServiceProps) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={40} rx={20} fill={COLOR.tint} />
      <Lines x={x + width / 2} y={y + 25} lines={[label]} size={12} fill={COLOR.brand} weight={600} />
    </g>
  );
}

interface ArrowsProps {
  head: string;
  paths: readonly string[];
}

/** Ways from step to step; `head` is an id that no other picture has. */
export function Arrows({ head, paths }: ArrowsProps): ReactNode {
  return (
    <>
      <defs>
        <marker id={head} viewBox="0 0 10 10" refX={9} refY={5} markerWidth={7} markerHeight={7} orient="auto">
          <path d="M0 0L10 5L0 10z" fill={COLOR.brand} />
        </marker>
      </defs>
      {paths.map((path) => (
        <path key={path} d={path} fill="none" stroke={COLOR.brand} strokeWidth={1.75} markerEnd={`url(#${head})`} />
      ))}
    </>
  );
}
