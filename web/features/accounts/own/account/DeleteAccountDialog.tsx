import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PasswordQuestion } from '../../../../domain/session/PasswordQuestion';
import words from '../../../../i18n/memberCenter';
import { ApiError, api } from '../../../../kit/api';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { useText } from '../../../../kit/i18n';

const HAND_OVER = 'hand_over_first';

/** The last question before an account ends: what goes, what stays; the password shows that its owner asks. */
export default function DeleteAccountDialog({ close }: DialogProps<object, boolean>) {
  const text = useText(words).account;
  const [mustHandOver, setMustHandOver] = useState(false);
  const remove = async (password: string) => {
    setMustHandOver(false);
    try {
      await api.post('/v1/user/account/delete', { password }, { silent: true });
    } catch (cause) {
      setMustHandOver(cause instanceof ApiError && cause.errors[0]?.code === HAND_OVER);
      throw cause;
    }
  };
  return (
    <PasswordQuestion
      title={text.removeTitle}
      text={
        <>
          {text.removeText}
          <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
            {Object.values(text.removeWhat).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </>
      }
      label={text.removePassword}
      confirm={text.removeConfirm}
      cancel={text.keep}
      danger
      onAnswer={remove}
      below={
        mustHandOver ? (
          <Button component={Link} to="/memberOrg" onClick={() => close(false)} sx={{ mt: 1, ml: -1 }}>
            {text.handOver}
          </Button>
        ) : null
      }
      close={close}
    />
  );
}
