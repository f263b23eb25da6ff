import {
  type ContentPage,
  type ContentRow,
  contentOf,
  contentPage,
  INNOVATIONS,
  innovationWords,
  othersOf,
} from '../../../db/contract/content';
import { slug } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { DetailDialog } from '../../domain/catalog/DetailDialog';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { Gallery } from '../../domain/catalog/Gallery';
import { linkFilter, typeFilter } from '../../domain/catalog/listFilters';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { askedRow, type DialogView } from '../../domain/catalog/view';
import { Comments } from '../../domain/comments/Comments';
import { NotShownNote } from '../../domain/publishing/NotShownNote';
import { useEditorLink } from '../../domain/session/useEditorLink';
import catalog from '../../i18n/catalog';
import { useRows } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { inChinese, useNamed, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { Tiles } from '../../kit/layout/Tiles';

type Item = ContentPage & { name: string; name_en: string | null };

const addressOf = (id: string, name?: string) => [INNOVATIONS.page, id, ...(name ? [slug(name)] : [])].join('/');

/** One among others; a plain click opens it as a dialog. */
function Tile({ row, heading = 'h3' }: { row: ContentRow; heading?: 'h2' | 'h3' }) {
  const { types } = useText(innovationWords);
  const { title, original } = useNamed()({ name: row.title, name_en: row.title_en });
  return (
    <InfoCard
      title={title}
      original={original}
      to={addressOf(row.id, title)}
      onOpen={() => void openDialog('innovationDetail', { id: row.id })}
      image={row.cover}
      media
      heading={heading}
      chips={<TagChip label={types[row.type as keyof typeof types] ?? ''} />}
      footer={
        <>
          <span {...inChinese(row.source)}>{row.source}</span>
          <span>{formatDay(row.add_time)}</span>
        </>
      }
    />
  );
}

function Content({ item }: { item: Item }) {
  const { others, content } = useText(innovationWords);
  const named = useNamed();
  const query = useRows(['innovate', 'others'], othersOf(INNOVATIONS, item));
  const rows = query.data?.records ?? [];
  return (
    <>
      <NotShownNote {...item} />
      {item.cover ? <Gallery name={named(item).title} images={[item.cover]} /> : null}
      <Section title={content} card>
        <RichText html={item.content ?? ''} />
      </Section>
      <Comments itemType={ITEM.innovate} itemId={item.id} />
      {rows.length > 0 ? (
        <Section title={others}>
          <Tiles label={others} rows={rows} idOf={({ id }) => id} tile={(row) => <Tile row={row} />} min={260} />
        </Section>
      ) : null}
    </>
  );
}

const useItem = (id: string) =>
  askedRow(
    useRows(['innovate', 'detail'], contentOf(INNOVATIONS, id)),
    (row): Item => ({
      ...row,
      name: row.title,
      name_en: row.title_en,
    }),
  );

function useView(): DialogView<Item> {
  const text = useText(innovationWords);
  const common = useText(catalog);
  return {
    list: { label: text.title, to: INNOVATIONS.list },
    title: text.noun,
    useItem,
    lead: ({ type, source, add_time }) =>
      [text.types[type as keyof typeof text.types], source, formatDay(add_time)].filter(Boolean).join(' · '),
    content: (item) => <Content item={item} />,
    address: addressOf,
    width: 1000,
    gone: { title: text.title, text: common.goneHint, back: common.backToList },
  };
}

/** The innovation items that are public, newest first (core§2). */
export function InnovationList() {
  const text = useText(innovationWords);
  const manage = useEditorLink('/content/innovate', text.manage);
  const state = useTileState(['type', 'language']);
  const { pageIndex, pageSize } = state.params;
  const query = useRows(['innovate', 'list'], contentPage(INNOVATIONS, state.chosen, pageIndex, pageSize));
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      actions={manage}
      filters={[
        typeFilter(state, text.type, text.types),
        linkFilter(state, 'language', text.language, [{ id: '1', label: text.english }]),
      ]}
      state={state}
      query={query}
      rows={text.title}
      idOf={({ id }) => id}
      tile={(row) => <Tile row={row} heading="h2" />}
      none={{ title: text.none, hint: text.noneHint }}
      noneFound={{ title: text.noneFound, hint: text.noneFoundHint, clear: text.showAll }}
    />
  );
}

/** The dialog 'innovationDetail' (back-office§2). */
export const ShowDialog = ({ id }: { id: string }) => <DetailDialog view={useView()} id={id} />;

/** The page of an innovation item. */
export default function InnovationShow() {
  return <DetailPage view={useView()} />;
}
