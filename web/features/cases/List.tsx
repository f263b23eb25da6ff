import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDaysFilter } from '../../domain/catalog/DaysFilter';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { CaseCard } from '../../domain/deals/CaseCard';
import words from '../../i18n/cases';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';

/** Signed deals that both sides show, the latest first. */
export default function Cases() {
  const text = useText(words);
  const state = useTileState(['from', 'to', 'org', 'expert']);
  const whose = state.chosen.expert ? text.ofExpert : state.chosen.org ? text.ofOrganization : null;
  const query = useApiQuery(['cases'], '/v1/deal/cases', state.params);
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      filters={[useDaysFilter(state, text.signed)]}
      above={
        whose ? (
          <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {whose}
            <Button size="small" variant="outlined" onClick={state.clear}>
              {text.showAll}
            </Button>
          </Box>
        ) : null
      }
      state={state}
      query={query}
      rows={text.title}
      idOf={({ item_id, sign_time }) => `${item_id} ${sign_time}`}
      tile={(deal) => <CaseCard deal={deal} heading="h2" />}
      none={{ title: text.empty, hint: text.emptyHint }}
      noneFound={{
        title: whose ? text.noneOf : text.noneFound,
        hint: whose ? text.noneOfHint : text.noneFoundHint,
        clear: text.showAll,
      }}
    />
  );
}
