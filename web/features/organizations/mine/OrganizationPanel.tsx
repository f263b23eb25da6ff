import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ORGANIZATION_KINDS } from '../../../../db/contract/enums-results';
import { slug } from '../../../../db/contract/items';
import { AUDIT } from '../../../../db/contract/limits';
import type { OwnOrganization } from '../../../../db/contract/organizations';
import { useLabel, usePlace } from '../../../domain/catalog/words';
import type { MemberKind } from '../../../domain/organization';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/organizations';
import { api, reread, useApiQuery } from '../../../kit/api';
import { attempt } from '../../../kit/api/mutations';
import { confirm, openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { PlusIcon } from '../../../kit/layout/icons';
import { Pager } from '../../../kit/layout/Pager';
import { QueryState } from '../../../kit/layout/QueryState';
import { Section } from '../../../kit/layout/Section';
import { StateChip, TagChip } from '../../../kit/layout/StateChip';
import { usePageIndex } from '../../../kit/layout/usePageIndex';
import { toast } from '../../../kit/toast';
import { Handover } from './Handover';
import { MemberRow } from './MemberRow';
import { INVITATIONS, OpenInvitations } from './OpenInvitations';
import { Profile } from './Profile';
import { Proposals } from './Proposals';
import { Publications } from './Publications';
import { MEMBERS } from './Requests';
import { useMemberActions } from './useMemberActions';
import { Verification } from './Verification';

interface MemberListProps {
  id: string;
  name: string;
  /** The reader administers the organisation. */
  manage: boolean;
  /** The organisation is the reader's to hand over. */
  handsOver: boolean;
  /** The member to whom it was offered and who has not answered. */
  receiver: string | undefined;
  onChanged: () => Promise<void>;
}

/** Who belongs to an organisation; those who wait to be admitted come first. */
function MemberList({ id, name, manage, handsOver, receiver, onChanged }: MemberListProps) {
  const text = useText(words).mine;
  const { user } = useSession();
  const pageIndex = usePageIndex();
  const query = useApiQuery(
    ['organizations', 'members'],
    '/v1/user/organization/members',
    { organization_id: id, pageIndex, pageSize: 20 },
    { staleMs: 0 },
  );
  const actions = useMemberActions(id, onChanged);
  const { data } = query;
  if (!data) {
    return <QueryState query={query} count={3} />;
  }
  return (
    <>
      <Box
        component="ul"
        aria-label={text.membersOf(name)}
        aria-busy={actions.busy}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {data.records.map((member) => (
          <MemberRow
            key={member.user_id}
            member={member}
            self={member.user_id === user?.user_id}
            manage={manage}
            handsOver={handsOver}
            offered={member.user_id === receiver}
            actions={actions}
          />
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} /> : null}
    </>
  );
}

interface OrganizationPanelProps {
  kind: MemberKind;
  row: OwnOrganization;
  onChanged: () => Promise<void>;
}

/** Who has to say a word next. */
function waitingText(row: OwnOrganization, text: (typeof words)['zh']['mine']): string {
  if (row.invited) return text.invitedHint;
  if (row.audit_status === AUDIT.rejected) return text.refusedHint;
  return row.frozen ? text.pendingPlatform : text.pendingHint;
}

/** Whether there is more to say to whoever decides. */
const asks = (row: OwnOrganization): boolean =>
  !row.invited && (row.audit_status === AUDIT.approved ? row.frozen : true);

function toMembers(members: HTMLElement | null): void {
  members?.scrollIntoView({ block: 'start' });
  members?.focus({ preventScroll: true });
}

/** What a member may do about an organisation, each after what has to be asked first. */
function useActions(
  { kind, row, onChanged }: OrganizationPanelProps,
  name: string,
  admin: boolean,
  members: RefObject<HTMLDivElement | null>,
) {
  const text = useText(words).mine;
  const { user } = useSession();
  const member = row.audit_status === AUDIT.approved;

  const edit = async () => {
    if (!(await openDialog('organization-information', { kind, id: row.organization_id }))) return;
    toast.success(text.saved);
    await onChanged();
  };
  const away = row.invited ? text.decline : text.withdraw;
  const invite = async () => {
    await openDialog('organization-invite', { id: row.organization_id, name });
    await reread([INVITATIONS]);
  };
  const leave = async () => {
    const alone = admin && row.members === 1;
    const question = member
      ? {
          title: text.leaveTitle,
          text: alone ? text.leaveAloneText(name) : text.leaveText(name),
          confirmLabel: text.leave,
        }
      : { title: away, text: text.withdrawText(name), confirmLabel: away };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await api.del('/v1/user/organization/member', {
        organization_id: row.organization_id,
        user_id: user?.user_id,
      });
    } catch {
      // The API client has said why: the last administrator hands over first, to one of the members.
      return toMembers(members.current);
    }
    toast.success(member ? text.left : row.invited ? text.declined : text.withdrawn);
    await onChanged();
  };
  const accept = () =>
    attempt(
      () => api.post('/v1/user/organization/join', { organization_id: row.organization_id }),
      onChanged,
      text.accepted(name),
    );
  const ask = async () => {
    if (await openDialog('organization-ask', { id: row.organization_id, name, member })) await onChanged();
  };
  return { edit, invite, leave, accept, ask, away };
}

/** One organisation as its members see it; its administrators manage it here. */
export function OrganizationPanel({ kind, row, onChanged }: OrganizationPanelProps) {
  const text = useText(words).mine;
  const place = usePlace();
  const label = useLabel();
  const { lang } = useLang();
  const name = pickName(lang, row.name, row.name_en);
  const member = row.audit_status === AUDIT.approved;
  const speaks = member && !row.frozen;
  const admin = row.is_admin === 1 && speaks;
  const members = useRef<HTMLDivElement>(null);
  // Another one whenever a link is followed, so that the same link leads there again.
  const location = useLocation();

  useEffect(() => {
    if (location.hash === MEMBERS) toMembers(members.current);
  }, [location]);

  const { edit, invite, leave, accept, ask, away } = useActions({ kind, row, onChanged }, name, admin, members);

  return (
    <>
      <Section
        title={name}
        card
        action={
          row.audit_status === AUDIT.approved ? (
            <TagChip label={admin ? text.admin : text.member} />
          ) : (
            <StateChip status={row.audit_status} />
          )
        }
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {[label(ORGANIZATION_KINDS, row.org_type), place(row)].filter(Boolean).join(' · ')}
        </Typography>
        {member && row.frozen ? (
          <Alert severity="warning" role="note" sx={{ mt: 2 }}>
            <AlertTitle>{text.frozen}</AlertTitle>
            {row.asked_time ? text.frozenAsked : text.frozenHint}
          </Alert>
        ) : null}
        {row.handover ? <Handover row={row} handover={row.handover} onChanged={onChanged} /> : null}
        {member ? null : <Typography sx={{ mt: 1 }}>{waitingText(row, text)}</Typography>}
        {speaks && !admin ? <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text.notAdmin}</Typography> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
          {admin ? (
            <Button variant="contained" onClick={() => void edit()}>
              {text.edit}
            </Button>
          ) : null}
          {row.invited ? (
            <Button variant="contained" onClick={() => void accept()}>
              {text.accept}
            </Button>
          ) : null}
          {asks(row) ? (
            <Button variant={row.asked_time ? 'outlined' : 'contained'} onClick={() => void ask()}>
              {member ? text.askToAdminister : row.audit_status === AUDIT.rejected ? text.askAgain : text.askMore}
            </Button>
          ) : null}
          {row.has_page ? (
            <Button variant="outlined" component={Link} to={`/organizationDetail/${row.organization_id}/${slug(name)}`}>
              {text.publicPage}
            </Button>
          ) : null}
          <Button sx={{ color: 'error.main' }} onClick={() => void leave()}>
            {member ? text.leave : away}
          </Button>
        </Box>
      </Section>
      {speaks && admin ? <Profile id={row.organization_id} /> : null}
      {speaks && admin ? <Verification row={row} /> : null}
      {speaks && admin ? <Proposals id={row.organization_id} /> : null}
      {speaks && admin ? <Publications id={row.organization_id} /> : null}
      {speaks ? (
        <Box ref={members} tabIndex={-1} sx={{ scrollMarginTop: 88, outline: 0 }}>
          <Section
            title={text.members}
            card
            action={
              admin ? (
                <Button startIcon={<PlusIcon />} onClick={() => void invite()}>
                  {text.invite}
                </Button>
              ) : null
            }
          >
            <MemberList
              id={row.organization_id}
              name={name}
              manage={admin}
              handsOver={row.hands_over}
              receiver={row.handover?.user_id}
              onChanged={onChanged}
            />
            {admin ? <OpenInvitations id={row.organization_id} /> : null}
          </Section>
        </Box>
      ) : null}
    </>
  );
}
