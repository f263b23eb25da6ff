import { FormText } from '../../kit/form';
import { useSession } from './useSession';

interface NewPasswordFieldsProps {
  labels: { old: string; fresh: string; hint: string; repeat: string };
}

/** The inputs of a form that changes one's own password: the old one, and the new one twice. */
export function NewPasswordFields({ labels }: NewPasswordFieldsProps) {
  const { user } = useSession();
  return (
    <>
      {/* Password managers want to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user?.account ?? ''} readOnly hidden />
      <FormText name="old_password" label={labels.old} required type="password" autoComplete="current-password" />
      <FormText
        name="password"
        label={labels.fresh}
        required
        type="password"
        autoComplete="new-password"
        hint={labels.hint}
      />
      <FormText name="repeat" label={labels.repeat} required type="password" autoComplete="new-password" />
    </>
  );
}
