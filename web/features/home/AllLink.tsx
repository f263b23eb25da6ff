import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../kit/layout/icons';

/** The way from a few to all of them. */
export function AllLink({ label, to }: { label: string; to: string }) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 32,
        color: 'brand.text',
        fontWeight: 600,
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {label}
      <ArrowRightIcon aria-hidden />
    </Box>
  );
}
