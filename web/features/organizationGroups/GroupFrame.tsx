import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { OrganizationGroup } from '../../../db/contract/push-pickers';
import type { SideByField } from '../../domain/publishing/conflict/openMerge';
import { useMergedSave } from '../../domain/publishing/conflict/useMergedSave';
import words from '../../i18n/organizationGroups';
import { ApiError, api } from '../../kit/api';
import { CONFLICT } from '../../kit/api/statuses';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { GROUPS, type GroupValues, storedGroup, valuesOf } from './useGroups';

interface SaveGroupOptions {
  /** The group that is edited, as it was when its form was opened. */
  group: OrganizationGroup | null;
  onMerged: (values: GroupValues) => void;
  onSaved: () => void;
}

/** Saves a group; what another operator saved meanwhile is shown beside the own values. */
function useSaveGroup({ group, onMerged, onSaved }: SaveGroupOptions) {
  const text = useText(words);
  return useMergedSave<GroupValues, OrganizationGroup>({
    begun: group,
    valuesOf,
    sides: ({ name, remark, members }): SideByField => ({
      name: { facts: { label: text.name }, essence: name.trim(), shown: name },
      remark: { facts: { label: text.remark }, essence: remark.trim(), shown: remark },
      members: {
        facts: { label: text.members },
        essence: [...members.keys()].sort().join(','),
        shown: [...members.values()],
      },
    }),
    write: async ({ name, remark, members }, base) => {
      const body = { name, remark, orgs: [...members.keys()], ...(base && { id: base.id, version: base.version }) };
      try {
        await api.post('/v1/push/orgGroup', body, { handled: [CONFLICT] });
        return null;
      } catch (error) {
        if (!base || !(error instanceof ApiError) || error.status !== CONFLICT) throw error;
        toast.warning(error.msg);
        const theirs = await storedGroup(base.id);
        if (!theirs) throw error;
        return theirs;
      }
    },
    invalidates: [GROUPS],
    done: group ? text.modified : text.added,
    onMerged,
    onSaved,
  });
}

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
