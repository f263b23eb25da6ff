import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { COURSES, type CourseWhole, courseCaptions, courseFilmPath, coursePath } from '../../../db/contract/courses';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { FilmPlayer } from '../../domain/catalog/FilmPlayer';
import { useSession } from '../../domain/session';
import catalog from '../../i18n/catalog';
import words from '../../i18n/courses';
import { api, reread, useRows } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { inChinese, pickName, useLang, useText } from '../../kit/i18n';
import { useFileAddress } from '../../kit/layout/fileHost';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Section } from '../../kit/layout/Section';
import { Finishing } from './Finishing';
import { firstUnfinished, useCourse, useIsOpen, useProgress } from './useCourse';

/** Seconds between two notes of the place. */
const NOTED = 15;

const PROGRESS = [['courses', 'progress']];

/** Where films were left within this visit, by member and chapter: newer than what was read. */
const places = new Map<string, number>();

/**
 * Keeps for a member where a film is, now and then and when it is left, and that it was seen to its end; what cannot be kept
 * stays where the browser has it (decision 445).
 */
function useKeeper(chapterId: string) {
  const { user } = useSession();
  const isMember = Boolean(user);
  const key = `${user?.user_id} ${chapterId}`;
  const place = useRef(0);
  const noted = useRef(0);
  const keep = useCallback(
    async (seconds: number, finished = false) => {
      place.current = seconds;
      noted.current = seconds;
      if (!isMember) return;
      const now = { chapter_id: chapterId, seconds: Math.floor(seconds), finished };
      await attempt(() => api.post('/v1/course/progress', now, { silent: true }));
    },
    [chapterId, isMember],
  );
  useEffect(() => {
    const leave = async () => {
      if (place.current === noted.current) return;
      await keep(place.current);
      await reread(PROGRESS);
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') void leave();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      void leave();
    };
  }, [keep]);
  return {
    left: places.get(key),
    onPlace: (seconds: number) => {
      place.current = seconds;
      places.set(key, seconds);
      if (Math.abs(seconds - noted.current) >= NOTED) void keep(seconds);
    },
    onEnd: async () => {
      places.set(key, 0);
      await keep(0, true);
      await reread(PROGRESS);
    },
  };
}

/** As high as the film that comes. */
function FilmOutline() {
  return (
    <Box sx={{ aspectRatio: '16 / 9', width: '100%', maxHeight: '70vh' }}>
      <LoadingState kind="block" />
    </Box>
  );
}

function Film({ course, at }: { course: CourseWhole; at: number }) {
  const text = useText(words);
  const { lang } = useLang();
  const addressOf = useFileAddress();
  const progress = useProgress(course.id);
  const captions = useRows(['courses', 'captions'], courseCaptions(course.id), { silent: true });
  const [ended, setEnded] = useState(false);
  const chapter = course.chapters[at];
  const keeper = useKeeper(chapter?.id ?? '');
  const url = chapter?.video ?? (course.chapters.length === 0 ? course.video : null);
  const next = course.chapters[at + 1];
  const name = chapter ? pickName(lang, chapter.name, chapter.name_en) : pickName(lang, course.name, course.name_en);
  if (!url) return <Alert severity="info">{text.noFilm}</Alert>;
  if (!progress || captions.isPending) return <FilmOutline />;
  const said = captions.data?.records.find(({ id }) => id === chapter?.id);
  const left = chapter && (keeper.left ?? progress.get(chapter.id)?.seconds);
  const nextName = next && pickName(lang, next.name, next.name_en);
  return (
    <>
      <FilmPlayer
        id={`course-${chapter?.id ?? course.id}`}
        url={addressOf(url)}
        name={name}
        captions={said?.captions ?? null}
        captions_en={said?.captions_en ?? null}
        {...(left && { from: left })}
        {...(chapter && {
          onPlace: keeper.onPlace,
          onEnd: () => {
            void keeper.onEnd();
            setEnded(true);
          },
        })}
      />
      <Box role="status" sx={{ mt: 2 }}>
        {ended && !next ? text.lastDone : ''}
      </Box>
      {ended && firstUnfinished(course.chapters, progress) < 0 ? <Finishing course={course} /> : null}
      {next && nextName ? (
        <Button
          component={Link}
          to={courseFilmPath(course.id, next.id)}
          variant={ended ? 'contained' : 'outlined'}
          sx={{ mt: 1, overflowWrap: 'anywhere' }}
        >
          <span {...inChinese(nextName)}>{text.next(nextName)}</span>
        </Button>
      ) : null}
    </>
  );
}

/** The chapter with which somebody goes on: the first that they have not seen to its end, as it was when they came. */
function useBeginning({ chapters, id }: CourseWhole): number | undefined {
  const progress = useProgress(id);
  const [kept, setKept] = useState<number>();
  const now = progress && Math.max(0, firstUnfinished(chapters, progress));
  useEffect(() => setKept((before) => before ?? now), [now]);
  return kept ?? now;
}

function Content({ course }: { course: CourseWhole }) {
  const text = useText(words);
  const { lang } = useLang();
  const open = useIsOpen(course);
  const progress = useProgress(course.id);
  const [address] = useSearchParams();
  const beginning = useBeginning(course);
  const asked = course.chapters.findIndex(({ id }) => id === address.get('chapter'));
  const at = asked < 0 ? beginning : asked;
  if (open === undefined || at === undefined) return <FilmOutline />;
  if (!open) {
    return <Alert severity="info">{text.closed}</Alert>;
  }
  const shown = course.chapters[at];
  const shownName = shown && pickName(lang, shown.name, shown.name_en);
  return (
    <>
      {shownName ? (
        <Typography
          component="h2"
          variant="h3"
          {...inChinese(shownName)}
          sx={{ mb: 1.5, fontSize: '1.125rem', overflowWrap: 'anywhere' }}
        >
          {shownName}
        </Typography>
      ) : null}
      <Film key={shown?.id ?? course.id} course={course} at={at} />
      {course.chapters.length > 0 ? (
        <Box sx={{ mt: 4 }}>
          <Section title={text.chapters} card>
            <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
              {course.chapters.map((chapter, place) => {
                const name = pickName(lang, chapter.name, chapter.name_en);
                return (
                  <li key={chapter.id}>
                    <Box
                      component={Link}
                      to={courseFilmPath(course.id, chapter.id)}
                      aria-current={place === at ? 'true' : undefined}
                      {...inChinese(name)}
                      sx={{ color: 'brand.text', fontWeight: place === at ? 650 : 400 }}
                    >
                      {name}
                    </Box>
                    {progress?.get(chapter.id)?.finished === 1 ? ` · ${text.finished}` : ''}
                  </li>
                );
              })}
            </Box>
          </Section>
        </Box>
      ) : null}
    </>
  );
}

/** The films of a course (core§2): the place in each is kept, for members on every device. */
export default function CourseFilm() {
  const text = useText(words);
  const common = useText(catalog);
  return (
    <DetailPage
      view={{
        list: { label: text.title, to: COURSES },
        title: text.videoTitle,
        useItem: useCourse,
        actions: (course: CourseWhole) => (
          <Button component={Link} to={coursePath(course.id)} variant="outlined">
            {text.back}
          </Button>
        ),
        content: (course: CourseWhole) => <Content course={course} />,
        gone: { title: text.gone, text: common.goneHint, back: common.backToList },
      }}
    />
  );
}
