import Button from '@mui/material/Button';
import { useDaysFilter } from '../../domain/catalog/DaysFilter';
import { linkFilter, typeFilter } from '../../domain/catalog/listFilters';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { useEditorLink } from '../../domain/session/useEditorLink';
import words from '../../i18n/news';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { NEWS } from './address';
import { NewsTile } from './NewsTile';

/** Published news: what is pinned in front, then the newest, by type, month and word. */
export default function NewsList() {
  const text = useText(words);
  const manage = useEditorLink('/content/news', text.manage);
  const state = useTileState(['type', 'from', 'to', 'month', 'keyword']);
  const query = useApiQuery(['news', 'list'], '/v1/news/list', state.params);
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <Button component="a" href={`${NEWS}/feed.xml`} variant="text">
            {text.feed}
          </Button>
          {manage}
        </>
      }
      search={{
        action: NEWS,
        label: text.searchLabel,
        placeholder: text.searchPlaceholder,
        button: text.search,
      }}
      filters={[
        typeFilter(state, text.type, text.types),
        useDaysFilter(state, text.days),
        linkFilter(
          state,
          'month',
          text.month,
          (query.data?.months ?? []).map((each) => ({
            id: each.month,
            label: text.monthOf(each.month),
            n: each.count,
          })),
          state.chosen.month && text.monthOf(state.chosen.month),
        ),
      ]}
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
