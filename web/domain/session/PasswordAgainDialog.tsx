import kit from '../../i18n/kit';
import auth from '../../i18n/signin';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { PasswordQuestion } from './PasswordQuestion';

/** The password once more, before something that a session alone must not do. */
export default function PasswordAgainDialog({ close }: DialogProps<object, boolean>) {
  const text = useText(auth);
  const { cancel } = useText(kit);
  return (
    <PasswordQuestion
      title={text.againTitle}
      text={text.againText}
      label={text.password}
      confirm={text.againConfirm}
      cancel={cancel}
      onAnswer={(password) => api.post('/v1/session/confirm', { password }, { silent: true })}
      close={close}
    />
  );
}
