import { clockOf, type VideoCard, videoPath } from '../../../db/contract/videos';
import words from '../../i18n/videos';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { useFileAddress } from '../../kit/layout/fileHost';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';

/** A video as a card: a click plays it over the list, its page has the chapters (core§2). */
export function VideoTile({ card, heading = 'h3' }: { card: VideoCard; heading?: 'h2' | 'h3' }) {
  const text = useText(words);
  const { lang } = useLang();
  const addressOf = useFileAddress();
  const name = pickName(lang, card.title, card.title_en);
  const { url } = card;
  return (
    <InfoCard
      title={name}
      to={videoPath(card.id)}
      onOpen={
        url
          ? () => void openDialog('videoPlayer', { name, url: addressOf(url), page: videoPath(card.id), film: card.id })
          : undefined
      }
      image={card.cover}
      media
      heading={heading}
      footer={
        <>
          <span>{card.duration ? text.lasting(clockOf(card.duration)) : ''}</span>
          <span>{formatDay(card.add_time)}</span>
        </>
      }
    />
  );
}
