import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AUDIT } from '../../../../db/contract/limits';
import words from '../../../i18n/publish';
import { useText } from '../../../shared/i18n';
import { formatDate } from '../../../shared/layout/format';
import { StateChip } from '../../../shared/layout/StateChip';
import type { WorkRow } from './types';

interface WorkCardProps {
  row: WorkRow;
  /** Name and place of the publisher, where it is not the reader. */
  publisher?: string;
  /** A line below the facts. */
  note?: string | null;
  actions: ReactNode;
}

/** One working version in a list: state, facts, the opinion about it, what can be done. */
export function WorkCard({ row, publisher, note, actions }: WorkCardProps) {
  const text = useText(words).mine;
  const opinion = row.audit_status === AUDIT.pending ? null : row.audit_opinion;
  const facts = [
    `${text.code} ${row.code}`,
    publisher,
    `${text.added} ${formatDate(row.add_time)}`,
    row.update_time && row.update_time !== row.add_time ? `${text.updated} ${formatDate(row.update_time)}` : null,
    row.release_time ? `${text.released} ${formatDate(row.release_time)}` : null,
  ].filter(Boolean);
  return (
    <Box
      component="article"
      aria-label={row.name}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: { xs: 2, sm: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 360px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25 }}>
          <Box sx={{ flexShrink: 0, pt: 0.25 }}>
            <StateChip status={row.audit_status} />
          </Box>
          <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {row.name}
          </Typography>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 0.25,
            mt: 1,
            color: 'text.secondary',
            fontSize: '0.875rem',
          }}
        >
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Box>
        {note ? <Box sx={{ mt: 0.75, fontSize: '0.875rem', color: 'brand.text' }}>{note}</Box> : null}
        {opinion ? (
          <Box
            sx={{
              mt: 1.5,
              px: 1.75,
              py: 1.25,
              borderRadius: 2,
              borderLeft: 3,
              borderColor: 'warning.main',
              bgcolor: 'background.default',
              fontSize: '0.9375rem',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            <Box component="strong" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
              {text.opinion}
            </Box>
            {opinion}
          </Box>
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
    </Box>
  );
}
