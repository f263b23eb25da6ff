import Box from '@mui/material/Box';
import words from '../../i18n/matching';
import { useText } from '../../kit/i18n';

const RADIUS = 34;
const LENGTH = 2 * Math.PI * RADIUS;

interface ScoreRingProps {
  score: number;
  size?: number;
  /** What the number says, where that is not how well a counterpart fits. */
  label?: string;
}

/** A number of 100 in a ring: how well a counterpart fits, unless told otherwise. */
export function ScoreRing({ score, size = 80, label }: ScoreRingProps) {
  const text = useText(words);
  return (
    <Box
      component="svg"
      viewBox="0 0 80 80"
      role="img"
      aria-label={label ?? text.score(score)}
      sx={{ width: size, height: size, flex: 'none' }}
    >
      <circle cx="40" cy="40" r={RADIUS} fill="none" stroke="var(--mui-palette-divider)" strokeWidth="8" />
      <circle
        cx="40"
        cy="40"
        r={RADIUS}
        fill="none"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
        transform="rotate(-90 40 40)"
      />
      <text x="40" y="47" textAnchor="middle" fontSize="22" fontWeight="700" fill="currentColor">
        {score}
      </text>
    </Box>
  );
}
