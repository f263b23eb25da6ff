import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { OrganizationGroup } from '../../../db/contract/push-pickers';
import words from '../../i18n/pushGroups';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useDialog } from '../../kit/dialogs/useDialog';
import { useText } from '../../kit/i18n';
import type { GroupValues } from './useGroups';
import { useSaveGroup } from './useSaveGroup';

/** What the dialogs of one group begin with. */
export interface GroupFormProps {
  group: OrganizationGroup | null;
}

const WIDTH = 800;

interface GroupFrameProps extends GroupFormProps {
  title: string;
  values: GroupValues;
  onMerged: (values: GroupValues) => void;
  children: ReactNode;
}

/** The frame of a group's dialogs: saves once, and stays open with its input when that fails. */
export function GroupFrame({ title, group, values, onMerged, children }: GroupFrameProps) {
  const text = useText(words);
  const { close } = useDialog<boolean>();
  const saving = useSaveGroup({ group, onMerged, onSaved: () => close(true) });
  return (
    <AppDialog
      title={title}
      width={WIDTH}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={() => close()}>{text.cancel}</Button>
          <Button variant="contained" loading={saving.isPending} onClick={() => saving.save(values)}>
            {text.save}
          </Button>
        </>
      }
    >
      {children}
    </AppDialog>
  );
}
