import type { ReactNode } from 'react';
import { messageOf } from '../../../db/contract/errors';
import { useSession } from '../../domain/session';
import words from '../../i18n/programmeOffice';
import { useLang, useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';
import type { Room } from './rooms';

interface OfficePageProps {
  room: Room;
  /** The tab's name unless told. */
  title?: string;
  lead?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the programme office's rooms; the server refuses whoever does not belong there, whatever is shown here. */
export function OfficePage({ room, title, lead, actions, children }: OfficePageProps) {
  const text = useText(words);
  const { lang } = useLang();
  const { has } = useSession();
  const heading = title ?? text.tabs[room];
  if (!has('project-admin')) {
    return (
      <Page title={heading}>
        <ErrorState text={messageOf('forbidden', lang)} />
      </Page>
    );
  }
  return (
    <Page title={heading} lead={lead} width="xl" actions={actions}>
      {children}
    </Page>
  );
}
