import type { CourseWish } from '../../../../db/contract/calls/courses';
import { APPLICATION_STATES, coursePartPath, WISH } from '../../../../db/contract/training';
import { useLabels } from '../../../domain/catalog/words';
import { StaffPage } from '../../../domain/session/StaffPage';
import words from '../../../i18n/coursesOffice';
import { putFields } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { useLang, useText } from '../../../kit/i18n';
import { ResourceTable } from '../../../kit/resource';
import { OfficeTabs } from './OfficeTabs';

/** Where editors admit to paid courses who asks to learn there, or do not. */
export default function CourseApplications() {
  const text = useText(words);
  const { lang } = useLang();
  const labels = useLabels();
  const admit = useApiMutation((id: string) => putFields('course_application', id, { state: WISH.admitted }), {
    invalidates: [['courses'], ['workplace']],
    done: text.admitted,
  });
  const refuse = ({ id, name }: CourseWish) => openDialog('courseRefusal', { id, name });
  return (
    <StaffPage authority="content-admin" title={text.applicationsTitle} lead={text.applicationsLead}>
      <OfficeTabs current="applications" />
      <ResourceTable
        queryKey={['courses', 'applications']}
        path="/v1/content/course/applications"
        rowId={({ id }) => id}
        label={text.applicationsTitle}
        keyword={text.personKeyword}
        empty={{ title: text.noApplications }}
        fields={[
          {
            name: 'name',
            label: text.person,
            look: 'name',
            flex: 1,
            minWidth: 160,
            below: ({ org_name }) => org_name ?? '',
          },
          { name: 'phone', label: text.phone, minWidth: 130 },
          {
            name: 'course',
            label: text.noun,
            flex: 1,
            minWidth: 200,
            to: ({ course_id }) => coursePartPath(course_id, 'learners'),
            below: ({ reason, opinion }) => [reason, opinion && text.because(opinion)].filter(Boolean).join(' · '),
          },
          {
            name: 'state',
            label: text.state,
            look: 'choice',
            options: APPLICATION_STATES.map((each) => ({ value: each.value, label: each[lang] })),
            filter: true,
            minWidth: 110,
            show: ({ state }) => labels(APPLICATION_STATES, [state]),
          },
          { name: 'add_time', label: text.added, look: 'day' },
        ]}
        actions={{
          list: (row) =>
            row.state === WISH.waiting
              ? [
                  {
                    label: text.admit,
                    of: text.ofName(text.admit, row.name),
                    disabled: admit.isPending,
                    act: () => admit.mutate(row.id),
                  },
                  {
                    label: text.refuse,
                    of: text.ofName(text.refuse, row.name),
                    danger: true,
                    disabled: admit.isPending,
                    act: () => refuse(row),
                  },
                ]
              : [],
        }}
      />
    </StaffPage>
  );
}
