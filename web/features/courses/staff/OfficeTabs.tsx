import words from '../../../i18n/coursesOffice';
import { useText } from '../../../kit/i18n';
import { PageTabs } from '../../../kit/layout/PageTabs';

const ROOMS = { courses: '/content/courses', terms: '/content/terms', applications: '/content/courseApplications' };

/** The rooms of those who keep the training: courses, their terms, and who asks to learn. */
export function OfficeTabs({ current }: { current: keyof typeof ROOMS }) {
  const { rooms, title } = useText(words);
  const tabs = (Object.keys(ROOMS) as (keyof typeof ROOMS)[]).map((room) => ({
    to: ROOMS[room],
    label: rooms[room],
    current: room === current,
  }));
  return <PageTabs label={title} tabs={tabs} />;
}
