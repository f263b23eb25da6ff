import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { DEVICE_MAXIMUM } from '../../../../db/contract/attendance';
import words from '../../../i18n/attendance';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { ToneChip } from '../../../kit/layout/StateChip';
import type { DeskState } from './desk';

/** How the phone stands: network, what waits to be sent, how old its list is. */
export function Standing({ state, onSignedIn }: { state: DeskState; onSignedIn: () => void }) {
  const text = useText(words);
  const { phase, reached, signedOut, unsent, listTime } = state;
  const signIn = async () => {
    if (await openDialog('login', {})) onSignedIn();
  };
  return (
    <>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <ToneChip tone={reached ? 'adopted' : 'review'} label={reached ? text.reached : text.unreached} />
        <ToneChip tone={unsent > 0 ? 'review' : 'none'} label={unsent > 0 ? text.unsent(unsent) : text.allSent} />
        {listTime === null ? null : (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {text.listOf(formatMinute(listTime))}
          </Box>
        )}
      </Box>
      {signedOut ? (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => void signIn()}>
              {text.signIn}
            </Button>
          }
        >
          {text.signedOut}
        </Alert>
      ) : null}
      {phase === 'locked' || phase === 'none' ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {phase === 'locked' ? text.locked : text.noList}
        </Alert>
      ) : null}
    </>
  );
}

/** What staff call the phone. */
export function DeviceForm({ device, onRename }: { device: string; onRename: (name: string) => void }) {
  const text = useText(words);
  const [name, setName] = useState(device);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onRename(name);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 4 }}>
      <TextField
        size="small"
        fullWidth
        name="device"
        label={text.device}
        helperText={text.deviceHint}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: DEVICE_MAXIMUM, autoComplete: 'off' } }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={!name.trim() || name.trim() === device}
        sx={{ minHeight: 40, flex: 'none' }}
      >
        {text.deviceSave}
      </Button>
    </Box>
  );
}
