import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DEAL_SIDES, DEAL_STATES } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import { useText } from '../../../kit/i18n';
import { KeywordFilter } from '../../../kit/table/filters/KeywordFilter';
import { SwitchFilter } from '../../../kit/table/filters/SwitchFilter';
import { useTableFilter } from '../../../kit/table/useTableFilter';

/** Which deals are shown: by side and state; operators search in all of them. */
export function Filters({ all }: { all: boolean }) {
  const text = useText(words);
  const [overdue, setOverdue] = useTableFilter('overdue');
  const states = [
    { value: '', label: text.filters.all },
    { value: 'open', label: text.filters.open },
    ...DEAL_STATES.map((state) => ({ value: state, label: text.states[state] })),
  ];
  const roles = [
    { value: '', label: text.roles.all },
    ...DEAL_SIDES.map((side) => ({ value: side, label: text.roles[side] })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {all ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <KeywordFilter label={text.all.keyword} />
          <Button
            aria-pressed={overdue === '1'}
            variant={overdue === '1' ? 'contained' : 'outlined'}
            onClick={() => setOverdue(overdue === '1' ? '' : '1')}
          >
            {text.all.overdueOnly}
          </Button>
        </Box>
      ) : (
        <SwitchFilter name="role" label={text.roles.label} options={roles} />
      )}
      <SwitchFilter name="state" label={text.filters.label} options={states} />
    </Box>
  );
}
