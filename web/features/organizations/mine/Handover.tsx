import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnOrganization } from '../../../../db/contract/organizations';
import words from '../../../i18n/organizations';
import { api } from '../../../kit/api';
import { useAttempt } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';

const PATH = '/v1/user/organization/transfer';

interface HandoverProps {
  row: OwnOrganization;
  handover: NonNullable<OwnOrganization['handover']>;
  onChanged: () => Promise<void>;
}

/** A hand-over that waits: its receiver answers, administrators may take it back. */
export function Handover({ row, handover, onChanged }: HandoverProps) {
  const text = useText(words).handover;
  const { busy, attempt } = useAttempt();
  const { organization_id, name } = row;
  const other = handover.name ?? '';

  const run = (call: () => Promise<unknown>, done: string) => attempt(call, onChanged, done);
  const accept = () => run(() => api.put(PATH, { organization_id, accept: true }), text.accepted(name));
  const refuse = async () => {
    const question = { title: text.refuse, text: text.refuseText(name), confirmLabel: text.refuse, danger: true };
    if (await confirm(question)) await run(() => api.put(PATH, { organization_id, accept: false }), text.refused);
  };
  const withdraw = () => run(() => api.del(PATH, { organization_id }), text.withdrawn);

  if (!handover.mine)
    return (
      <Alert severity="info" role="note" sx={{ mt: 2 }}>
        {text.waits(other, formatDay(handover.add_time))}
        <Box sx={{ mt: 1 }}>
          <Button size="small" disabled={busy} onClick={() => void withdraw()}>
            {text.withdraw}
          </Button>
        </Box>
      </Alert>
    );
  return (
    <Alert severity="info" role="note" sx={{ mt: 2 }}>
      <AlertTitle>{text.offered(other, name)}</AlertTitle>
      {text.offeredHint(other)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button size="small" variant="contained" disabled={busy} onClick={() => void accept()}>
          {text.accept}
        </Button>
        <Button size="small" disabled={busy} onClick={() => void refuse()}>
          {text.refuse}
        </Button>
      </Box>
    </Alert>
  );
}
