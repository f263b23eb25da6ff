import type { DoorKind } from '../../../db/contract/attendance';
import words from '../../i18n/attendance';
import { useApiQuery } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { QueryState } from '../../kit/layout/QueryState';
import { DoorCode } from './DoorCode';

interface DoorCodeDialogProps {
  kind: DoorKind;
  /** Key of an own sign-up. */
  id: string;
}

/** The code of an own sign-up. */
export default function DoorCodeDialog({ kind, id }: DialogProps<DoorCodeDialogProps>) {
  const text = useText(words);
  const query = useApiQuery(['attendance', 'code'], '/v1/door/code', { kind, id }, { staleMs: 0 });
  return (
    <AppDialog title={text.doorCode} width={380}>
      {query.data ? <DoorCode {...query.data} /> : null}
      {query.data ? null : <QueryState query={query} />}
    </AppDialog>
  );
}
