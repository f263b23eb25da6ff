import { useState } from 'react';
import { messageOf } from '../../../../../db/contract/errors';
import { ITEM } from '../../../../../db/contract/limits';
import type { PushDetail } from '../../../../../db/contract/push-records';
import words from '../../../../i18n/pushCompose';
import { useApiQuery } from '../../../../kit/api';
import { AppDialog } from '../../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { useLang, useText } from '../../../../kit/i18n';
import { QueryState } from '../../../../kit/layout/QueryState';
import { ErrorState } from '../../../../kit/layout/States';
import { ConfigForm } from './ConfigForm';
import { closedBy } from './values';

interface ConfigDialogProps {
  itemType: number;
  groupId: string;
  pushId?: string;
}

/** Configures a push: a new one, or one that has not been sent (back-office§2, §4). */
export default function ConfigDialog({ itemType, groupId, pushId, close }: DialogProps<ConfigDialogProps, boolean>) {
  const text = useText(words);
  const { lang } = useLang();
  const query = useApiQuery(
    ['pushes', 'edit'],
    '/v1/push/detail',
    { id: pushId },
    { enabled: pushId !== undefined, staleMs: 0 },
  );
  // What is fetched anew while the form is open must not take away what was typed into it.
  const [push, setPush] = useState<PushDetail>();
  if (!push && query.data && !query.isFetching && !query.isError) setPush(query.data);
  const kind = itemType === ITEM.demand ? ITEM.demand : ITEM.result;
  if (pushId === undefined) return <ConfigForm itemType={kind} groupId={groupId} close={close} />;
  const closed = push ? closedBy(push) : null;
  if (closed) {
    return (
      <AppDialog title={text.config.title} width="80vw">
        <ErrorState text={messageOf(closed, lang)} />
      </AppDialog>
    );
  }
  if (push) return <ConfigForm itemType={kind} groupId={groupId} push={push} close={close} />;
  return (
    <AppDialog title={text.config.title} width="80vw" closeOnBackdrop={false}>
      <QueryState query={query} kind="lines" count={6} />
    </AppDialog>
  );
}
