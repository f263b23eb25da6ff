import type { HallCard } from '../../../db/contract/halls';
import { useScopeFilter } from '../../domain/catalog/listFilters';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { useScopeNames } from '../../domain/catalog/words';
import { useEditorLink } from '../../domain/session/useEditorLink';
import words from '../../i18n/halls';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { InfoCard } from '../../kit/layout/InfoCard';
import { TagChip } from '../../kit/layout/StateChip';
import { hallAddress } from './address';

function HallTile({ hall }: { hall: HallCard }) {
  const text = useText(words);
  const { lang } = useLang();
  const fields = useScopeNames()(hall.scope);
  const has = [hall.has_video ? text.withVideo : '', hall.has_panorama ? text.withPanorama : ''].filter(Boolean);
  return (
    <InfoCard
      title={pickName(lang, hall.name, hall.name_en)}
      to={hallAddress(hall.id, hall.name)}
      image={hall.cover}
      media
      scopes={hall.scope}
      heading="h2"
      text={pickName(lang, hall.summary, hall.summary_en)}
      chips={[...fields, ...has].map((name) => <TagChip key={name} label={name} />)}
      footer={<span>{text.exhibitCount(hall.exhibits)}</span>}
    />
  );
}

/** The showroom: its halls by field (core§1). */
export default function Showroom() {
  const text = useText(words);
  const manage = useEditorLink('/content/halls', text.manage);
  const state = useTileState(['scope']);
  const query = useApiQuery(['halls', 'list'], '/v1/hall/list', state.params);
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      actions={manage}
      filters={[useScopeFilter(state, text.field)]}
      state={state}
      query={query}
      rows={text.rows}
      idOf={({ id }) => id}
      tile={(hall) => <HallTile hall={hall} />}
      min={320}
      none={{ title: text.none, hint: text.noneHint }}
      noneFound={{ title: text.noneFound, hint: text.noneFoundHint, clear: text.showAll }}
    />
  );
}
