import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import attendance from '../../../../i18n/attendance';
import words from '../../../../i18n/memberCenter';
import { openDialog } from '../../../../kit/dialogs';
import { useText } from '../../../../kit/i18n';
import { formatMinute } from '../../../../kit/layout/format';
import type { Activity } from './sources';

/** One thing the person takes part in: what, how it stands, since when. */
export function ActivityItem({ activity }: { activity: Activity }) {
  const text = useText(words).activity;
  const { title, to, state, facts, note, added, door, id } = activity;
  const words_ = useText(attendance);
  return (
    <Box
      component="article"
      aria-label={title}
      sx={{ p: { xs: 2, sm: 2.5 }, border: 1, borderColor: 'divider', borderRadius: 3, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25 }}>
        <Box sx={{ flexShrink: 0, pt: 0.25 }}>{state}</Box>
        <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {to ? (
            <Box component={Link} to={to} sx={{ color: 'text.primary' }}>
              {title}
            </Box>
          ) : (
            title
          )}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          mt: 1,
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>{`${text.time} ${formatMinute(added)}`}</span>
      </Box>
      {note ? (
        <Typography sx={{ mt: 1, fontSize: '0.9375rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ) : null}
      {door ? (
        <Button
          size="small"
          variant="outlined"
          aria-label={`${words_.doorCode} ${title}`}
          onClick={() => void openDialog('doorCode', { kind: door, id })}
          sx={{ mt: 1.5 }}
        >
          {words_.doorCode}
        </Button>
      ) : null}
    </Box>
  );
}
