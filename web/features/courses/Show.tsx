import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { COURSES, type CourseWhole, courseFilmPath } from '../../../db/contract/courses';
import { participantsPath } from '../../../db/contract/participants';
import { WISH } from '../../../db/contract/training';
import { clockOf } from '../../../db/contract/videos';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { FactTable } from '../../domain/catalog/FactTable';
import { OwnSignUps, useOwnSignUps } from '../../domain/participants/OwnSignUps';
import { useSession } from '../../domain/session';
import { useLoginGate } from '../../domain/session/useLoginGate';
import bookings from '../../i18n/bookings';
import catalog from '../../i18n/catalog';
import words from '../../i18n/courses';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { inChinese, pickName, useLang, useText } from '../../kit/i18n';
import { Cover } from '../../kit/layout/Cover';
import { FileRow } from '../../kit/layout/FileList';
import { formatMoment } from '../../kit/layout/moments';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { Finishing } from './Finishing';
import { firstUnfinished, useCourse, useIsOpen, useOwnApplication, useProgress } from './useCourse';

/** Seats as the booking tells them, for a course that has a number of them. */
function useSeats({ id, capacity }: CourseWhole): string {
  const text = useText(words);
  const query = useApiQuery(
    ['booking', 'course'],
    '/v1/booking',
    { kind: 'course', id },
    {
      enabled: capacity !== null,
      silent: true,
      staleMs: 0,
    },
  );
  if (capacity === null) return text.unlimited;
  if (!query.data) return '';
  const left = capacity - query.data.booked;
  return left > 0 && query.data.waiting === 0 ? text.seats(left) : text.full(query.data.waiting);
}

function Facts({ course }: { course: CourseWhole }) {
  const text = useText(words);
  const { lang } = useLang();
  const seats = useSeats(course);
  const { term } = course;
  return (
    <FactTable
      facts={[
        { label: text.teacher, value: course.mainTeacher },
        { label: text.org, value: course.orgName },
        { label: text.term, value: term && pickName(lang, term.name, term.name_en) },
        { label: text.classHours, value: course.class_hours && text.hours(course.class_hours) },
        { label: text.fee, value: course.paid === 1 ? text.paid : text.free },
        { label: text.place, value: pickName(lang, course.address, course.address_en) },
        { label: text.begins, value: formatMoment(course.start_time) },
        { label: text.ends, value: formatMoment(course.end_time) },
        { label: text.seatsLabel, value: seats },
      ]}
    />
  );
}

/** Why one cannot sign up now; '' where one can. */
function useWindow({ sign_from, sign_until, cancel_time, end_time }: CourseWhole): string {
  const text = useText(words);
  const [now] = useState(() => Date.now() / 1000);
  if (cancel_time) return text.cancelled;
  if (sign_from && sign_from > now) return text.notYet(formatMoment(sign_from));
  return (sign_until && sign_until <= now) || (end_time && end_time <= now) ? text.over : '';
}

function Actions({ course }: { course: CourseWhole }) {
  const text = useText(words);
  const closed = useWindow(course);
  const open = useIsOpen(course);
  const { user, has } = useSession();
  const { another } = useText(bookings);
  const signedUp = useOwnSignUps('course', course.id).length > 0;
  const application = useOwnApplication(course);
  const progress = useProgress(course.id);
  // Films that were seen to their end are watched again, not gone on with.
  const begun = progress && progress.size > 0 && firstUnfinished(course.chapters, progress) >= 0;
  const gate = useLoginGate();
  const apply = async () => {
    if (await gate()) await openDialog('courseApplication', { id: course.id, name: course.name });
  };
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {closed ? <Box sx={{ color: 'text.secondary' }}>{closed}</Box> : null}
      {closed || open !== true || (signedUp && course.paid === 1 && !has('content-admin')) ? null : (
        <Button
          variant={signedUp ? 'outlined' : 'contained'}
          onClick={() => void openDialog('courseSignUp', { course })}
        >
          {signedUp ? another : text.signUp}
        </Button>
      )}
      {has('content-admin') ? (
        <Button component={Link} to={participantsPath('course', course.id)} variant="outlined">
          {text.participants}
        </Button>
      ) : null}
      {open ? (
        <Button component={Link} to={courseFilmPath(course.id)} variant="outlined">
          {begun ? text.goOn : text.watch}
        </Button>
      ) : application?.state === WISH.waiting ? (
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {text.applied.waiting}
        </Box>
      ) : (
        <Button
          variant="outlined"
          disabled={Boolean(user) && (open === undefined || application === undefined)}
          onClick={() => void apply()}
        >
          {application ? text.applyAgain : text.apply}
        </Button>
      )}
    </Box>
  );
}

