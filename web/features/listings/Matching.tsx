import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import type { PublishedFacts } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import { MATCH, type ReleaseRow } from '../../../db/contract/listings';
import words from '../../i18n/listings';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { TagChip } from '../../kit/layout/StateChip';
import type { ReleaseActions } from './useReleaseActions';

interface MatchingProps {
  row: ReleaseRow;
  kind: PublishedFacts;
  actions: ReleaseActions;
}

/** Whether matching can be opened: not for what was refused, withdrawn or has ended. */
const mayOpen = (row: ReleaseRow): boolean =>
  !row.is_expired &&
  !row.is_withdrawn &&
  (row.is_public === 1 || row.audit_status === AUDIT.approved || row.audit_status === AUDIT.pending);

/** Smart matching of one item: the switch, where the process stands (core§9), and what it found. */
export function Matching({ row, kind, actions }: MatchingProps) {
  const text = useText(words);
  const [busy, setBusy] = useState(false);
  const on = row.match_state > MATCH.unopened;
  const change = async (_: unknown, wanted: boolean) => {
    setBusy(true);
    await actions.switchMatching(row, wanted);
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <FormControlLabel
        label={text.matching}
        disabled={busy || (!on && !mayOpen(row))}
        control={
          <Switch
            checked={on}
            onChange={(event, wanted) => void change(event, wanted)}
            slotProps={{ input: { 'aria-label': text.matchingOf(row.name) } }}
          />
        }
        sx={{ ml: -0.75, mr: 0.5 }}
      />
      <TagChip label={text.process[row.match_state] ?? ''} />
      {on ? (
        <Button
          size="small"
          onClick={() => void openDialog('matches', { itemType: kind.itemType, itemId: row.id, name: row.name })}
          aria-label={text.of(text.matches, row.name)}
        >
          {text.matches}
        </Button>
      ) : null}
    </Box>
  );
}
