import { useParams } from 'react-router-dom';
import { videoPage } from '../../../db/contract/videos';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { useEditorLink } from '../../domain/session/useEditorLink';
import words from '../../i18n/videos';
import { useRows } from '../../kit/api';
import { useLang, useText } from '../../kit/i18n';
import { VideoTile } from './VideoTile';

/** The videos of a type under the title of the address (core§2). */
export default function VideoList() {
  const text = useText(words);
  const { lang } = useLang();
  const manage = useEditorLink('/content/videos', text.manage);
  const { type = '', title = '' } = useParams();
  const state = useTileState([]);
  const { pageIndex, pageSize } = state.params;
  const query = useRows(['videos', 'list'], videoPage(type, pageIndex, pageSize));
  const own = (text.types as Record<string, string>)[type] ?? text.title;
  return (
    <TilePage
      // The title of the address is Chinese; English pages bear the type's own name.
      title={lang === 'en' || !(type in text.types) ? own : title || own}
      lead={text.lead}
      actions={manage}
      state={state}
      query={query}
      rows={text.rows}
      idOf={({ id }) => id}
      tile={(card) => <VideoTile card={card} heading="h2" />}
      min={280}
      none={{ title: text.none, hint: text.noneHint }}
    />
  );
}
