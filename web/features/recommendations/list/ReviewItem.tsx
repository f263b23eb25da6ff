import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { RECOMMEND_TYPES } from '../../../../db/contract/enums-programme';
import type { ReviewRow } from '../../../../db/contract/programme/review';
import { useLabel } from '../../../domain/catalog/words';
import words from '../../../i18n/programmeReviews';
import { queryClient } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { RowCard } from '../../../kit/layout/RowCard';
import { TagChip } from '../../../kit/layout/StateChip';
import { StateMark } from '../StateMark';

const DAY = 86_400;

/** Days that are left until something is due, from 0 for the last one. */
const daysLeft = (due: number, now = Date.now() / 1000): number => Math.floor((due - now) / DAY);

/** Fewer days than these are pointed out. */
const SOON = 7;

const nameLook = {
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: 'brand.text', textDecoration: 'underline' },
} as const;

/** One project of the work list. */
export function ReviewItem({ row }: { row: ReviewRow }) {
  const text = useText(words);
  const label = useLabel();
  const left = row.opinions_due === null || row.is_closed ? null : daysLeft(row.opinions_due);
  const written = row.state === 1;
  const open = async () => {
    const done = await openDialog(written ? 'programmeOpinionEdit' : 'programmeOpinion', { DetailId: row.id });
    if (done) await queryClient.invalidateQueries({ queryKey: ['programme', 'reviews'] });
  };
  return (
    <RowCard label={row.name}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.75 }}>
          <StateMark state={row.state} />
          {row.state === 0 && left !== null && left < SOON ? <TagChip label={text.soon(left)} /> : null}
          {row.is_closed ? <TagChip label={text.closed} /> : null}
          {row.draft_time ? <TagChip label={text.drafted} /> : null}
        </Box>
        <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          <Box component={Link} to={`/programme/reviews/${row.id}`} sx={nameLook}>
            {row.name}
          </Box>
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            mt: 0.75,
            color: 'text.secondary',
            fontSize: '0.875rem',
          }}
        >
          <span>{row.org_name}</span>
          <span>{text.roles[row.role]}</span>
          {row.round ? <span>{row.round}</span> : null}
          {row.opinions_due ? <span>{text.due(formatMinute(row.opinions_due))}</span> : null}
          {written && row.recommend_type ? <span>{label(RECOMMEND_TYPES, row.recommend_type)}</span> : null}
          {written && row.update_date ? <span>{text.written(row.update_date.slice(0, 16))}</span> : null}
        </Box>
      </Box>
      {row.is_closed ? (
        <Button component={Link} to={`/programme/reviews/${row.id}`} variant="outlined">
          {text.read}
        </Button>
      ) : (
        <Button
          variant={row.state === 0 ? 'contained' : 'outlined'}
          aria-label={`${written ? text.change : text.write}: ${row.name}`}
          onClick={() => void open()}
        >
          {written ? text.change : text.write}
        </Button>
      )}
    </RowCard>
  );
}
