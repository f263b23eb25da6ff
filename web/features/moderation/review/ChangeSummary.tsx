import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReviewDetail } from '../../../../db/contract/reviews';
import { useFieldName } from '../../../domain/reviews/fieldNames';
import words from '../../../i18n/moderation';
import { useText } from '../../../kit/i18n';
import { anchorOf } from './FieldRow';
import type { Compared } from './useSeen';

function goTo(name: string): void {
  const place = document.getElementById(anchorOf(name));
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

/** What was changed since the version that the page compares with, as ways to the fields. */
export function ChangeSummary({ review, compared }: { review: ReviewDetail; compared: Compared }) {
  const text = useText(words).review;
  const nameOf = useFieldName();
  const { changes, against, other, turn } = compared;
  const since = against === 'seen';
  const sentence = () => {
    if (since) return changes.length > 0 ? text.changedSince(changes.length) : text.decidedSince;
    if (against === 'returned')
      return changes.length > 0 ? text.changedAgain(changes.length) : text.nothingChangedAgain;
    if (!review.approved) return text.firstTime;
    return changes.length > 0 ? text.changed(changes.length) : text.nothingChanged;
  };
  return (
    <Box
      role="status"
      sx={{
        mb: 2,
        px: 2,
        py: 1.5,
        borderRadius: 2,
        borderLeft: 4,
        borderColor: since ? 'warning.main' : 'primary.main',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{sentence()}</Box>
      {changes.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {changes.map(({ field }) => (
            <li key={field}>
              <Button size="small" variant="outlined" onClick={() => goTo(field)}>
                {nameOf(field)}
              </Button>
            </li>
          ))}
        </Box>
      ) : null}
      {against === 'approved' && review.approved && review.approved_version === null ? (
        <Box sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>{text.publicOnly}</Box>
      ) : null}
      {other ? (
        <Button size="small" sx={{ mt: 1 }} onClick={turn}>
          {other === 'returned' ? text.compareReturned : text.compareApproved}
        </Button>
      ) : null}
    </Box>
  );
}
