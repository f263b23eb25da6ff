import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** Fields in two columns where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2.5,
        rowGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

interface FieldGroupProps {
  title: string;
  /** For those who jump to the heading. */
  headingId?: string;
  lead?: string;
  /** Its children have columns of their own. */
  whole?: boolean;
  children: ReactNode;
}

/** Fields that belong together, in two columns where there is room. */
export function FieldGroup({ title, headingId, lead, whole = false, children }: FieldGroupProps) {
  const own = useId();
  const id = headingId ?? own;
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 4 } }}>
      <Typography
        id={id}
        component="h3"
        {...(headingId && { tabIndex: -1 })}
        sx={{ fontWeight: 650, fontSize: '1rem', mb: lead ? 0.5 : 2, scrollMarginTop: 72, outlineOffset: 4 }}
      >
        {title}
      </Typography>
      {lead ? <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 2 }}>{lead}</Typography> : null}
      {whole ? children : <FieldGrid>{children}</FieldGrid>}
    </Box>
  );
}

/** A field that takes both columns. */
export function Wide({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}
