import { PasswordQuestion } from '../../../../domain/session/PasswordQuestion';
import words from '../../../../i18n/memberCenter';
import { api } from '../../../../kit/api';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { useText } from '../../../../kit/i18n';

/** The last question before an account ends; the password shows that its owner asks. */
export default function DeleteAccountDialog({ close }: DialogProps<object, boolean>) {
  const text = useText(words).account;
  return (
    <PasswordQuestion
      title={text.removeTitle}
      text={text.removeText}
      label={text.removePassword}
      confirm={text.removeConfirm}
      cancel={text.keep}
      danger
      onAnswer={(password) => api.post('/v1/user/account/delete', { password }, { silent: true })}
      close={close}
    />
  );
}
