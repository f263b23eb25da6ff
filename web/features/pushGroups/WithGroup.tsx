import type { ReactNode } from 'react';
import type { OrganizationGroup } from '../../../db/contract/push-pickers';
import kit from '../../i18n/kit';
import { AppDialog } from '../../shared/dialogs/AppDialog';
import { useText } from '../../shared/i18n';
import { LoadingState } from '../../shared/layout/LoadingState';
import { ErrorState } from '../../shared/layout/States';
import { useGroups } from './useGroups';

interface WithGroupProps {
  id: string | undefined;
  title: string;
  children: (group: OrganizationGroup | null) => ReactNode;
}

/** Waits for the group of a dialog; a form without an id begins empty. */
export function WithGroup({ id, title, children }: WithGroupProps) {
  const text = useText(kit);
  const query = useGroups();
  if (!id) return children(null);
  const group = query.data?.records.find((each) => each.id === id);
  if (group) return children(group);
  return (
    <AppDialog title={title} width={800}>
      {query.isPending ? <LoadingState kind="lines" count={4} /> : <ErrorState text={text.dataException} />}
    </AppDialog>
  );
}
