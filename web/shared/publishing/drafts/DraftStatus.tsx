import Box from '@mui/material/Box';
import words from '../../../i18n/publish';
import { useText } from '../../i18n';
import { formatDate } from '../../layout/format';
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
  return (
    <Box
      role="status"
      sx={{ flex: 1, fontSize: '0.8125rem', color: other || phase === 'unsaved' ? 'warning.main' : 'text.secondary' }}
    >
      {other ? text.undecided : shown}
    </Box>
  );
}
