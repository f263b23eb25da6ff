import Button from '@mui/material/Button';
import {
  COURSE_FILTERS,
  COURSE_ORDERS,
  COURSES,
  type CourseCard,
  coursePath,
  termList,
} from '../../../db/contract/courses';
import { linkFilter } from '../../domain/catalog/listFilters';
import { SortSelect } from '../../domain/catalog/SortSelect';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { useEditorLink } from '../../domain/session/useEditorLink';
import words from '../../i18n/courses';
import { useApiQuery, useRows } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { TagChip } from '../../kit/layout/StateChip';

/** A course in the list. */
function CourseTile({ card }: { card: CourseCard }) {
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

/** The courses of the cloud classroom (core§2), narrowed by term, fee and whether they are still to come. */
export default function CourseList() {
  const text = useText(words);
  const { lang } = useLang();
  const manage = useEditorLink('/content/courses', text.manage);
  const state = useTileState(COURSE_FILTERS);
  const query = useApiQuery(['courses', 'list'], '/v1/course/list', state.params);
  const terms = useRows(['courses', 'terms'], termList(), { silent: true });
  const named = (terms.data?.records ?? []).map((term) => ({
    id: term.id,
    label: pickName(lang, term.name, term.name_en),
  }));
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      actions={
        <>
          {manage}
          <Button variant="outlined" onClick={() => void openDialog('courseIntroduction', {})}>
            {text.introduce}
          </Button>
        </>
      }
      search={{ action: COURSES, label: text.searchLabel, placeholder: text.placeholder, button: text.search }}
      filters={[
        linkFilter(state, 'term', text.term, named),
        linkFilter(state, 'fee', text.fee, [
          { id: '0', label: text.free },
          { id: '1', label: text.paid },
        ]),
        linkFilter(state, 'when', text.when, [{ id: 'coming', label: text.coming }]),
      ]}
      sort={
        <SortSelect
          orders={COURSE_ORDERS}
          labels={text.orders}
          value={COURSE_ORDERS.find((each) => each === state.chosen.order) ?? ''}
          onChange={(order) => state.change({ order })}
        />
      }
      state={state}
      query={query}
      rows={text.rows}
      idOf={({ id }) => id}
      tile={(card) => <CourseTile card={card} />}
      min={280}
      none={{ title: text.none, hint: text.noneHint }}
      noneFound={{ title: text.noneFound, hint: text.noneFoundHint, clear: text.clear }}
    />
  );
}
