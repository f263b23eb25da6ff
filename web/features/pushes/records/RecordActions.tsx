import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PushPhase, PushRecord } from '../../../../db/contract/push-records';
import { useOnce } from '../../../domain/pushes/useOnce';
import words from '../../../i18n/pushRecords';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { mayRetry, usePushActions } from './usePushActions';

const EDITABLE: readonly PushPhase[] = ['draft', 'scheduled', 'stopped'];

/** What can be done with a push in the state it is in. */
export function RecordActions({ push }: { push: PushRecord }) {
  const all = useText(words);
  const text = all.actions;
  const actions = usePushActions();
  const once = useOnce();
  const { phase, figures, archived } = push;
  const editable = EDITABLE.includes(phase) && push.push_status === 0 && !archived;
  const open = phase !== 'cancelled' && (figures.waiting > 0 || editable);
  const retry = async () => {
    if (await actions.retry({ id: push.id, uncertain: figures.uncertain })) {
      await openDialog('pushResult', { pushId: push.id });
    }
  };
  const entries = [
    ...(phase === 'draft' ? [] : [{ label: text.view, run: () => openDialog('pushResult', { pushId: push.id }) }]),
    ...(editable ? [{ label: text.confirm, run: () => actions.confirm(push), main: true }] : []),
    ...(editable ? [{ label: text.edit, run: () => actions.edit(push) }] : []),
    ...(editable ? [{ label: text.time, run: () => actions.schedule(push) }] : []),
    ...(push.run_state === 'running' && figures.waiting > 0
      ? [{ label: text.hold, run: () => actions.hold(push) }]
      : []),
    ...(mayRetry(push) ? [{ label: text.retry, run: retry }] : []),
    ...(phase === 'cancelled' && !archived && push.items > 0 && figures.cancelled > 0
      ? [{ label: text.goOn, run: () => actions.goOn(push) }]
      : []),
    ...(open ? [{ label: text.cancel, run: () => actions.cancel(push), danger: true }] : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {entries.map(({ label, run, ...look }) => (
        <Button
          key={label}
          size="small"
          variant={'main' in look ? 'contained' : 'text'}
          color={'danger' in look ? 'error' : 'primary'}
          sx={'danger' in look ? { color: 'error.main' } : {}}
          aria-label={all.of(label, push.title)}
          onClick={() => void once(run)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
