import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deviceName } from '../../../../db/contract/devices';
import type { Device } from '../../../../db/contract/signin';
import words from '../../../i18n/memberCenter';
import { api, useApiQuery } from '../../../kit/api';
import { useAttempt } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { Page } from '../../../kit/layout/Page';
import { panel } from '../../../kit/layout/panel';
import { QueryState } from '../../../kit/layout/QueryState';
import { TagChip } from '../../../kit/layout/StateChip';
import { EmptyState } from '../../../kit/layout/States';

/** A browser that stays signed in. */
const KEY = ['devices'];

/** Where the person is signed in, and how to end it (decision 23). */
export default function Devices() {
  const text = useText(words).devices;
  const query = useApiQuery(KEY, '/v1/user/devices', {}, { staleMs: 0 });
  const { busy, attempt } = useAttempt();
  const devices = query.data ?? [];
  const others = devices.filter((device) => !device.current);

  const revoke = (target: { id: string } | { all: true }, done: string) =>
    attempt(() => api.post('/v1/user/devices/revoke', target), [KEY], done);
  const endOne = async (device: Device) => {
    const name = deviceName(device.device) || text.unknown;
    const question = { title: text.revokeTitle, text: text.revokeText(name), confirmLabel: text.revoke, danger: true };
    if (await confirm(question)) await revoke({ id: device.id }, text.revoked);
  };
  const endOthers = async () => {
    const question = {
      title: text.revokeAllTitle,
      text: text.revokeAllText,
      confirmLabel: text.revokeAll,
      danger: true,
    };
    if (await confirm(question)) await revoke({ all: true }, text.allRevoked);
  };

  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        others.length > 1 ? (
          <Button variant="outlined" disabled={busy} onClick={() => void endOthers()}>
            {text.revokeAll}
          </Button>
        ) : null
      }
    >
      {query.data ? null : <QueryState query={query} count={4} />}
      {query.data && devices.length === 0 ? <EmptyState title={text.emptyTitle} hint={text.emptyHint} /> : null}
      {devices.length > 0 ? (
        <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0, ...panel }}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} busy={busy} onRevoke={() => void endOne(device)} />
          ))}
        </Box>
      ) : null}
    </Page>
  );
}

interface DeviceRowProps {
  device: Device;
  busy: boolean;
  onRevoke: () => void;
}

function DeviceRow({ device, busy, onRevoke }: DeviceRowProps) {
  const text = useText(words).devices;
  const name = deviceName(device.device) || text.unknown;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: { xs: 2, sm: 3 },
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {device.current ? <TagChip label={text.current} /> : null}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            mt: 0.5,
            color: 'text.secondary',
            fontSize: '0.875rem',
          }}
        >
          <span>{`${text.since} ${formatMinute(device.add_time)}`}</span>
          {device.last_time ? <span>{`${text.last} ${formatMinute(device.last_time)}`}</span> : null}
        </Box>
      </Box>
      {device.current ? null : (
        <Button variant="outlined" disabled={busy} aria-label={text.revokeOf(name)} onClick={onRevoke}>
          {text.revoke}
        </Button>
      )}
    </Box>
  );
}
