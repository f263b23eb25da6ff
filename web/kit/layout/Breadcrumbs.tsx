import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import kit from '../../i18n/kit';
import { inChinese, useText } from '../i18n';
import { oneLine } from './clamp';
import { useHome } from './frame';

export interface Crumb {
  label: string;
  /** Without it the entry is the page itself. */
  to?: string;
}

/** The way back up: home is put in front by itself. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  const text = useText(kit);
  const all: Crumb[] = [{ label: text.home, to: useHome() }, ...items];
  return (
    <Box component="nav" aria-label={text.breadcrumbs} sx={{ mb: 2, fontSize: '0.875rem', color: 'text.secondary' }}>
      <Box
        component="ol"
        sx={{
          ...{ display: 'flex', listStyle: 'none', p: 0, m: 0 },
          // The page itself gives way first, since the heading below says its whole name; home never does.
          '& li': { minWidth: 0, flex: '0 1 auto', ...oneLine },
          '& li:first-of-type': { flexShrink: 0 },
          '& li:not(:first-of-type):not(:last-of-type)': { maxWidth: '50%' },
          '& li:last-of-type': { flexShrink: 9999 },
        }}
      >
        {all.map((crumb, index) => (
          <Box
            component="li"
            {...inChinese(crumb.label)}
            key={`${crumb.to ?? ''}${crumb.label}`}
            sx={{
              '& + &::before': { content: '"/"', mx: 1, color: 'text.disabled' },
              '& a': {
                color: 'inherit',
                textDecoration: 'none',
                // The entry cuts off what stands out of it.
                outlineOffset: '-2px',
                '&:hover': { color: 'brand.text', textDecoration: 'underline' },
              },
            }}
          >
            {crumb.to && index < all.length - 1 ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current={index === all.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
