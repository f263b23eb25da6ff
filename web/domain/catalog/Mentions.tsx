import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { LinkKind } from '../../../db/contract/thread-links';
import { threadPath } from '../../../db/contract/threads';
import catalog from '../../i18n/catalog';
import { useApiQuery } from '../../kit/api';
import { inChinese, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { Section } from '../../kit/layout/Section';

/** Threads of the community that a public item is linked with; nothing where there is none. */
export default function Mentions({ kind, id }: { kind: LinkKind; id: string }) {
  const text = useText(catalog);
  const { data } = useApiQuery(['threads', 'mentions'], '/v1/community/mentions', { kind, id }, { silent: true });
  const rows = data?.records ?? [];
  if (rows.length === 0) return null;
  return (
    <Section title={text.mentions}>
      <Box component="ul" aria-label={text.mentions} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box component="li" key={row.id} sx={{ py: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <Box component={Link} to={threadPath(row)} {...inChinese(row.title)} sx={{ overflowWrap: 'anywhere' }}>
              {row.title}
            </Box>
            <Box component="time" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {formatDay(row.last_time)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
