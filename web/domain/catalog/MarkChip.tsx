import Box from '@mui/material/Box';

/** Stage of a result or kind of a demand: stronger than the fields beside it. */
export function MarkChip({ label }: { label: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        height: 24,
        px: 1,
        borderRadius: 1.5,
        fontSize: '0.8125rem',
        fontWeight: 600,
        bgcolor: 'var(--state-adopted-bg)',
        color: 'var(--state-adopted-fg)',
      }}
    >
      {label}
    </Box>
  );
}
