import { type CourseCard, coursePath } from '../../../db/contract/courses';
import words from '../../i18n/courses';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { TagChip } from '../../kit/layout/StateChip';

/** A course in the list. */
export function CourseTile({ card }: { card: CourseCard }) {
  const text = useText(words);
  const { lang } = useLang();
  const { term } = card;
  return (
    <InfoCard
      title={pickName(lang, card.name, card.name_en)}
      to={coursePath(card.id)}
      image={card.cover}
      media
      heading="h2"
      chips={
        <>
          <TagChip label={card.paid === 1 ? text.paid : text.free} />
          {card.class_hours ? <TagChip label={text.hours(card.class_hours)} /> : null}
          {term ? <TagChip label={pickName(lang, term.name, term.name_en)} /> : null}
        </>
      }
      footer={
        <>
          <span>{card.mainTeacher}</span>
          <span>{formatDay(card.start_time)}</span>
        </>
      }
    />
  );
}
