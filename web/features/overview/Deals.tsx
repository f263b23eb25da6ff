import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { type DealState, OPEN_STATES } from '../../../db/contract/deals';
import dealWords from '../../i18n/deals';
import words from '../../i18n/overview';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { type Overview, otherOf } from './duties';
import { list, Nothing, Panel, quiet, row, titleLink } from './Panel';

const STEPS = [...OPEN_STATES, 'signed'] as const;

/** The steps of a deal: those that were taken, and the one that comes next. */
function Lane({ state }: { state: DealState }) {
  const text = useText(words);
  const { states } = useText(dealWords);
  const at = STEPS.indexOf(state);
  return (
    <Box component="ol" aria-label={text.progress(states[state])} sx={{ ...list, display: 'flex', gap: 0.5, mt: 1 }}>
      {STEPS.map((step, place) => (
        <Box
          component="li"
          key={step}
          sx={{
            ...quiet,
            flex: 1,
            pt: 0.5,
            borderTop: 4,
            borderColor: place <= at ? 'primary.main' : place === at + 1 ? 'var(--state-review-fg)' : 'divider',
            ...(place === at && { color: 'text.primary', fontWeight: 600 }),
          }}
        >
          {states[step]}
        </Box>
      ))}
    </Box>
  );
}

/** Deals that go on, those that wait for the member first. */
export function Deals({ deals }: Pick<Overview, 'deals'>) {
  const text = useText(words);
  const { lang } = useLang();
  return (
    <Panel title={text.deals(deals.length)} all={{ to: '/deals', label: text.allDeals }}>
      {deals.length === 0 ? <Nothing title={text.noDeals} hint={text.noDealsHint} /> : null}
      <Box component="ul" sx={list}>
        {deals.map((deal) => (
          <Box component="li" key={deal.id} sx={row}>
            <Box component={Link} to={`/deals/${deal.id}`} sx={titleLink}>
              {pickName(lang, deal.item_name, deal.item_name_en)}
            </Box>
            <Box sx={quiet}>
              {[otherOf(deal, lang), deal.due_time ? text.dueOn(formatDay(deal.due_time)) : '']
                .filter(Boolean)
                .join(' · ')}
            </Box>
            <Lane state={deal.state} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
