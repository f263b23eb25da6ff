import Box from '@mui/material/Box';

/** Stage of a result or kind of a demand: stronger than the fields beside it; `quiet` for what only says that something is missing. */
export function MarkChip({ label, quiet = false }: { label: string; quiet?: boolean }) {
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
        ...(quiet
          ? { border: 1, borderColor: 'divider', color: 'text.secondary', whiteSpace: 'nowrap' }
          : { fontWeight: 600, bgcolor: 'var(--state-adopted-bg)', color: 'var(--state-adopted-fg)' }),
      }}
    >
      {label}
    </Box>
  );
}
