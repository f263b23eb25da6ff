import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import type { MatchmakingMember, OwnMatchmaking } from '../../../../db/contract/matchmaking';
import { SelectFilter } from '../../../domain/catalog/SelectFilter';
import { ScopeOptions } from '../../../domain/fields';
import words from '../../../i18n/matchmaking';
import { useApiQuery } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { Pager } from '../../../kit/layout/Pager';
import { QueryState } from '../../../kit/layout/QueryState';
import { RowCard } from '../../../kit/layout/RowCard';
import { TagChip, ToneChip } from '../../../kit/layout/StateChip';
import { EmptyState } from '../../../kit/layout/States';
import { KeywordFilter } from '../../../kit/table/filters/KeywordFilter';
import { useTableFilter } from '../../../kit/table/useTableFilter';

/** The others who take part, with what fits and what can be asked. */
export function Members({ own }: { own: OwnMatchmaking }) {
  const text = useText(words).members;
  const [search] = useSearchParams();
  const [scope, setScope] = useTableFilter('scope');
  const [fit, setFit] = useTableFilter('fit');
  const keyword = search.get('keyword') ?? '';
  const query = useApiQuery(
    ['matchmaking', 'members'],
    '/v1/user/matchmaking/members',
    { meeting_id: own.meeting.id, keyword, scope, fit, pageIndex: Number(search.get('page')) || 1 },
    { staleMs: 0 },
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 3 }}>
        <KeywordFilter label={text.keyword} />
        <Box sx={{ width: { xs: '100%', sm: 220 } }}>
          <SelectFilter label={text.scope} value={scope} onChange={setScope}>
            <ScopeOptions />
          </SelectFilter>
        </Box>
        <Button
          aria-pressed={fit === '1'}
          variant={fit === '1' ? 'contained' : 'outlined'}
          onClick={() => setFit(fit === '1' ? '' : '1')}
        >
          {text.fit}
        </Button>
      </Box>
      {query.data ? (
        <Rows own={own} rows={query.data.records} filtered={Boolean(keyword || scope || fit)} />
      ) : (
        <QueryState query={query} count={4} />
      )}
      {query.data && query.data.pages > 1 ? (
        <Pager current={query.data.current} pages={query.data.pages} total={query.data.total} />
      ) : null}
    </>
  );
}

interface RowsProps {
  own: OwnMatchmaking;
  rows: readonly MatchmakingMember[];
  filtered: boolean;
}

function Rows({ own, rows, filtered }: RowsProps) {
  const text = useText(words).members;
  if (rows.length === 0 && filtered) {
    const clear = (
      <Button component={Link} to={`/meetingMatch/${own.meeting.id}?tab=members`} variant="outlined">
        {text.clear}
      </Button>
    );
    return <EmptyState title={text.emptyFiltered} hint={text.emptyFilteredHint} action={clear} />;
  }
  if (rows.length === 0) return <EmptyState title={text.empty} hint={text.emptyHint} />;
  return (
    <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {rows.map((member) => (
        <li key={member.id}>
          <Member own={own} member={member} />
        </li>
      ))}
    </Box>
  );
}

function Member({ own, member }: { own: OwnMatchmaking; member: MatchmakingMember }) {
  const text = useText(words).members;
  const { lang } = useLang();
  const named = (list: MatchmakingMember['scopes']) => list.map((each) => pickName(lang, each.name, each.name_en));
  return (
    <RowCard label={member.name}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" sx={{ fontWeight: 650, fontSize: '1.0625rem' }}>
          {member.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {[member.unit, member.post].filter(Boolean).join(' · ')}
        </Typography>
        {(['offered', 'wanted'] as const).map((part) =>
          member[part] ? (
            <Typography key={part} sx={{ mt: 0.75, fontSize: '0.9375rem' }}>
              <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
                {text[part]}
              </Box>
              <span>{member[part]}</span>
            </Typography>
          ) : null,
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
          {member.common.length > 0 ? (
            <ToneChip tone="adopted" label={text.common(named(member.common).join('、'))} />
          ) : null}
          {named(member.scopes.filter(({ id }) => !member.common.some((each) => each.id === id))).map((name) => (
            <TagChip key={name} label={name} />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'start', sm: 'end' } }}>
        <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {member.shared.length > 0 ? text.shared(member.shared.length) : text.noShared}
        </Typography>
        <Standing own={own} member={member} />
      </Box>
    </RowCard>
  );
}

/** What there is between the two, or the button that begins it. */
function Standing({ own, member }: { own: OwnMatchmaking; member: MatchmakingMember }) {
  const text = useText(words).members;
  const { request } = member;
  if (request?.state === 'accepted') return <ToneChip tone="adopted" label={text.arranged} />;
  if (request?.mine) return <ToneChip tone="review" label={text.asked} />;
  if (request) {
    return (
      <Button component={Link} to={`/meetingMatch/${own.meeting.id}?tab=requests`} variant="outlined">
        {text.asksYou}
      </Button>
    );
  }
  if (!own.open) return null;
  return (
    <Button
      variant="contained"
      aria-label={text.askOf(member.name)}
      disabled={member.shared.length === 0}
      onClick={() => void openDialog('matchmakingAsk', { own, member })}
    >
      {text.ask}
    </Button>
  );
}
