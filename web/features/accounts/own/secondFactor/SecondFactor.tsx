import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RecoveryResult } from '../../../../../db/contract/second-factor';
import { refreshUser, withPassword } from '../../../../domain/session';
import { knowsPasskeys } from '../../../../domain/session/passkeys';
import words from '../../../../i18n/secondFactor';
import { api, type CallOptions, useApiQuery } from '../../../../kit/api';
import { useAttempt } from '../../../../kit/api/mutations';
import { confirm, openDialog } from '../../../../kit/dialogs';
import { useText } from '../../../../kit/i18n';
import { formatMinute } from '../../../../kit/layout/format';
import { QueryState } from '../../../../kit/layout/QueryState';
import { toast } from '../../../../kit/toast';

const KEY = ['secondFactor'];
const OWN = '/v1/user/secondFactor';

interface PartProps {
  title: string;
  hint: string;
  children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  return (
    <Box sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1.5 }}>{hint}</Typography>
      {children}
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const;

/** What a person has of the second factor, and how to add and remove it. */
export function SecondFactor() {
  const text = useText(words);
  const query = useApiQuery(KEY, OWN, {}, { staleMs: 0 });
  const state = query.data;
  const { busy, attempt } = useAttempt();

  /** A write that may ask for the password; what went wrong was said by the API client. */
  const run = (change: () => Promise<void>) => attempt(change, [KEY, ['ownAccount']]);
  const added = async (result: RecoveryResult | undefined) => {
    if (!result) return;
    if (result.recovery_codes) await openDialog('recovery-codes', { codes: result.recovery_codes });
    toast.success(text.done);
    await refreshUser();
  };
  const setApp = () =>
    run(async () => {
      const begun = await withPassword((options) => api.post(`${OWN}/totp/new`, {}, options));
      await added(await openDialog('second-factor-app', begun));
    });
  const addPasskey = () => run(async () => added(await openDialog('second-factor-passkey', {})));
  const renew = async () => {
    const question = { title: text.recoveryNewTitle, text: text.recoveryNewText, confirmLabel: text.recoveryNew };
    await run(async () => {
      if (!(await confirm(question))) return;
      const { recovery_codes: codes } = await withPassword((options) => api.post(`${OWN}/recoveryCodes`, {}, options));
      if (codes) await openDialog('recovery-codes', { codes });
    });
  };
  const last = Number(state?.totp) + (state?.passkeys.length ?? 0) === 1;
  const remove = async (name: string, call: (options: CallOptions) => Promise<unknown>) => {
    const question = last
      ? { title: text.lastTitle, text: text.lastText(name), confirmLabel: text.lastConfirm }
      : { title: text.removeTitle, text: text.removeText(name), confirmLabel: text.remove };
    await run(async () => {
      if (!(await confirm({ ...question, danger: true }))) return;
      await withPassword(call);
      toast.success(last ? text.lastRemoved : text.removed);
    });
  };

  if (!state) return <QueryState query={query} count={4} />;
  const removal = (name: string, call: (options: CallOptions) => Promise<unknown>) =>
    last && state.required ? (
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{text.lastRequired}</Typography>
    ) : (
      <Button
        variant="outlined"
        disabled={busy}
        aria-label={text.removeOf(name)}
        onClick={() => void remove(name, call)}
      >
        {text.remove}
      </Button>
    );
  return (
    <>
      <Part title={text.app} hint={text.appHint}>
        <Box sx={line}>
          <span>{state.totp ? text.on : text.off}</span>
          {state.totp ? (
            removal(text.app, (options) => api.post(`${OWN}/totp/remove`, {}, options))
          ) : (
            <Button variant="outlined" disabled={busy} onClick={() => void setApp()}>
              {text.appSet}
            </Button>
          )}
        </Box>
      </Part>
      <Part title={text.passkeys} hint={text.passkeysHint}>
        {state.passkeys.length > 0 ? (
          <Box component="ul" aria-label={text.passkeys} sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0 }}>
            {state.passkeys.map((passkey) => (
              <Box component="li" key={passkey.id} sx={{ ...line, py: 0.75 }}>
                <Box sx={{ flex: '0 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  {passkey.label}
                  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                    {passkey.used_time
                      ? `${text.used} ${formatMinute(passkey.used_time)}`
                      : `${text.added} ${formatMinute(passkey.add_time)}`}
                  </Box>
                </Box>
                {removal(passkey.label, (options) => api.post(`${OWN}/passkey/remove`, { id: passkey.id }, options))}
              </Box>
            ))}
          </Box>
        ) : null}
        {knowsPasskeys() ? (
          <Button variant="outlined" disabled={busy} onClick={() => void addPasskey()}>
            {text.passkeyAdd}
          </Button>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{text.passkeyNone}</Typography>
        )}
      </Part>
      {state.totp || state.passkeys.length > 0 ? (
        <Part title={text.recovery} hint={text.recoveryHint}>
          <Box sx={line}>
            <span>{text.recoveryLeft(state.recovery_codes)}</span>
            <Button variant="outlined" disabled={busy} onClick={() => void renew()}>
              {text.recoveryNew}
            </Button>
          </Box>
        </Part>
      ) : null}
    </>
  );
}
