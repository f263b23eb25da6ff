import Box from '@mui/material/Box';
import words from '../../../i18n/publish';
import { useText } from '../../../kit/i18n';
import { formatDate } from '../../../kit/layout/format';
import type { DraftState } from './keeper';

/** When the draft was last saved, in the foot of the dialog. */
export function DraftStatus({ phase, why, at, other }: DraftState) {
  const text = useText(words).draft;
  const shown = {
    idle: '',
    saving: text.saving,
    saved: text.savedAt(formatDate(at).slice(-8)),
    unsaved: text.unsaved[why],
  }[phase];
  const told = other ? text.undecided : shown;
  return (
    <Box
      role="status"
      // On a phone it stands above the buttons, which need the whole width.
      sx={{
        flex: { xs: '1 0 100%', sm: 1 },
        pb: { xs: told ? 1 : 0, sm: 0 },
        fontSize: '0.8125rem',
        color: other || phase === 'unsaved' ? 'warning.main' : 'text.secondary',
      }}
    >
      {told}
    </Box>
  );
}
