import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rememberLocation, takeRememberedLocation } from '../../../domain/session';
import accounts from '../../../i18n/accounts';
import { useText } from '../../../kit/i18n';
import { openChatApp } from './chatApp';
import { ChatIcon, QrIcon } from './icons';

interface OtherWaysProps {
  /** Inside the chat app there is nothing to scan. */
  inside?: boolean;
  /** Where to go on to, unless what is remembered. */
  to?: string;
}

/** Signing in without a password (core§2). */
export function OtherWays({ inside = false, to: target }: OtherWaysProps) {
  const text = useText(accounts);
  const [busy, setBusy] = useState(false);
  const byChatApp = async () => {
    setBusy(true);
    const to = target ?? takeRememberedLocation();
    rememberLocation(to);
    // The API client shows why it did not begin.
    await openChatApp(to).catch(() => setBusy(false));
  };
  return (
    <>
      <Divider sx={{ my: 3, color: 'text.secondary', fontSize: '0.875rem' }}>{text.otherWays}</Divider>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', '& > *': { flex: '1 1 130px' } }}>
        {inside ? null : (
          <Button variant="outlined" component={Link} to="/loginQr" startIcon={<QrIcon />}>
            {text.byScan}
          </Button>
        )}
        <Button variant="outlined" startIcon={<ChatIcon />} loading={busy} onClick={() => void byChatApp()}>
          {text.byChat}
        </Button>
      </Stack>
    </>
  );
}
