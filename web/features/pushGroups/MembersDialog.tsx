import { useState } from 'react';
import words from '../../i18n/pushGroups';
import { useText } from '../../shared/i18n';
import type { GroupFormProps } from './dialogs';
import { GroupFrame } from './GroupFrame';
import { Members } from './Members';
import { membersOf } from './useGroups';
import { WithGroup } from './WithGroup';

/** Sets the members of a group (back-office§2). */
export default function MembersDialog({ id }: { id: string }) {
  const text = useText(words);
  return (
    <WithGroup id={id} title={text.setTitle}>
      {(group) => <MembersForm group={group} />}
    </WithGroup>
  );
}

function MembersForm({ group }: GroupFormProps) {
  const text = useText(words);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(() => membersOf(group));
  return (
    <GroupFrame
      title={text.setTitle}
      values={() => ({
        ...(group && { id: group.id }),
        name: group?.name ?? '',
        remark: group?.remark ?? '',
        orgs: [...chosen.keys()],
      })}
    >
      <Members chosen={chosen} onChange={setChosen} />
    </GroupFrame>
  );
}
