import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RECOMMEND_TYPES } from '../../../../db/contract/enums-programme';
import type { ReviewDetail } from '../../../../db/contract/programme/review';
import { useLabel } from '../../../domain/catalog/words';
import words from '../../../i18n/programmeReviews';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { totalOf } from './values';

/** What others wrote of the project, where the round shows it. */
export function OtherOpinions({ detail: { others } }: { detail: ReviewDetail }) {
  const { show: text, form, roles } = useText(words);
  const label = useLabel();
  if (!others) return null;
  return (
    <Section title={text.others} card>
      {others.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{text.othersNone}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {others.map((opinion, place) => {
            const { meets, general, open } = totalOf(opinion);
            const who = opinion.name ? `${roles[opinion.role]} ${opinion.name}` : text.expert(place + 1);
            return (
              <Box key={who} component="li" sx={{ display: 'grid', gap: 0.5 }}>
                <Typography sx={{ fontWeight: 600 }}>{who}</Typography>
                <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {`${label(RECOMMEND_TYPES, opinion.recommend_type)} · ${form.total(meets, general, open)}`}
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{opinion.comment}</Typography>
              </Box>
            );
          })}
        </Box>
      )}
    </Section>
  );
}
