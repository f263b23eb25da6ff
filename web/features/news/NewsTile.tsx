import type { NewsCard } from '../../../db/contract/news';
import words from '../../i18n/news';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { TagChip } from '../../kit/layout/StateChip';
import { newsAddress } from './address';

/** News in a list. */
export function NewsTile({ card, heading = 'h3' }: { card: NewsCard; heading?: 'h2' | 'h3' }) {
  const text = useText(words);
  const { lang } = useLang();
  const source = pickName(lang, card.source, card.source_en);
  return (
    <InfoCard
      title={pickName(lang, card.title, card.title_en)}
      to={newsAddress(card.id, card.title)}
      image={card.cover}
      media={card.cover !== null}
      text={pickName(lang, card.summary, card.summary_en)}
      heading={heading}
      chips={
        <>
          {card.sort > 0 ? <TagChip label={text.pinned} /> : null}
          <TagChip label={text.types[card.type as keyof typeof text.types] ?? ''} />
        </>
      }
      footer={
        <>
          <span>{source}</span>
          <span>{formatDay(card.release_time)}</span>
        </>
      }
    />
  );
}
