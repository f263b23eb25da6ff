import Box from '@mui/material/Box';

interface Step {
  name: string;
  says: string;
  /** Who acts. */
  who?: string;
}

/** Steps that follow each other, as numbers on a line. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        mt: 4,
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(4, 1fr)' },
        borderTop: { md: 2 },
        borderLeft: { xs: 2, md: 0 },
        borderColor: { xs: 'divider', md: 'divider' },
        gap: { xs: 3, md: 0 },
        ml: { xs: 2, md: 0 },
      }}
    >
      {steps.map(({ name, says, who }, index) => (
        <Box
          component="li"
          key={name}
          sx={{ position: 'relative', pt: { md: 3.5 }, pr: { md: 4 }, pl: { xs: 4, md: 0 } }}
        >
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              top: { xs: 0, md: -17 },
              left: { xs: -17, md: 0 },
              width: 32,
              height: 32,
              display: 'grid',
              placeItems: 'center',
              borderRadius: '50%',
              border: 2,
              borderColor: 'brand.text',
              color: 'brand.text',
              bgcolor: 'background.paper',
              fontWeight: 700,
            }}
          >
            {index + 1}
          </Box>
          <Box component="h3" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 650 }}>
            {name}
          </Box>
          <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{says}</Box>
          {who ? <Box sx={{ mt: 1, fontSize: '0.875rem', fontWeight: 600 }}>{who}</Box> : null}
        </Box>
      ))}
    </Box>
  );
}
