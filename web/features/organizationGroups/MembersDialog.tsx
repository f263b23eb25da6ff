import { useState } from 'react';
import words from '../../i18n/organizationGroups';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import type { GroupFormProps } from './GroupFrame';
import { GroupFrame } from './GroupFrame';
import { Members } from './Members';
import { valuesOf } from './useGroups';
import { WithGroup } from './WithGroup';

/** Sets the members of a group (back-office§2). */
export default function MembersDialog({ id, close }: DialogProps<{ id: string }, boolean>) {
  const text = useText(words);
  return (
    <WithGroup id={id} title={text.setTitle}>
      {(group) => <MembersForm group={group} close={close} />}
    </WithGroup>
  );
}

function MembersForm({ group, close }: GroupFormProps) {
  const text = useText(words);
  const [values, setValues] = useState(() => valuesOf(group));
  return (
    <GroupFrame title={text.setTitle} group={group} values={values} onMerged={setValues} close={close}>
      <Members chosen={values.members} onChange={(members) => setValues({ ...values, members })} />
    </GroupFrame>
  );
}
