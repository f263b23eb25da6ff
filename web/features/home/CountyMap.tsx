import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import form from '../../i18n/form';
import words from '../../i18n/homeSections';
import { useLang, useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { type CountyShape, coreShape, countyShapes, MAP_HEIGHT, MAP_WIDTH } from './countyShapes';

export interface CountyMapProps {
  /** The county's site, or null where it has none yet. */
  addressOf: (code: string) => string | null;
}

const look = {
  '& polygon': { strokeWidth: 6, strokeLinejoin: 'round', transition: 'fill 140ms, stroke 140ms' },
  '& text': {
    textAnchor: 'middle',
    dominantBaseline: 'central',
    pointerEvents: 'none',
    userSelect: 'none',
    fontWeight: 600,
    fill: '#fff',
  },
  '& text.quiet': { fill: 'var(--mui-palette-text-secondary)', fontWeight: 400 },
  '& .core': { fill: 'var(--mui-palette-divider)', stroke: 'var(--mui-palette-divider)' },
  '& .county': { cursor: 'pointer', outline: 'none' },
  '& .county polygon': { fill: 'var(--mui-palette-primary-dark)', stroke: 'var(--mui-palette-primary-dark)' },
  '& .county:hover polygon': { fill: '#174a80', stroke: '#174a80' },
  '& .missing polygon': { fill: 'var(--mui-palette-brand-tint)', stroke: 'var(--mui-palette-brand-tint)' },
  '& .missing:hover polygon': { fill: 'var(--mui-palette-divider)', stroke: 'var(--mui-palette-divider)' },
  '& .county:focus-visible polygon': { stroke: 'var(--mui-palette-warning-main)' },
} as const;

export function useMissingWarning(): () => void {
  const text = useText(form);
  return () => toast.warning(text.workstationMissing);
}

/** The drawing. Names lie above all shapes, because an English one is wider than its county. */
export function CountyMap({ addressOf }: CountyMapProps) {
  const text = useText(words);
  const { lang } = useLang();
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      role="group"
      aria-label={text.mapLabel}
      sx={{ width: '100%', height: 'auto', maxHeight: '68vh', display: 'block', ...look }}
    >
      <polygon className="core" points={coreShape.points} />
      {countyShapes.map((shape) => (
        <County key={shape.code} shape={shape} url={addressOf(shape.code)} />
      ))}
      <Box component="g" aria-hidden sx={{ fontSize: lang === 'en' ? 15 : 19 }}>
        <text className="quiet" x={coreShape.x} y={coreShape.y}>
          {text.core}
        </text>
        {countyShapes.map(({ code, x, y }) => (
          <text key={code} className={addressOf(code) ? undefined : 'quiet'} x={x} y={y}>
            {text.counties[code]}
          </text>
        ))}
      </Box>
    </Box>
  );
}

function County({ shape, url }: { shape: CountyShape; url: string | null }) {
  const text = useText(words);
  const warn = useMissingWarning();
  const name = text.counties[shape.code] ?? shape.code;
  const drawing = <polygon points={shape.points} />;
  if (url) {
    return (
      <a
        className="county"
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={text.openCounty(name)}
        data-county={shape.code}
      >
        {drawing}
      </a>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    warn();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand inside a drawing.
    <g
      className="county missing"
      role="button"
      tabIndex={0}
      aria-label={text.missingCounty(name)}
      data-county={shape.code}
      onClick={warn}
      onKeyDown={onKeyDown}
    >
      {drawing}
    </g>
  );
}
