import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { type ParkRow, parkPage } from '../../../db/contract/parks';
import { linkFilter } from '../../domain/catalog/listFilters';
import { usePlaceName } from '../../domain/catalog/places';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { useEditorLink } from '../../domain/session/useEditorLink';
import words from '../../i18n/parks';
import { useRows } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';

/** The words of a rich text, for where there is room for a line or two. */
function plainOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const PLACES_OF = 100;

function Tile({ park, placeName }: { park: ParkRow; placeName: (code: string | null) => string }) {
  const { lang } = useLang();
  return (
    <InfoCard
      title={pickName(lang, park.name, park.name_en)}
      to={itemPage(ITEM.park, park.yuanqu_id, park.name)}
      onOpen={() => void openDialog('parkDetail', { resultId: park.yuanqu_id })}
      media
      image={park.cover}
      heading="h2"
      text={plainOf(pickName(lang, park.profile, park.profile_en))}
      footer={
        <>
          <span>{[placeName(park.city), placeName(park.county)].filter(Boolean).join(' · ')}</span>
          <span>{formatDay(park.add_time)}</span>
        </>
      }
    />
  );
}

/** All parks, in the order of the editors, narrowed by city. */
export default function ParkList() {
  const text = useText(words);
  const manage = useEditorLink('/content/parks', text.manage);
  const state = useTileState(['keyword', 'region']);
  const { keyword = '', region = '' } = state.chosen;
  const { pageIndex, pageSize } = state.params;
  const query = useRows(['parks', 'list'], parkPage(keyword, region, pageIndex, pageSize));
  const cities = useRows(['parks', 'cities'], parkPage('', '', 1, PLACES_OF), { silent: true });
  const codes = [...new Set((cities.data?.records ?? []).flatMap(({ city }) => (city ? [city] : [])))].sort();
  const rows = query.data?.records ?? [];
  const placeName = usePlaceName([...rows.flatMap(({ city, county }) => [city, county]), ...codes, region]);
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      actions={manage}
      search={{ action: '/park', label: text.searchLabel, placeholder: text.placeholder, button: text.search }}
      filters={[
        linkFilter(
          state,
          'region',
          text.region,
          codes.map((id) => ({ id, label: placeName(id) || id })),
          placeName(region),
        ),
      ]}
      state={state}
      query={query}
      rows={text.rows}
      idOf={({ yuanqu_id }) => yuanqu_id}
      tile={(park) => <Tile park={park} placeName={placeName} />}
      none={{ title: text.none, hint: text.noneHint }}
      noneFound={{ title: text.noneFound, hint: text.noneFoundHint, clear: text.clear }}
    />
  );
}
