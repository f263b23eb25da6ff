import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type BindingBegun, type BindingState, bindingFinish } from '../../../../db/contract/signin';
import accounts from '../../../i18n/accounts';
import { ApiError, api } from '../../../kit/api';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { QrCode } from '../../../kit/qr/QrCode';

const QR_SIZE = 200;
const POLL_MS = 2000;
const GONE = 404;

/** Watches a binding until it has ended. */
function useBinding(id: string): [BindingState, (state: BindingState) => void] {
  const [state, setState] = useState<BindingState>('waiting');
  const over = state === 'bound' || state === 'expired';
  useEffect(() => {
    if (over) return;
    let timer = 0;
    let current = true;
    const ask = async () => {
      try {
        const answer = await api.get('/v1/wx/binding/state', { id }, { silent: true });
        if (current) setState(answer.state);
      } catch (error) {
        // A call that did not get through says nothing about the binding.
        if (!(error instanceof ApiError)) return;
      }
      if (current) timer = window.setTimeout(ask, POLL_MS);
    };
    timer = window.setTimeout(ask, POLL_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, over]);
  return [state, setState];
}

interface BindByScanProps {
  begun: BindingBegun;
  onBound: () => void;
  /** Begins anew: this one is over. */
  onAgain: () => void;
}

/** The computer's side of a binding: the code for the phone, then the number that the phone shows. */
export function BindByScan({ begun, onBound, onAgain }: BindByScanProps) {
  const text = useText(accounts);
  const [state, setState] = useBinding(begun.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is bound once.
  useEffect(() => {
    if (state === 'bound') onBound();
  }, [state]);
  const states = {
    waiting: text.bindWaiting,
    scanned: text.bindScanned,
    bound: text.bound,
    expired: text.qrExpired,
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Box sx={{ opacity: state === 'waiting' ? 1 : 0.15, border: 1, borderColor: 'divider', borderRadius: 3, p: 0.5 }}>
        <QrCode value={begun.url} label={text.bindQrLabel} size={QR_SIZE} />
      </Box>
      <Typography role="status" sx={{ fontWeight: 600, textAlign: 'center' }}>
        {states[state]}
      </Typography>
      {state === 'scanned' ? <NumberForm id={begun.id} onEnd={setState} /> : null}
      {state === 'expired' ? (
        <Button variant="contained" onClick={onAgain}>
          {text.bindAgain}
        </Button>
      ) : null}
    </Box>
  );
}

function NumberForm({ id, onEnd }: { id: string; onEnd: (state: BindingState) => void }) {
  const text = useText(accounts);
  const form = useAppForm<{ id: string; number: string }>({
    schema: bindingFinish,
    defaultValues: { id, number: '' },
    onSubmit: async (values) => {
      try {
        await api.post('/v1/wx/binding/finish', values);
        onEnd('bound');
      } catch (error) {
        if (error instanceof ApiError && error.status === GONE) onEnd('expired');
        throw error;
      }
    },
  });
  return (
    <AppForm form={form}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
        <FormText name="number" label={text.bindNumber} required inputMode="numeric" />
        <Button type="submit" variant="contained" loading={form.saving} sx={{ minHeight: 56, flexShrink: 0 }}>
          {text.bind}
        </Button>
      </Box>
    </AppForm>
  );
}
