import Box from '@mui/material/Box';

/** A key as it stands on the keyboard. */
export function Kbd({ children, hidden = false }: { children: string; hidden?: boolean }) {
  return (
    <Box
      component="kbd"
      aria-hidden={hidden || undefined}
      sx={{
        display: 'inline-block',
        minWidth: 22,
        px: 0.75,
        textAlign: 'center',
        border: 1,
        borderColor: 'currentcolor',
        borderRadius: 1,
        opacity: 0.85,
        font: 'inherit',
        fontSize: '0.75rem',
        lineHeight: 1.5,
      }}
    >
      {children}
    </Box>
  );
}
