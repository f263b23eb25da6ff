import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { GROUP_LIMITS } from '../../../db/contract/push-pickers';
import words from '../../i18n/organizationGroups';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import type { GroupFormProps } from './GroupFrame';
import { GroupFrame } from './GroupFrame';
import { Members } from './Members';
import { valuesOf } from './useGroups';
import { WithGroup } from './WithGroup';

/** Adds or changes an organisation group; the name may stay empty (decision 89). */
export default function GroupDialog({ id, close }: DialogProps<{ id?: string }, boolean>) {
  const text = useText(words);
  return (
    <WithGroup id={id} title={text.editTitle}>
      {(group) => <GroupForm key={group?.id ?? ''} group={group} close={close} />}
    </WithGroup>
  );
}

function GroupForm({ group, close }: GroupFormProps) {
  const text = useText(words);
  const [values, setValues] = useState(() => valuesOf(group));
  const { name, remark, members } = values;
  return (
    <GroupFrame
      title={group ? text.editTitle : text.addTitle}
      group={group}
      values={values}
      onMerged={setValues}
      close={close}
    >
      <Stack spacing={2}>
        <TextField
          label={text.name}
          placeholder={text.nameHint}
          helperText={name.trim() ? ' ' : text.nameHint}
          value={name}
          onChange={(event) => setValues({ ...values, name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: GROUP_LIMITS.name } }}
        />
        <TextField
          label={text.remark}
          value={remark}
          multiline
          minRows={2}
          onChange={(event) => setValues({ ...values, remark: event.target.value })}
          slotProps={{ htmlInput: { maxLength: GROUP_LIMITS.remark } }}
        />
        <Members chosen={members} onChange={(chosen) => setValues({ ...values, members: chosen })} />
      </Stack>
    </GroupFrame>
  );
}
