import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AUDIT } from '../../../../db/contract/limits';
import type { Member } from '../../../../db/contract/memberships';
import words from '../../../i18n/organizations';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { factLine, partedRow } from '../../../kit/layout/looks';
import { StateChip, TagChip } from '../../../kit/layout/StateChip';
import { UserAvatar } from '../../../kit/layout/UserAvatar';
import { type MemberActions, memberName } from './useMemberActions';

interface MemberRowProps {
  member: Member;
  self: boolean;
  manage: boolean;
  /** The organisation is the reader's to hand over. */
  handsOver: boolean;
  /** It was offered to this member, who has not answered. */
  offered: boolean;
  actions: MemberActions;
}

export function MemberRow({ member, self, manage, handsOver, offered, actions }: MemberRowProps) {
  const text = useText(words).mine;
  const name = member.invited ? text.someoneInvited : memberName(member);
  const waiting = member.audit_status === AUDIT.pending;
  const belongs = member.audit_status === AUDIT.approved;
  return (
    <Box component="li" sx={{ ...partedRow, columnGap: 2, rowGap: 1, py: 1.75 }}>
      <UserAvatar src={member.avatar} size={40} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {self ? `${name} ${text.you}` : name}
          </Box>
          {member.invited ? <TagChip label={text.invited} /> : null}
          {belongs || member.invited ? null : <StateChip status={member.audit_status} />}
          {member.is_admin ? <TagChip label={text.admin} /> : null}
          {member.is_owner ? <TagChip label={text.receiver} /> : null}
          {offered ? <TagChip label={text.handOverWaits} /> : null}
        </Box>
        <Box sx={{ ...factLine, mt: 0.25 }}>
          {member.phone || member.account ? <span>{member.phone || member.account}</span> : null}
          <span>{`${belongs ? text.joined : member.invited ? text.invitedOn : text.asked} ${formatDay(member.add_time)}`}</span>
        </Box>
        {member.message ? (
          <Box sx={{ mt: 0.5, fontSize: '0.9375rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {member.message}
          </Box>
        ) : null}
        {manage && !self && belongs ? (
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={member.reads_before === true}
                disabled={actions.busy}
                onChange={(_, on) => void actions.setReads(member, on)}
                slotProps={{ input: { 'aria-label': text.of(text.readsBefore, name) } }}
              />
            }
            label={text.readsBefore}
            slotProps={{ typography: { sx: { fontSize: '0.875rem' } } }}
            sx={{ mt: 0.5 }}
          />
        ) : null}
      </Box>
      {manage && !self ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {member.invited ? (
            <Button
              size="small"
              disabled={actions.busy}
              aria-label={text.of(text.withdrawInvitation, formatDay(member.add_time))}
              onClick={() => void actions.uninvite(member)}
            >
              {text.withdrawInvitation}
            </Button>
          ) : waiting ? (
            <RequestButtons member={member} actions={actions} />
          ) : (
            <MemberButtons member={member} handsOver={handsOver && !offered} actions={actions} />
          )}
        </Box>
      ) : null}
    </Box>
  );
}

type ButtonsProps = Pick<MemberRowProps, 'member' | 'actions'>;

function RequestButtons({ member, actions }: ButtonsProps) {
  const text = useText(words).mine;
  const name = memberName(member);
  return (
    <>
      <Button
        size="small"
        variant="contained"
        disabled={actions.busy}
        aria-label={text.of(text.approve, name)}
        onClick={() => void actions.decide(member, true)}
      >
        {text.approve}
      </Button>
      <Button
        size="small"
        disabled={actions.busy}
        aria-label={text.of(text.refuse, name)}
        onClick={() => void actions.decide(member, false)}
      >
        {text.refuse}
      </Button>
    </>
  );
}

function MemberButtons({ member, handsOver, actions }: ButtonsProps & Pick<MemberRowProps, 'handsOver'>) {
  const text = useText(words).mine;
  const name = memberName(member);
  const role = member.is_admin ? text.endAdmin : text.makeAdmin;
  return (
    <>
      <Button
        size="small"
        disabled={actions.busy}
        aria-label={text.of(role, name)}
        onClick={() => void actions.setAdmin(member, !member.is_admin)}
      >
        {role}
      </Button>
      {handsOver ? (
        <Button
          size="small"
          disabled={actions.busy}
          aria-label={text.of(text.handOver, name)}
          onClick={() => void actions.handOver(member)}
        >
          {text.handOver}
        </Button>
      ) : null}
      <Button
        size="small"
        disabled={actions.busy}
        aria-label={text.of(text.remove, name)}
        onClick={() => void actions.remove(member)}
        sx={{ color: 'error.main' }}
      >
        {text.remove}
      </Button>
    </>
  );
}
