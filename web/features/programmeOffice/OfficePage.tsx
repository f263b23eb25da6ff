import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/programmeOffice';
import { useText } from '../../kit/i18n';
import type { PageProps } from '../../kit/layout/Page';
import type { Room } from './rooms';

interface OfficePageProps extends Omit<PageProps, 'title'> {
  room: Room;
}

/** The frame of the programme office's rooms; the server refuses whoever does not belong there, whatever is shown here. */
export function OfficePage({ room, ...page }: OfficePageProps) {
  const text = useText(words);
  return <StaffPage authority="project-admin" {...page} title={text.tabs[room]} />;
}
