import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Link } from 'react-router-dom';
import { type OwnFollow, RHYTHMS, type Rhythm } from '../../../db/contract/follows';
import { itemPage, slug } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import words from '../../i18n/follows';
import { api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { partedRow } from '../../kit/layout/looks';
import { panel } from '../../kit/layout/panel';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';

const KEY = ['follows'];

/** Address of what is followed. */
function addressOf({ kind, target, name, item_type }: OwnFollow): string {
  if (kind === 'search') return `/cloud?${new URLSearchParams({ keyword: target })}`;
  if (kind === 'organization') return `/organizationDetail/${target}/${slug(name)}`;
  if (kind === 'field') return `/results?${new URLSearchParams({ scope: target })}`;
  return itemPage(kind === 'expert' ? ITEM.expert : (item_type ?? ITEM.result), target, name);
}

/** What the member follows: how often one is told, and the click that ends it. */
export function Follows() {
  const text = useText(words);
  const query = useApiQuery(KEY, '/v1/user/follow/list', {}, { staleMs: 0 });
  return (
    <Section title={text.title} id="follows" hint={text.lead}>
      {query.data ? null : <QueryState query={query} count={3} />}
      {query.data?.length === 0 ? <EmptyState title={text.none} hint={text.noneHint} /> : null}
      {query.data && query.data.length > 0 ? (
        <Box component="ul" aria-label={text.title} sx={{ listStyle: 'none', m: 0, p: 0, ...panel }}>
          {query.data.map((each) => (
            <Row key={each.id} follow={each} />
          ))}
        </Box>
      ) : null}
    </Section>
  );
}

function Row({ follow }: { follow: OwnFollow }) {
  const text = useText(words);
  const { lang } = useLang();
  const { id, kind, target } = follow;
  const name = pickName(lang, follow.name, follow.name_en);
  const change = useApiMutation((rhythm: Rhythm) => api.put('/v1/user/follow', { kind, target, rhythm }), {
    invalidates: [KEY],
  });
  const end = useApiMutation(() => api.del('/v1/user/follow', { id }), {
    invalidates: [KEY],
    done: text.ended,
  });
  return (
    <Box component="li" sx={{ ...partedRow, gap: 1.5, p: 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component={Link} to={addressOf(follow)} sx={{ color: 'text.primary', fontWeight: 600 }}>
          {name}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            color: 'text.secondary',
            fontSize: '0.875rem',
          }}
        >
          <TagChip label={text.kinds[kind] ?? kind} />
          <span>{formatDay(follow.add_time)}</span>
          <span>{text.told(follow.told)}</span>
        </Box>
      </Box>
      <TextField
        select
        size="small"
        label={text.rhythm}
        value={follow.rhythm}
        disabled={change.isPending}
        onChange={({ target: { value } }) => change.mutate(value as Rhythm)}
        slotProps={{ htmlInput: { 'aria-label': text.rhythmOf(name) } }}
        sx={{ minWidth: 130 }}
      >
        {RHYTHMS.map((rhythm) => (
          <MenuItem key={rhythm.value} value={rhythm.value}>
            {rhythm[lang]}
          </MenuItem>
        ))}
      </TextField>
      <Button color="inherit" loading={end.isPending} aria-label={text.endOf(name)} onClick={() => end.mutate()}>
        {text.end}
      </Button>
    </Box>
  );
}
