import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CLINIC, type ClinicDetail, clinicCasePath } from '../../../../db/contract/clinic';
import words from '../../../i18n/clinic';
import { api, apiPath } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { toast } from '../../../kit/toast';
import { useRevoke } from '../useRevoke';

/** The applicant's word on a public case: asked for by staff, given here, and taken back at any time. */
function Consent({ it }: { it: ClinicDetail }) {
  const text = useText(words).show;
  const answer = useApiMutation(
    ({ agree }: { agree: boolean }) => api.post('/v1/user/clinic/agree', { id: it.id, agree }).then(() => agree),
    {
      invalidates: [['clinic']],
      onSuccess: (agreed) => toast.success(agreed ? text.thanks : text.noted),
    },
  );
  const say = (agree: boolean, label: string, variant: 'contained' | 'outlined') => (
    <Button
      variant={variant}
      loading={answer.variables?.agree === agree}
      onClick={() => answer.mutate({ agree })}
      disabled={answer.isPending}
    >
      {label}
    </Button>
  );
  const [title, buttons] =
    it.agree_time !== null
      ? [text.agreedTitle, say(false, text.takeBack, 'outlined')]
      : it.decline_time !== null
        ? [text.declinedTitle, say(true, text.agree, 'outlined')]
        : [
            text.askTitle,
            <>
              {say(true, text.agree, 'contained')}
              {say(false, text.decline, 'outlined')}
            </>,
          ];
  return (
    <Section title={title} card>
      <Typography sx={{ mb: 2 }}>{text.askText}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {buttons}
        {it.case ? (
          <Button component={Link} to={clinicCasePath(it.case.id, it.case.title)}>
            {text.seeCase}
          </Button>
        ) : null}
      </Box>
    </Section>
  );
}

/** Puts a booked consultation into the calendar, and takes a revoked one out again. */
function InCalendar({ it }: { it: ClinicDetail }) {
  const text = useText(words).show;
  if (it.slot_start === null || it.audit_status === CLINIC.pending || it.finish_time !== null) return null;
  return (
    <Button
      variant="outlined"
      href={`${apiPath('/v1/user/clinic/ics')}?${new URLSearchParams({ id: it.id })}`}
      download="consultation.ics"
    >
      {it.audit_status === CLINIC.revoked ? text.offCalendar : text.calendar}
    </Button>
  );
}

/** The applicant takes the application back while nothing has come of it yet; afterwards among the own applications. */
function Revoke({ it }: { it: ClinicDetail }) {
  const text = useText(words);
  const { revoke, busy } = useRevoke();
  if (it.my_side !== 'applicant' || it.audit_status === CLINIC.revoked || it.finish_time !== null) return null;
  return (
    <Button color="error" variant="outlined" loading={busy === it.id} onClick={() => void revoke(it.id)}>
      {text.revokeTitle}
    </Button>
  );
}

/** What applicant and expert may do with an application. */
export function OwnActs({ it }: { it: ClinicDetail }) {
  return (
    <>
      <Steps it={it} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '&:not(:empty)': { mb: 3 } }}>
        <InCalendar it={it} />
        <Revoke it={it} />
      </Box>
    </>
  );
}

function Steps({ it }: { it: ClinicDetail }) {
  const text = useText(words);
  if (it.audit_status === CLINIC.revoked) return null;
  if (it.my_side === 'applicant') {
    if (it.ask_time !== null) return <Consent it={it} />;
    if (it.finish_time !== null) return null;
    return (
      <Alert severity="info" role="note" sx={{ mb: 3 }}>
        {it.audit_status === CLINIC.pending ? text.show.next : text.show.nextBooked}
      </Alert>
    );
  }
  if (it.audit_status !== CLINIC.booked || it.finish_time !== null) return null;
  return (
    <Section title={text.staff.process} card>
      <Button variant="contained" onClick={() => void openDialog('clinicFinish', { id: it.id, name: it.org_name })}>
        {text.staff.finish}
      </Button>
    </Section>
  );
}
