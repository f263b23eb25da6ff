import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialog } from '../../kit/dialogs/useDialog';
import type { PublishDialogProps } from './types';

/** Going back in the browser closes the dialog; what was typed stays as a draft. */
export function useAddressClose({ param, id, close }: PublishDialogProps): void {
  const { open } = useDialog();
  const [search] = useSearchParams();
  const gone = param !== undefined && search.get(param) !== (id ?? 'new');
  useEffect(() => {
    if (gone && open) close();
  }, [gone, open, close]);
}
