import Box from '@mui/material/Box';

export type Tone = 'review' | 'returned' | 'adopted' | 'rejected' | 'none';

/** A state in a word, in the colours of the audit states. */
export function ToneChip({ label, tone }: { label: string; tone: Tone }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        bgcolor: `var(--state-${tone}-bg)`,
        color: `var(--state-${tone}-fg)`,
      }}
    >
      {label}
    </Box>
  );
}
