import { type ReactNode, useState } from 'react';
import type { OrganizationGroup } from '../../../db/contract/push-pickers';
import kit from '../../i18n/kit';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import { useGroup } from './useGroups';

interface WithGroupProps {
  id: string | undefined;
  title: string;
  children: (group: OrganizationGroup | null) => ReactNode;
}

/** Waits for the group of a dialog; a form without an id begins empty. */
export function WithGroup({ id, title, children }: WithGroupProps) {
  const text = useText(kit);
  const query = useGroup(id);
  // The form begins with what the group holds now, not with what a list showed a while ago.
  const [group, setGroup] = useState<OrganizationGroup>();
  const found = query.isFetching ? undefined : query.data;
  if (!group && found && !query.isError) setGroup(found);
  if (!id) return children(null);
  if (group) return children(group);
  return (
    <AppDialog title={title} width={800}>
      {query.isFetching ? <LoadingState kind="lines" count={4} /> : <ErrorState text={text.dataException} />}
    </AppDialog>
  );
}
