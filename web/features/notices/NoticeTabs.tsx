import words from '../../i18n/notices';
import { useText } from '../../kit/i18n';
import { PageTabs } from '../../kit/layout/PageTabs';

export const TABS = ['notices', 'reminders'] as const;
export type NoticeTab = (typeof TABS)[number];

/** The two parts of the page, each with an address of its own. */
export function NoticeTabs({ current }: { current: NoticeTab }) {
  const text = useText(words);
  const tabs = TABS.map((tab) => ({
    to: tab === 'notices' ? '/notices' : `/notices?tab=${tab}`,
    label: text.tabs[tab],
    current: tab === current,
  }));
  return <PageTabs label={text.parts} tabs={tabs} />;
}
