import Box from '@mui/material/Box';
import * as z from 'zod';
import { CLASS_HOURS, COURSE_LIMITS, TERM_COURSES } from '../../../../db/contract/training';
import { whole } from '../../../domain/participants/bookedFields';
import { timeLook } from '../../../domain/publishing/keptLooks';
import { TextPreview } from '../../../domain/publishing/TextPreview';
import { StaffPage } from '../../../domain/session/StaffPage';
import words from '../../../i18n/coursesOffice';
import { useRows } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { KeptTable } from '../../../kit/resource';
import { OfficeTabs } from './OfficeTabs';

const shape = z.object({
  name: z.string().trim().min(1, 'required').max(COURSE_LIMITS.name, 'too_long'),
  name_en: z.string().trim().max(COURSE_LIMITS.name_en, 'too_long'),
  year: whole(2000, 2100),
  starts: z.string(),
  ends: z.string(),
  intro: z.string(),
  intro_en: z.string(),
  sort: whole(0, 99_999),
});

/** How many courses a term has, and what of them is out of the ordinary. */
function CoursesOfTerm({ id }: { id: string }) {
  const text = useText(words);
  const columns = ['id', 'class_hours'] as const;
  const courses = useRows(['courses', 'of-term', id], {
    table: 'course',
    columns,
    where: { term_id: id },
    pageSize: 100,
  });
  if (!courses.data) return null;
  const { records, total } = courses.data;
  const unusual = records.filter(
    ({ class_hours: hours }) => !hours || hours < CLASS_HOURS.min || hours > CLASS_HOURS.max,
  );
  const outside = total < TERM_COURSES.min || total > TERM_COURSES.max;
  return (
    <Box>
      {text.courseCount(total)}
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        {outside ? text.unusualTerm(TERM_COURSES.min, TERM_COURSES.max) : null}
        {!outside && unusual.length > 0 ? text.unusualCourses(unusual.length, CLASS_HOURS.min, CLASS_HOURS.max) : null}
      </Box>
    </Box>
  );
}

/** Where content editors keep the terms of the training, and see which has too few or too many courses. */
export default function ManageTerms() {
  const text = useText(words);
  return (
    <StaffPage authority="content-admin" title={text.termsTitle} lead={text.termsLead}>
      <OfficeTabs current="terms" />
      <KeptTable
        resource={{
          table: 'course_term',
          label: text.termNoun,
          keyword: text.termKeyword,
          nameOf: ({ name }) => String(name),
          search: ['name', 'name_en'],
          order: ['sort', ['add_time', 'desc'], 'id'],
          shape,
          removable: text.removeTerm,
          width: 800,
          invalidates: [['courses']],
          preview: (row) => (
            <TextPreview title={row.name} titleEn={row.name_en} cover={null} html={row.intro} htmlEn={row.intro_en} />
          ),
          fields: [
            {
              name: 'name',
              label: text.name,
              flex: 2,
              minWidth: 220,
              to: ({ id }) => `/content/courses?term_id=${id}`,
              both: true,
            },
            { name: 'name_en', label: text.nameEn, only: 'form' },
            { name: 'year', label: text.year, look: 'number', width: 100 },
            { name: 'starts', label: text.from, look: timeLook('starts') },
            { name: 'ends', label: text.until, look: timeLook('ends') },
            {
              name: 'courses',
              label: text.courses,
              only: 'table',
              minWidth: 200,
              show: ({ id }) => <CoursesOfTerm id={id} />,
            },
            { name: 'intro', label: text.intro, look: 'rich', only: 'form' },
            { name: 'intro_en', label: text.introEn, look: 'rich', only: 'form' },
            { name: 'sort', label: text.sort, look: 'number', width: 90 },
          ],
        }}
      />
    </StaffPage>
  );
}