/** Tells whoever was refused, or learns here no more, how it stands and why. */
function Refusal({ course }: { course: CourseWhole }) {
  const text = useText(words);
  const application = useOwnApplication(course);
  if (!application || application.state === WISH.waiting) return null;
  const { opinion } = application;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {text.applied.refused}
      {opinion ? (
        <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {text.because}
          <span {...inChinese(opinion)}>{opinion}</span>
        </Box>
      ) : null}
    </Alert>
  );
}

function Chapters({ course, open }: { course: CourseWhole; open: boolean }) {
  const text = useText(words);
  const { lang } = useLang();
  const { user } = useSession();
  const progress = useProgress(course.id);
  const { chapters } = course;
  const done = chapters.filter(({ id }) => progress?.get(id)?.finished === 1).length;
  if (chapters.length === 0) return null;
  return (
    <Section title={text.chapters} card>
      {user && open ? (
        <Box sx={{ mb: 2 }}>
          <Box sx={{ mb: 0.75, color: 'text.secondary' }}>{text.progress(done, chapters.length)}</Box>
          <LinearProgress
            variant="determinate"
            value={(done / chapters.length) * 100}
            aria-label={text.progress(done, chapters.length)}
          />
        </Box>
      ) : null}
      <Finishing course={course} />
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
        {chapters.map((chapter) => {
          const name = pickName(lang, chapter.name, chapter.name_en);
          return (
            <li key={chapter.id}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, overflowWrap: 'anywhere' }}>
                {open ? (
                  <Box component={Link} to={courseFilmPath(course.id, chapter.id)} sx={{ color: 'brand.text' }}>
                    {name}
                  </Box>
                ) : (
                  <span {...inChinese(name)}>{name}</span>
                )}
                <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {chapter.duration ? clockOf(chapter.duration) : ''}
                </Box>
                {progress?.get(chapter.id)?.finished === 1 ? <span>{text.finished}</span> : null}
              </Box>
            </li>
          );
        })}
      </Box>
    </Section>
  );
}

function Content({ course }: { course: CourseWhole }) {
  const text = useText(words);
  const { lang } = useLang();
  const open = useIsOpen(course);
  const mine = useOwnSignUps('course', course.id);
  return (
    <>
      <OwnSignUps rows={mine} />
      {course.is_open === 1 ? null : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text.notShown}
        </Alert>
      )}
      {course.cancel_time ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text.cancelled} {course.cancel_reason}
        </Alert>
      ) : null}
      {open === false ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text.closed}
        </Alert>
      ) : null}
      {open === false ? <Refusal course={course} /> : null}
      <Facts course={course} />
      <Section title={text.about} card>
        <Box {...(lang === 'en' && !course.profile_en && { lang: 'zh-CN' })}>
          <RichText html={pickName(lang, course.profile, course.profile_en)} />
        </Box>
      </Section>
      <Chapters course={course} open={open === true} />
      {course.materials.length > 0 ? (
        <Section title={text.materials} card>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {course.materials.map((material) => (
              <FileRow
                key={material.id}
                file={{
                  name: pickName(lang, material.name, material.name_en),
                  url: material.url ?? undefined,
                  suffix: material.url?.split('.').at(-1) ?? 'pdf',
                }}
              />
            ))}
          </Box>
        </Section>
      ) : null}
    </>
  );
}

/** The page of a course (core§2): what it is, when and where, its chapters and materials, and the sign-up. */
export default function CourseShow() {
  const text = useText(words);
  const common = useText(catalog);
  return (
    <DetailPage
      view={{
        list: { label: text.title, to: COURSES },
        title: text.title,
        useItem: useCourse,
        picture: (course: CourseWhole) => <Cover name={course.name} image={course.cover} />,
        lead: (course: CourseWhole) => [course.mainTeacher, course.orgName].filter(Boolean).join(' · '),
        actions: (course: CourseWhole) => <Actions course={course} />,
        content: (course: CourseWhole) => <Content course={course} />,
        gone: { title: text.gone, text: common.goneHint, back: common.backToList },
      }}
    />
  );
}
