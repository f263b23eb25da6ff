import Box from '@mui/material/Box';

/** A comment as it was written, where somebody decides about it. */
export function Quoted({ children }: { children: string }) {
  return (
    <Box
      component="blockquote"
      // A long one is scrolled, by the keyboard too.
      tabIndex={0}
      sx={{
        m: 0,
        px: 2,
        py: 1.25,
        maxHeight: 180,
        overflowY: 'auto',
        borderLeft: 3,
        borderColor: 'brand.line',
        bgcolor: 'background.default',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
      }}
    >
      {children}
    </Box>
  );
}
