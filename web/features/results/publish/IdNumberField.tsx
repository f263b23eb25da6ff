import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { withPassword } from '../../../domain/session';
import words from '../../../i18n/publish';
import { ApiError, api } from '../../../kit/api';
import { FormText } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { CopyButton } from '../../../kit/layout/CopyButton';
import type { ResultForm } from './types';

type Look = { state: 'masked' | 'loading' } | { state: 'shown'; number: string } | { state: 'failed'; msg: string };

const below = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, fontSize: '0.875rem' } as const;

/** The identity number: a stored one comes masked, and whole only when it is asked for. */
export function IdNumberField({ stored }: { stored: ResultForm | null }) {
  const text = useText(words);
  const [look, setLook] = useState<Look>({ state: 'masked' });
  const id = stored?.result.id_number ? stored.chengguo_id : null;

  const show = async (id: string) => {
    setLook({ state: 'loading' });
    try {
      // Silent: what went wrong stands beside the button, where it can be tried again.
      const { id_number } = await withPassword((options) =>
        api.post('/v1/user/chengguo/idNumber', { id }, { ...options, silent: true }),
      );
      setLook({ state: 'shown', number: id_number ?? '' });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setLook({ state: 'failed', msg: cause.msg });
    }
  };
  const shown = look.state === 'shown';

  return (
    <div>
      <FormText
        name="result.id_number"
        label={text.idNumber}
        required
        maxLength={100}
        hint={text.idNumberHint}
        suffix={
          id ? (
            <InputAdornment position="end">
              <Button
                size="small"
                loading={look.state === 'loading'}
                onClick={() => (shown ? setLook({ state: 'masked' }) : void show(id))}
                sx={{ whiteSpace: 'nowrap' }}
              >
                {shown ? text.idNumberHide : text.idNumberShow}
              </Button>
            </InputAdornment>
          ) : null
        }
      />
      <div role="status">
        {shown ? (
          <Box sx={below}>
            <span>{text.idNumberWhole}</span>
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {look.number}
            </Box>
            <CopyButton value={look.number} label={text.idNumberCopy} />
            <Box sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: '0.8125rem' }}>{text.idNumberLogged}</Box>
          </Box>
        ) : null}
        {look.state === 'failed' ? (
          <Box sx={{ ...below, color: 'error.main' }}>{`${text.idNumberFailed} ${look.msg}`.trim()}</Box>
        ) : null}
      </div>
    </div>
  );
}
