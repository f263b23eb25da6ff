import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import words from '../../../i18n/publishProgress';
import { useText } from '../../../kit/i18n';
import { ScoreRing } from '../../matching/ScoreRing';
import type { Progress } from './useProgress';

/** How much the form says for matching, with how much of it is still missing. */
export function Meter({ progress, size = 52 }: { progress: Progress; size?: number }) {
  const text = useText(words);
  const { percent, missing } = progress;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <ScoreRing score={percent} size={size} label={text.percent(percent)} />
      <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
        <Box sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>{text.completeness}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: missing > 0 ? 'warning.main' : 'text.secondary' }}>
          {missing > 0 ? text.missingAll(missing) : text.ready}
        </Box>
      </Box>
    </Box>
  );
}

interface AdviceListProps {
  progress: Progress;
  onPick: (field: string) => void;
}

/** So many pieces of advice stand at once. */
const SHOWN = 3;

/** What would make matching better, in words; each leads to its field. */
export function AdviceList({ progress, onPick }: AdviceListProps) {
  const text = useText(words);
  const advice = progress.advice.slice(0, SHOWN);
  return (
    <Box component="section" aria-label={text.advice} sx={{ mt: 2 }}>
      <Box sx={{ fontSize: '0.8125rem', fontWeight: 650, mb: 0.5 }}>
        {advice.length > 0 ? text.advice : text.adviceDone}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {advice.map(({ code, field, points }) => (
          <li key={code}>
            <Button
              size="small"
              onClick={() => onPick(field)}
              sx={{
                display: 'block',
                width: '100%',
                mx: -0.75,
                px: 0.75,
                textAlign: 'left',
                textTransform: 'none',
                fontWeight: 400,
                lineHeight: 1.45,
                color: 'text.primary',
                minHeight: { xs: 44, md: 0 },
              }}
            >
              {text.advices[code]}
              <Box component="span" sx={{ ml: 0.5, color: 'brand.text', fontWeight: 650, whiteSpace: 'nowrap' }}>
                {text.points(points)}
              </Box>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
