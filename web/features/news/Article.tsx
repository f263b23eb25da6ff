import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { NewsDetail } from '../../../db/contract/news';
import { Gallery } from '../../domain/catalog/Gallery';
import words from '../../i18n/news';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { panel } from '../../kit/layout/panel';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { Tiles } from '../../kit/layout/Tiles';
import { newsAddress } from './address';
import { NewsTile } from './NewsTile';

function Neighbour({ label, news }: { label: string; news: NewsDetail['next'] }) {
  const { lang } = useLang();
  if (!news) return <span />;
  return (
    <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{label}</Box>
      <Box
        component={Link}
        to={newsAddress(news.id, news.title)}
        sx={{ color: 'brand.text', overflowWrap: 'anywhere' }}
      >
        {pickName(lang, news.title, news.title_en)}
      </Box>
    </Box>
  );
}

/** Type, source and days of news, under its title. */
export function useLead(): (news: NewsDetail) => string {
  const text = useText(words);
  const { lang } = useLang();
  return (news) => {
    const type = text.types[news.type as keyof typeof text.types];
    const [released, updated] = [formatDay(news.release_time), formatDay(news.update_time)];
    return [
      type,
      pickName(lang, news.source, news.source_en),
      `${text.released} ${released}`,
      updated > released ? `${text.updated} ${updated}` : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/** News below its title, with what stands around it. */
export function Article({ news }: { news: NewsDetail }) {
  const text = useText(words);
  const { lang } = useLang();
  const chinese = lang === 'en' && !news.content_en;
  return (
    <>
      {news.cover ? <Gallery name={pickName(lang, news.title, news.title_en)} images={[news.cover]} /> : null}
      <Box sx={{ ...panel, p: { xs: 2.5, md: 4 }, '& > div': { maxWidth: '44em' } }}>
        {chinese && text.chineseOnly ? (
          <Box component="p" sx={{ mt: 0, color: 'text.secondary' }}>
            {text.chineseOnly}
          </Box>
        ) : null}
        <div {...(chinese && { lang: 'zh-CN' })}>
          <RichText html={pickName(lang, news.content, news.content_en)} />
        </div>
      </Box>
      {news.previous || news.next ? (
        <Box
          component="nav"
          aria-label={text.around}
          className="no-print"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3, mb: 4 }}
        >
          <Neighbour label={text.previous} news={news.previous} />
          <Neighbour label={text.next} news={news.next} />
        </Box>
      ) : null}
      {news.others.length > 0 ? (
        <Box className="no-print">
          <Section title={text.others}>
            <Tiles
              label={text.others}
              rows={news.others}
              idOf={({ id }) => id}
              tile={(card) => <NewsTile card={card} />}
              min={260}
            />
          </Section>
        </Box>
      ) : null}
    </>
  );
}
