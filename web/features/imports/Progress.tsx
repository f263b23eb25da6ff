import Box from '@mui/material/Box';

interface ProgressProps {
  label: string;
  done: number;
  all: number;
  /** How far it is, in words. */
  says: string;
}

/** How far something is, as a bar and in words. A meter: it stands there long after the page has loaded, and when nothing moves. */
export function Progress({ label, done, all, says }: ProgressProps) {
  const percent = all === 0 ? 0 : Math.min(100, Math.floor((done / all) * 100));
  return (
    <Box sx={{ minWidth: 0, width: '100%' }}>
      <Box
        role="meter"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={says}
        sx={{ height: 8, borderRadius: 4, bgcolor: 'action.hover', overflow: 'hidden' }}
      >
        <Box sx={{ height: 1, width: `${percent}%`, bgcolor: 'primary.main', transition: 'width 300ms' }} />
      </Box>
      <Box sx={{ mt: 0.5, fontSize: '0.875rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {says}
      </Box>
    </Box>
  );
}
