import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import * as z from 'zod';
import { messageOf } from '../../../../db/contract/errors';
import { COURSE_LIMITS, COURSE_PARTS, type CoursePart, coursePartPath } from '../../../../db/contract/training';
import { captionsLook, captionsShape } from '../../../domain/publishing/captionsLook';
import { fileLook, filmLook } from '../../../domain/publishing/keptLooks';
import { useSession } from '../../../domain/session';
import { StaffPage } from '../../../domain/session/StaffPage';
import words from '../../../i18n/coursesOffice';
import { api, delRows, reread, useRows } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { PageTabs } from '../../../kit/layout/PageTabs';
import { QueryState } from '../../../kit/layout/QueryState';
import { ErrorState } from '../../../kit/layout/States';
import { KeptTable, ResourceTable } from '../../../kit/resource';
import { toast } from '../../../kit/toast';
import { Progress } from './Progress';

const shape = z.object({ account: z.string().trim().min(1, 'required').max(100, 'too_long') });

/** The designated learners of a paid course: added by their accounts, and taken off again. */
function Learners({ course }: { course: string }) {
  const text = useText(words);
  const key = ['courses', 'learners', course];
  const refresh = () => reread([key]);
  const form = useAppForm({
    schema: shape,
    defaultValues: { account: '' },
    onSubmit: async ({ account }) => {
      await api.post('/v1/content/course/learner', { course_id: course, account });
      toast.success(text.learnerAdded);
      form.methods.reset();
      await refresh();
    },
  });
  const remove = useApiMutation((id: string) => delRows('course_learner', { id }), {
    invalidates: [key],
    onSuccess: () => toast.success(text.removed),
  });
  const askRemove = async (id: string, name: string) => {
    const question = { title: text.removeLearner(name), text: text.removeLearnerText, confirmLabel: text.remove };
    if (!(await confirm({ ...question, danger: true }))) return;
    remove.mutate(id);
  };
  return (
    <>
      <AppForm form={form}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap', my: 2 }}>
          <Box sx={{ flex: '1 1 260px', maxWidth: 420 }}>
            <FormText name="account" label={text.account} hint={text.accountHint} required />
          </Box>
          <Button type="submit" variant="contained" loading={form.saving} sx={{ mt: 0.5 }}>
            {text.addLearner}
          </Button>
        </Box>
      </AppForm>
      <ResourceTable
        queryKey={key}
        path="/v1/content/course/learners"
        params={{ course_id: course }}
        rowId={({ id }) => id}
        label={text.parts.learners}
        empty={{ title: text.noLearners, hint: text.noLearnersHint }}
        fields={[
          { name: 'name', label: text.person, look: 'name', flex: 1, minWidth: 160 },
          { name: 'account', label: text.account, minWidth: 160 },
          { name: 'add_time', label: text.added, look: 'day' },
        ]}
        actions={{
          list: ({ id, name, account }) => [
            {
              label: text.remove,
              of: text.ofName(text.remove, name || account),
              danger: true,
              act: () => askRemove(id, name || account),
            },
          ],
        }}
      />
    </>
  );
}

const whole = z.coerce
  .number('invalid_value')
  .int('invalid_value')
  .min(0, 'invalid_value')
  .max(99_999, 'invalid_value');

const named = {
  name: z.string().trim().min(1, 'required').max(COURSE_LIMITS.name, 'too_long'),
  name_en: z.string().trim().max(COURSE_LIMITS.name_en, 'too_long'),
  sort: whole,
};

const chapterShape = z.object({
  ...named,
  video: z.array(z.unknown()),
  duration: z.union([z.literal(''), whole]),
  captions: captionsShape,
  captions_en: captionsShape,
});

const materialShape = z.object({ ...named, url: z.array(z.unknown()).min(1, 'required') });

const MATERIALS = '.pdf,.doc,.docx,.ppt,.pptx,.xls,.xlsx,.zip,.jpg,.png';

/** A part is made for its course, and stays with it; without a place of its own it comes behind the others. */
function useWithin(table: 'course_chapter' | 'course_material', course_id: string) {
  const asked = {
    table,
    columns: ['sort'] as const,
    where: { course_id },
    order: [['sort', 'desc'] as const],
    pageSize: 1,
  };
  const last = useRows(['courses', 'last part', table], asked, { silent: true, staleMs: 0 }).data?.records[0];
  return (values: Record<string, unknown>, row: object | null) =>
    row ? values : { ...values, course_id, sort: values.sort || (last ? last.sort + 1 : 0) };
}

