import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { videoPage } from '../../../db/contract/videos';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { useSession } from '../../domain/session';
import words from '../../i18n/videos';
import { useRows } from '../../kit/api';
import { useLang, useText } from '../../kit/i18n';
import { VideoTile } from './VideoTile';

/** The videos of a type under the title of the address (core§2). */
export default function VideoList() {
  const text = useText(words);
  const { lang } = useLang();
  const { has } = useSession();
  const { type = '', title = '' } = useParams();
  const state = useTileState([]);
  const { pageIndex, pageSize } = state.params;
  const query = useRows(['videos', 'list'], videoPage(type, pageIndex, pageSize), { keepPrevious: true });
  const own = (text.types as Record<string, string>)[type] ?? text.title;
  return (
    <TilePage
      // The title of the address is Chinese; English pages bear the type's own name.
      title={lang === 'en' || !(type in text.types) ? own : title || own}
      lead={text.lead}
      actions={
        has('content-admin') ? (
          <Button component={Link} to="/content/videos" variant="outlined">
            {text.manage}
          </Button>
        ) : null
      }
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
