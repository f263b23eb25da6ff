import Box from '@mui/material/Box';
import { AUDIT } from '../../../db/contract/limits';
import { LISTING_STATES } from '../../../db/contract/listings';
import kit from '../../i18n/kit';
import words from '../../i18n/listings';
import { useText } from '../../kit/i18n';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { SwitchFilter } from '../../kit/table/filters/SwitchFilter';

/** State, listing and word; each stands in the address. */
export function Filters() {
  const text = useText(words);
  const { status } = useText(kit);
  const states = Object.values(AUDIT).map((state) => ({ value: String(state), label: status[state] ?? '' }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SwitchFilter name="audit_status" label={text.filter} options={[{ value: '', label: text.all }, ...states]} />
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      <ChoiceFilter
        name="listing"
        label={text.listing}
        options={LISTING_STATES.map((state) => ({ value: state, label: text.listings[state] }))}
      />
      <KeywordFilter label={text.keyword} />
    </Box>
  );
}
