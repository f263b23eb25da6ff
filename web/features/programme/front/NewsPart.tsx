import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ProgrammeFront } from '../../../../db/contract/programme/publication';
import { formatDay } from '../../../kit/layout/format';
import { Section } from '../../../kit/layout/Section';

interface NewsPartProps {
  title: string;
  none: string;
  rows: ProgrammeFront['news'];
}

/** News, or file items, the newest first. */
export function NewsPart({ title, none, rows }: NewsPartProps) {
  return (
    <Section title={title} card>
      {rows.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{none}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            key={row.id}
            component="li"
            sx={{
              display: 'flex',
              gap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { border: 0 },
            }}
          >
            <Box
              component={Link}
              to={`/programme/news/${row.id}`}
              sx={{
                flex: 1,
                minWidth: 0,
                color: 'text.primary',
                overflowWrap: 'anywhere',
                '&:hover': { color: 'brand.text' },
              }}
            >
              {row.title}
            </Box>
            <Box component="time" sx={{ color: 'text.secondary', fontSize: '0.875rem', flexShrink: 0 }}>
              {formatDay(row.add_date)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
