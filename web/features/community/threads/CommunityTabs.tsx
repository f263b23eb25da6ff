import { COMMUNITY, DISCUSSIONS } from '../../../../db/contract/community';
import { threadWords } from '../../../../db/contract/words/threads';
import { useText } from '../../../kit/i18n';
import { PageTabs } from '../../../kit/layout/PageTabs';

/** Leads between the community's threads and what is said about results and demands. */
export function CommunityTabs({ at }: { at: 'threads' | 'discussions' }) {
  const text = useText(threadWords);
  return (
    <PageTabs
      label={text.views}
      tabs={[
        { to: COMMUNITY, label: text.list, current: at === 'threads' },
        { to: DISCUSSIONS, label: text.discussions, current: at === 'discussions' },
      ]}
    />
  );
}
