import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import words from '../../../i18n/organizations';
import { ApiError, api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useDialog } from '../../../kit/dialogs/useDialog';
import { useText } from '../../../kit/i18n';
import { CopyButton } from '../../../kit/layout/CopyButton';

/** Makes a link that a colleague joins by; with a phone number it also goes there as a text message. */
export default function InviteDialog({ id, name }: { id: string; name: string }) {
  const text = useText(words).invite;
  const { close } = useDialog();
  const [phone, setPhone] = useState('');
  const [error, setError] = useState('');
  const [running, setRunning] = useState(false);
  const [made, setMade] = useState<{ link: string; sentTo: string } | null>(null);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    setRunning(true);
    setError('');
    const to = phone.trim();
    try {
      const invitation = await api.post('/v1/user/organization/invite', {
        organization_id: id,
        ...(to ? { phone: to } : {}),
      });
      setMade({ link: new URL(invitation.url, location.origin).href, sentTo: invitation.sent ? to : '' });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.errors.find(({ field }) => field === 'phone')?.msg ?? '');
    } finally {
      setRunning(false);
    }
  };
  // While it runs the field takes no focus.
  useEffect(() => {
    if (error && !running) field.current?.focus();
  }, [error, running]);
  const again = () => {
    setMade(null);
    setPhone('');
  };

  return (
    <AppDialog
      title={`${text.title} · ${name}`}
      width={480}
      actions={
        made ? (
          <>
            <Button onClick={again}>{text.another}</Button>
            <Button variant="contained" onClick={() => close()}>
              {text.done}
            </Button>
          </>
        ) : (
          <Button type="submit" form={formId} variant="contained" loading={running}>
            {phone.trim() ? text.send : text.make}
          </Button>
        )
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{text.hint}</Typography>
      {made ? (
        <div role="status">
          {made.sentTo ? <Typography sx={{ mb: 2, fontWeight: 600 }}>{text.sent(made.sentTo)}</Typography> : null}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <TextField
              fullWidth
              label={text.link}
              value={made.link}
              onFocus={(event) => event.target.select()}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
            <CopyButton value={made.link} label={text.copy} />
          </Box>
        </div>
      ) : (
        <form id={formId} onSubmit={(event) => void submit(event)}>
          <TextField
            fullWidth
            type="tel"
            name="phone"
            label={text.phone}
            inputRef={field}
            value={phone}
            error={error !== ''}
            helperText={error || text.phoneHint}
            disabled={running}
            onChange={(event) => setPhone(event.target.value)}
          />
        </form>
      )}
    </AppDialog>
  );
}
