import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { useSession } from '../../domain/session';
import words from '../../i18n/news';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { Link } from '../../kit/router';
import { NEWS } from './address';
import { NewsTile } from './NewsTile';

/** Published news: what is pinned in front, then the newest, by type, month and word. */
export default function NewsList() {
  const text = useText(words);
  const { has } = useSession();
  const state = useTileState(['type', 'month', 'keyword']);
  const { type = '', month = '' } = state.chosen;
  const query = useApiQuery(['news', 'list'], '/v1/news/list', state.params, { keepPrevious: true });
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <Button component="a" href={`${NEWS}/feed.xml`} variant="text">
            {text.feed}
          </Button>
          {has('content-admin') ? (
            <Button component={Link} to="/content/news" variant="outlined">
              {text.manage}
            </Button>
          ) : null}
        </>
      }
      search={{
        action: NEWS,
        label: text.searchLabel,
        placeholder: text.searchPlaceholder,
        button: text.search,
      }}
      filters={
        <Box component="section" aria-label={text.filters} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          <Box sx={{ width: { xs: '100%', sm: 240 } }}>
            <SelectFilter label={text.type} value={type} onChange={(value) => state.change({ type: value })}>
              {Object.entries(text.types).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectFilter>
          </Box>
          <Box sx={{ width: { xs: '100%', sm: 240 } }}>
            <SelectFilter label={text.month} value={month} onChange={(value) => state.change({ month: value })}>
              {(query.data?.months ?? []).map((each) => (
                <option key={each.month} value={each.month}>
                  {text.monthOf(each.month, each.count)}
                </option>
              ))}
            </SelectFilter>
          </Box>
        </Box>
      }
      counted
      state={state}
      query={query}
      rows={text.rows}
      idOf={({ id }) => id}
      tile={(card) => <NewsTile card={card} heading="h2" />}
      min={280}
      none={{ title: text.none, hint: text.noneHint }}
      noneFound={{ title: text.noneFound, hint: text.noneFoundHint, clear: text.showAll }}
    />
  );
}
