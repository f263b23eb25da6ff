import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ThreadCard, threadPath } from '../../../../db/contract/threads';
import { threadWords } from '../../../../db/contract/words/threads';
import words from '../../../i18n/threads';
import type { ApiQuery, Paged } from '../../../kit/api';
import { inChinese, pickName, useLang, useText } from '../../../kit/i18n';
import { cardLink } from '../../../kit/layout/cardLink';
import { formatDay } from '../../../kit/layout/format';
import { PagedRows } from '../../../kit/layout/PagedRows';
import { panel } from '../../../kit/layout/panel';
import { TagChip, ToneChip } from '../../../kit/layout/StateChip';

/** One thread of a list. */
function ThreadRow({ it }: { it: ThreadCard }) {
  const text = useText(threadWords);
  const own = useText(words);
  const { lang } = useLang();
  const category = pickName(lang, it.category, it.category_en);
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        p: { xs: 2, sm: 2.5 },
        ...panel,
        '&:hover, &:focus-within': { borderColor: 'brand.line' },
      }}
    >
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Box component={Link} to={threadPath(it)} {...inChinese(it.title)} sx={cardLink}>
          {it.title}
        </Box>
      </Typography>
      {it.summary ? (
        <Box {...inChinese(it.summary)} sx={{ mt: 0.75, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {it.summary}
        </Box>
      ) : null}
      <Box
        sx={{
          mt: 1.25,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.75,
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        {category ? <TagChip label={category} /> : null}
        {it.accepted ? <ToneChip label={text.accepted} tone="adopted" /> : null}
        {it.state === 'shown' ? null : (
          <ToneChip label={own.states[it.state]} tone={it.state === 'held' ? 'review' : 'rejected'} />
        )}
        <span>{text.replies(it.replies)}</span>
        <span {...inChinese(it.author)}>{it.author || text.somebody}</span>
        <time>{formatDay(it.last_time)}</time>
      </Box>
    </Box>
  );
}

/** A page of threads; `none` stands where there are none. */
export function ThreadRows({ query, none }: { query: ApiQuery<Paged<ThreadCard>>; none: ReactNode }) {
  const text = useText(threadWords);
  return (
    <PagedRows
      query={query}
      label={text.list}
      kind="lines"
      count={8}
      gap={1.5}
      idOf={({ id }) => id}
      tile={(it) => <ThreadRow it={it} />}
      empty={none}
    />
  );
}
