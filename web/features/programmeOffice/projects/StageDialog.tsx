import Box from '@mui/material/Box';
import { useDecision } from '../../../domain/reviews/useDecision';
import words from '../../../i18n/programmeProjects';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';

interface StageProps {
  id: string;
  name: string;
  /** The stage that it was read in. */
  from: 1 | 2 | 3;
  way: 'return' | 'withdraw';
}

const STAGES = { return: 2, withdraw: 3 } as const;

/** The dialog 'programme-stage': a declaration goes back to its declarant, or out of its round, with a reason. */
export default function StageDialog({ id, name, from, way, close }: DialogProps<StageProps, boolean>) {
  const text = useText(words).stage[way];
  const { actions, field } = useDecision({
    close,
    ways: [{ state: STAGES[way], label: text.act, done: text.done, against: true }],
    label: text.label,
    hint: text.hint,
    blank: text.blank,
    decide: (stage, reason) => api.put('/v1/programme/office/project/stage', { id, from, stage, reason }),
  });
  return (
    <AppDialog title={text.title} width={480} closeOnBackdrop={false} actions={actions}>
      <Box sx={{ fontWeight: 600, mb: 2.5, overflowWrap: 'anywhere' }}>{name}</Box>
      {field}
    </AppDialog>
  );
}
