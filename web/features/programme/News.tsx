import type { NewsDetail } from '../../../db/contract/programme/publication';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { askedItem } from '../../domain/catalog/view';
import words from '../../i18n/programme';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { FileList } from '../../kit/layout/FileList';
import { formatDay } from '../../kit/layout/format';
import { Section } from '../../kit/layout/Section';
import { TextSection } from '../../kit/layout/TextSection';

type Named = NewsDetail & { name: string };

function useNews(id: string) {
  const asked = askedItem(useApiQuery(['programme', 'news'], '/v1/programme/news/detail', { id }, { silent: true }));
  return { ...asked, item: asked.item && { ...asked.item, name: asked.item.title } };
}

function Content({ item }: { item: Named }) {
  const text = useText(words).newsDetail;
  return (
    <>
      {item.profile || item.files.length === 0 ? (
        <TextSection title={text.body} html={item.profile} none={text.empty} />
      ) : null}
      {item.files.length > 0 ? (
        <Section title={text.files} card>
          <FileList files={item.files} />
        </Section>
      ) : null}
    </>
  );
}

/** News of the programme, or a file item with its files (back-office§2, dialog 5). */
export default function News() {
  const text = useText(words);
  return (
    <DetailPage<Named>
      view={{
        list: { label: text.title, to: '/programme' },
        title: text.newsDetail.loading,
        useItem: useNews,
        lead: ({ add_date }) => formatDay(add_date),
        content: (item) => <Content item={item} />,
        gone: { title: text.news, text: text.newsDetail.gone, back: text.newsDetail.back },
      }}
    />
  );
}
