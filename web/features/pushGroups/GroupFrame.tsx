import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import words from '../../i18n/pushGroups';
import { ApiError } from '../../shared/api';
import { AppDialog } from '../../shared/dialogs/AppDialog';
import { useDialog } from '../../shared/dialogs/useDialog';
import { useText } from '../../shared/i18n';
import { toast } from '../../shared/toast';
import { type GroupValues, saveGroup } from './useGroups';

const WIDTH = 800;

interface GroupFrameProps {
  title: string;
  values: () => GroupValues;
  children: ReactNode;
}

/** The frame of a group's dialogs: saves once, and stays open with its input when that fails. */
export function GroupFrame({ title, values, children }: GroupFrameProps) {
  const text = useText(words);
  const { close } = useDialog<boolean>();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (saving) return;
    setSaving(true);
    try {
      const given = values();
      await saveGroup(given);
      toast.success(given.id ? text.modified : text.added);
      close(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(false);
    }
  };
  return (
    <AppDialog
      title={title}
      width={WIDTH}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={() => close()}>{text.cancel}</Button>
          <Button variant="contained" loading={saving} onClick={() => void save()}>
            {text.save}
          </Button>
        </>
      }
    >
      {children}
    </AppDialog>
  );
}
