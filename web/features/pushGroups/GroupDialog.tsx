import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { GROUP_LIMITS } from '../../../db/contract/push-pickers';
import words from '../../i18n/pushGroups';
import { useText } from '../../shared/i18n';
import type { GroupFormProps } from './dialogs';
import { GroupFrame } from './GroupFrame';
import { Members } from './Members';
import { membersOf } from './useGroups';
import { WithGroup } from './WithGroup';

/** Adds or changes an organisation group; the name may stay empty (ruling 89). */
export default function GroupDialog({ id }: { id?: string }) {
  const text = useText(words);
  return (
    <WithGroup id={id} title={text.editTitle}>
      {(group) => <GroupForm key={group?.id ?? ''} group={group} />}
    </WithGroup>
  );
}

function GroupForm({ group }: GroupFormProps) {
  const text = useText(words);
  const [name, setName] = useState(group?.name ?? '');
  const [remark, setRemark] = useState(group?.remark ?? '');
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(() => membersOf(group));
  return (
    <GroupFrame
      title={group ? text.editTitle : text.addTitle}
      values={() => ({ ...(group && { id: group.id }), name, remark, orgs: [...chosen.keys()] })}
    >
      <Stack spacing={2}>
        <TextField
          label={text.name}
          placeholder={text.nameHint}
          helperText={name.trim() ? ' ' : text.nameHint}
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: GROUP_LIMITS.name } }}
        />
        <TextField
          label={text.remark}
          value={remark}
          multiline
          minRows={2}
          onChange={(event) => setRemark(event.target.value)}
          slotProps={{ htmlInput: { maxLength: GROUP_LIMITS.remark } }}
        />
        <Members chosen={chosen} onChange={setChosen} />
      </Stack>
    </GroupFrame>
  );
}
