import { ITEM } from '../../../db/contract/limits';
import type { NewsDetail } from '../../../db/contract/news';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { type AskedItem, askedItem } from '../../domain/catalog/view';
import { Comments } from '../../domain/comments/Comments';
import catalog from '../../i18n/catalog';
import words from '../../i18n/news';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { Article, useLead } from './Article';
import { NEWS } from './address';

type Item = NewsDetail & { name: string };

function useItem(id: string): AskedItem<Item> {
  const { lang } = useLang();
  const asked = askedItem(useApiQuery(['news', 'detail'], '/v1/news/detail', { id }, { silent: true }));
  const { item } = asked;
  return { ...asked, item: item && { ...item, name: pickName(lang, item.title, item.title_en) } };
}

/** The page of news. */
export default function NewsShow() {
  const text = useText(words);
  const common = useText(catalog);
  const lead = useLead();
  return (
    <DetailPage
      view={{
        list: { label: text.title, to: NEWS },
        title: text.title,
        useItem,
        lead,
        content: (item: Item) => (
          <>
            <Article news={item} />
            <Comments itemType={ITEM.news} itemId={item.id} />
          </>
        ),
        gone: { title: text.title, text: common.goneHint, back: common.backToList },
      }}
    />
  );
}