function Chapters({ course }: { course: string }) {
  const text = useText(words);
  const within = useWithin('course_chapter', course);
  const { captions } = text;
  return (
    <KeptTable
      resource={{
        table: 'course_chapter',
        label: text.chapterNoun,
        keyword: text.partKeyword,
        nameOf: ({ name }) => String(name),
        search: ['name', 'name_en'],
        order: ['sort', 'id'],
        where: { course_id: course },
        shape: chapterShape,
        toData: within,
        removable: true,
        width: 800,
        invalidates: [['courses']],
        fields: [
          { name: 'name', label: text.name, flex: 2, minWidth: 220, both: true },
          { name: 'name_en', label: text.nameEn, only: 'form' },
          { name: 'video', label: text.film, look: filmLook('duration'), hint: text.filmHint, only: 'form' },
          {
            name: 'has',
            label: text.film,
            only: 'table',
            width: 130,
            show: (row) => (row.video ? text.uploaded : text.noFilm),
          },
          { name: 'duration', label: text.duration, look: 'number', width: 160 },
          { name: 'captions', label: captions.zh, look: captionsLook, hint: captions.hint, only: 'form' },
          { name: 'captions_en', label: captions.en, look: captionsLook, hint: captions.hint, only: 'form' },
          { name: 'sort', label: text.sort, look: 'number', hint: text.sortHint, width: 90 },
        ],
      }}
    />
  );
}

function Materials({ course }: { course: string }) {
  const text = useText(words);
  const within = useWithin('course_material', course);
  return (
    <KeptTable
      resource={{
        table: 'course_material',
        label: text.materialNoun,
        keyword: text.partKeyword,
        nameOf: ({ name }) => String(name),
        search: ['name', 'name_en'],
        order: ['sort', 'id'],
        where: { course_id: course },
        shape: materialShape,
        toData: within,
        removable: true,
        invalidates: [['courses']],
        fields: [
          { name: 'name', label: text.name, flex: 2, minWidth: 220, both: true },
          { name: 'name_en', label: text.nameEn, only: 'form' },
          { name: 'url', label: text.file, look: fileLook(MATERIALS), only: 'form' },
          { name: 'sort', label: text.sort, look: 'number', hint: text.sortHint, width: 90 },
        ],
      }}
    />
  );
}

const PARTS: Readonly<Record<CoursePart, (props: { course: string }) => React.ReactNode>> = {
  chapters: Chapters,
  materials: Materials,
  learners: Learners,
  progress: Progress,
};

/** Chapters, materials and learners of a course and how far they have come, for its editors. */
export default function CourseParts() {
  const { id = '', part = '' } = useParams();
  const text = useText(words);
  const { lang } = useLang();
  const { has } = useSession();
  const mine = has('content-admin');
  const current = COURSE_PARTS.find((each) => each === part) ?? 'chapters';
  const course = useRows(
    ['kept', 'course', 'name', id],
    { table: 'course', columns: ['id', 'name', 'name_en', 'paid'], where: { id } },
    { enabled: mine },
  );
  const [row] = course.data?.records ?? [];
  const Shown = PARTS[current];
  const tabs = COURSE_PARTS.filter((each) => each !== 'learners' || row?.paid === 1 || current === 'learners');
  return (
    <StaffPage
      authority="content-admin"
      title={row ? text.partTitle(text.parts[current], pickName(lang, row.name, row.name_en)) : text.title}
      breadcrumbs={[{ label: text.title, to: '/content/courses' }, { label: text.parts[current] }]}
    >
      {course.data ? null : <QueryState query={course} count={4} />}
      {course.data && !row ? <ErrorState text={messageOf('not_found', lang)} /> : null}
      {row ? (
        <>
          <PageTabs
            label={row.name}
            tabs={tabs.map((each) => ({
              to: coursePartPath(id, each),
              label: text.parts[each],
              current: each === current,
            }))}
          />
          <Shown course={id} />
        </>
      ) : null}
    </StaffPage>
  );
}
