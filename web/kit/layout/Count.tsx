import Box from '@mui/material/Box';

/** A number behind what it counts: it has its place before it is known, so that nothing beside it moves away from a press. */
export function Count({ of }: { of: string | undefined }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: '2.5ch',
        ml: 0.75,
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'left',
      }}
    >
      {of}
    </Box>
  );
}
