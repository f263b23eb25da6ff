import { useCallback } from 'react';
import shell from '../../i18n/shell';
import { openDialog } from '../../kit/dialogs';
import { textOf } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { getSession } from './session';

/**
 * `const gate = useLoginGate(); if (await gate()) …`: true at once for members; a visitor is told to sign in
 * first, and the answer is true when the dialog ended signed in.
 */
export function useLoginGate(): () => Promise<boolean> {
  return useCallback(async () => {
    if (getSession().user) return true;
    toast.warning(textOf(shell).pleaseLogIn);
    return (await openDialog('login', {})) === true;
  }, []);
}
