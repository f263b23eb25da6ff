import type { MeetingCard } from '../../../db/contract/meeting-shapes';
import { type MeetingStage, meetingPath, meetingStage } from '../../../db/contract/meetings';
import words from '../../i18n/meetings';
import { pickName, useLang, useText } from '../../kit/i18n';
import { InfoCard } from '../../kit/layout/InfoCard';
import { TagChip, type Tone, ToneChip } from '../../kit/layout/StateChip';
import { useMeetingTime } from './useMeetingTime';

const TONES: Readonly<Record<MeetingStage, Tone>> = {
  cancelled: 'rejected',
  upcoming: 'adopted',
  running: 'review',
  past: 'none',
};

/** Where a meeting is in time, as a chip. */
export function StageChip({ meeting }: { meeting: Pick<MeetingCard, 'start_time' | 'end_time' | 'cancel_time'> }) {
  const text = useText(words);
  const stage = meetingStage(meeting, Date.now() / 1000);
  return <ToneChip label={text.stages[stage]} tone={TONES[stage]} />;
}

/** A meeting in a list. */
export function MeetingTile({ card, heading = 'h3' }: { card: MeetingCard; heading?: 'h2' | 'h3' }) {
  const text = useText(words);
  const { lang } = useLang();
  const timeOf = useMeetingTime();
  return (
    <InfoCard
      title={pickName(lang, card.name, card.name_en)}
      to={meetingPath(card.id, card.name)}
      image={card.cover}
      media
      eyebrow={timeOf(card)}
      text={pickName(lang, card.address, card.address_en)}
      heading={heading}
      chips={
        <>
          <TagChip label={text.typeOf[card.type] ?? ''} />
          {meetingStage(card, Date.now() / 1000) === 'upcoming' ? null : <StageChip meeting={card} />}
          {card.paid === 1 ? <TagChip label={text.paid} /> : null}
        </>
      }
    />
  );
}
