import { useLocation } from 'react-router-dom';
import words from '../../../i18n/audit';
import { useText } from '../../../shared/i18n';
import { PageTabs } from '../../../shared/layout/PageTabs';
import type { ReviewPages } from '../kinds';

/** The kinds that somebody reviews, and the comments on them. */
export function KindTabs({ kinds }: { kinds: readonly ReviewPages[] }) {
  const text = useText(words);
  const { pathname } = useLocation();
  if (kinds.length === 0) return null;
  const names = [...kinds.map((pages) => [pages, text.tabs[pages]] as const), ['comments', text.comments.tab] as const];
  const tabs = names.map(([name, label]) => {
    const to = `/audit/${name}`;
    return { to, label, current: pathname === to };
  });
  return <PageTabs label={text.choose} tabs={tabs} />;
}
