import { useParams, useSearchParams } from 'react-router-dom';
import { type VideoWhole, videoListPath, videoOf, videosBeside } from '../../../db/contract/videos';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { type AskedItem, askedRow } from '../../domain/catalog/view';
import { NotShownNote } from '../../domain/publishing/NotShownNote';
import catalog from '../../i18n/catalog';
import words from '../../i18n/videos';
import { useRows } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { Section } from '../../kit/layout/Section';
import { Tiles } from '../../kit/layout/Tiles';
import { VideoBody } from './VideoBody';
import { VideoTile } from './VideoTile';

type Item = VideoWhole & { name: string };

const useItem = (id: string): AskedItem<Item> => {
  const { lang } = useLang();
  return askedRow(
    useRows(['videos', 'detail'], videoOf(id)),
    (row): Item => ({ ...row, name: pickName(lang, row.title, row.title_en) }),
  );
};

function Content({ item }: { item: Item }) {
  const text = useText(words);
  const [address] = useSearchParams();
  const asked = address.get('t');
  const query = useRows(['videos', 'others'], videosBeside(item));
  const rows = query.data?.records ?? [];
  return (
    <>
      <NotShownNote {...item} />
      <VideoBody item={item} from={asked && /^\d{1,5}$/.test(asked) ? Number(asked) : undefined} />
      {rows.length > 0 ? (
        <Section title={text.others}>
          <Tiles
            label={text.others}
            rows={rows}
            idOf={({ id }) => id}
            tile={(row) => <VideoTile card={row} />}
            min={240}
          />
        </Section>
      ) : null}
    </>
  );
}

/** The page of a video: the film with its chapters, and others of its type. */
export default function VideoShow() {
  const text = useText(words);
  const common = useText(catalog);
  const types = text.types as Record<number, string>;
  const zh = words.zh.types as Record<number, string>;
  const type = useItem(useParams().id ?? '').item?.type ?? 1;
  return (
    <DetailPage
      view={{
        list: { label: types[type] ?? text.title, to: videoListPath(type, zh[type] ?? words.zh.title) },
        title: text.title,
        useItem,
        lead: (item: Item) => [types[item.type], formatDay(item.add_time)].filter(Boolean).join(' · '),
        content: (item: Item) => <Content item={item} />,
        gone: { title: text.title, text: common.goneHint, back: common.backToList },
      }}
    />
  );
}
