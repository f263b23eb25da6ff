import { useLocation } from 'react-router-dom';
import words from '../../../i18n/audit';
import { useText } from '../../../shared/i18n';
import { PageTabs } from '../../../shared/layout/PageTabs';
import type { ReviewPages } from '../kinds';

/** The kinds that somebody reviews, where there is more than one. */
export function KindTabs({ kinds }: { kinds: readonly ReviewPages[] }) {
  const text = useText(words);
  const { pathname } = useLocation();
  if (kinds.length < 2) return null;
  const tabs = kinds.map((pages) => {
    const to = `/audit/${pages}`;
    return { to, label: text.tabs[pages], current: pathname === to };
  });
  return <PageTabs label={text.choose} tabs={tabs} />;
}
