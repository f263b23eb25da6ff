import { useLocation } from 'react-router-dom';
import { useSession } from '../../../domain/session';
import attributions from '../../../i18n/attributions';
import words from '../../../i18n/moderation';
import portraitWords from '../../../i18n/portrait';
import { useText } from '../../../kit/i18n';
import { PageTabs } from '../../../kit/layout/PageTabs';
import type { ReviewPages } from '../kinds';

/** The kinds that somebody reviews, profiles of organisations, objections and comments. */
export function KindTabs({ kinds }: { kinds: readonly ReviewPages[] }) {
  const text = useText(words);
  const portrait = useText(portraitWords);
  const { has } = useSession();
  const objections = useText(attributions).queue.tab;
  const { pathname } = useLocation();
  if (kinds.length === 0) return null;
  const portraits = kinds.some((pages) => pages !== 'projects');
  const names = [
    ...kinds.map((pages) => [pages, text.tabs[pages]] as const),
    ...(has('content-admin') ? [['organizations', text.edits.tab] as const] : []),
    ['objections', objections] as const,
    ['comments', text.comments.tab] as const,
  ];
  const tabs = [
    ...names.map(([name, label]) => ({ to: `/audit/${name}`, label })),
    ...(portraits ? [{ to: '/portraits', label: portrait.title }] : []),
  ].map((tab) => ({ ...tab, current: pathname === tab.to }));
  return <PageTabs label={text.choose} tabs={tabs} />;
}
