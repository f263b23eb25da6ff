import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { OrganizationGroup } from '../../../db/contract/push-pickers';
import words from '../../i18n/organizationGroups';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import type { GroupValues } from './useGroups';
import { useSaveGroup } from './useSaveGroup';

/** What the dialogs of one group begin with. */
export type GroupFormProps = DialogProps<{ group: OrganizationGroup | null }, boolean>;

const WIDTH = 800;

interface GroupFrameProps extends GroupFormProps {
  title: string;
  values: GroupValues;
  onMerged: (values: GroupValues) => void;
  children: ReactNode;
}

/** The frame of a group's dialogs: saves once, and stays open with its input when that fails. */
export function GroupFrame({ title, group, values, onMerged, close, children }: GroupFrameProps) {
  const text = useText(words);
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
