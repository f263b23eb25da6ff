import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { itemPage } from '../../../../db/contract/items';
import { ITEM } from '../../../../db/contract/limits';
import type { ThreadLink } from '../../../../db/contract/thread-links';
import type { ThreadDetail } from '../../../../db/contract/threads';
import { usePublish } from '../../../domain/publishing/usePublish';
import words from '../../../i18n/threads';
import { useApiQuery } from '../../../kit/api';
import { inChinese, pickName, useLang, useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { refreshThreads, THREADS } from './calls';

/** The public demands and results that a thread is linked with; none while they are on their way. */
export const useThreadLinks = (id: string): readonly ThreadLink[] =>
  useApiQuery([THREADS, 'links'], '/v1/community/links', { id }, { silent: true }).data?.records ?? [];

/** One of them, as a card that leads to its page. */
export function LinkCard({ link }: { link: ThreadLink }) {
  const own = useText(words);
  const { lang } = useLang();
  const name = pickName(lang, link.name, link.name_en);
  return (
    <Box sx={{ mt: 1.5, p: 1.5, border: 1, borderColor: 'brand.line', borderRadius: 2, bgcolor: 'background.default' }}>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{own.linked[link.kind]}</Box>
      <Box
        component={Link}
        to={itemPage(link.kind === 'demand' ? ITEM.demand : ITEM.result, link.item_id, link.name)}
        {...inChinese(name)}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {name}
      </Box>
    </Box>
  );
}

/** The demands that were made of a thread. */
export function ThreadDemands({ links }: { links: readonly ThreadLink[] }) {
  const own = useText(words);
  const demands = links.filter(({ kind }) => kind === 'demand');
  if (demands.length === 0) return null;
  return (
    <Section title={own.demands}>
      {demands.map((link) => (
        <LinkCard key={link.item_id} link={link} />
      ))}
    </Section>
  );
}

/** Takes a thread into the wizard of demands, with its title and text. */
export function MakeDemand({ thread }: { thread: ThreadDetail }) {
  const own = useText(words);
  const publish = usePublish();
  const make = async () => {
    await publish('demand', { mode: 'add', from: { thread_id: thread.id, name: thread.title, profile: thread.body } });
    await refreshThreads();
  };
  return (
    <Button variant="outlined" onClick={() => void make()}>
      {own.makeDemand}
    </Button>
  );
}
