import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { CLINIC, type ClinicDetail } from '../../../../db/contract/clinic';
import { useSession } from '../../../domain/session';
import { StaffPage } from '../../../domain/session/StaffPage';
import words from '../../../i18n/clinic';
import { api, reread } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { TagChip } from '../../../kit/layout/StateChip';
import { toast } from '../../../kit/toast';
import { useGoOn } from '../../../kit/useGoOn';
import { Consultation, useConsultation } from '../show/Consultation';
import { useRevoke } from '../useRevoke';

const refresh = () => reread([['clinic']]);

/** How the applicant stands to a public case. */
function Word({ it }: { it: ClinicDetail }) {
  const text = useText(words).staff;
  if (it.agree_time !== null) return <TagChip label={text.agreed} />;
  if (it.decline_time !== null) return <TagChip label={text.declined} />;
  return it.ask_time === null ? null : <TagChip label={text.asked} />;
}

/** Messages that did not arrive, and the way to send them again. */
function Untold({ it: { id, untold } }: { it: ClinicDetail }) {
  const text = useText(words).staff;
  const tell = useApiMutation(() => api.post('/v1/clinic/tell', { id }), {
    onSuccess: () => {
      toast.success(text.tellDone);
      void refresh();
    },
  });
  if (untold === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography color="error">{text.untold(untold)}</Typography>
      <Button variant="outlined" loading={tell.isPending} onClick={() => tell.mutate()}>
        {text.tell}
      </Button>
    </Box>
  );
}

/** What staff do with an application, one step after the other. */
function Process({ it }: { it: ClinicDetail }) {
  const all = useText(words);
  const text = all.staff;
  const goOn = useGoOn();
  const { id, org_name, expert_id, slot_start } = it;
  const done = (said: string) => () => {
    toast.success(said);
    void refresh();
  };
  const book = useApiMutation(() => api.post('/v1/clinic/book', { id, expert_id: expert_id ?? '', slot_start }), {
    onSuccess: done(text.bookDone),
  });
  const ask = useApiMutation(() => api.post('/v1/clinic/ask', { id }), { onSuccess: done(text.askDone) });
  const begin = useApiMutation(() => api.post('/v1/clinic/case', { id }), {
    onSuccess: () => {
      done(text.caseDone)();
      goOn('/content/clinicCases');
    },
  });
  const { revoke, busy } = useRevoke();
  if (it.audit_status === CLINIC.revoked) {
    return (
      <Section title={text.process} card>
        <Untold it={it} />
        {text.nothing}
      </Section>
    );
  }
  const open = it.finish_time === null;
  const asked = it.audit_status === CLINIC.pending && expert_id !== null && slot_start !== null;
  const arrange = () => void openDialog('clinicBook', { id, name: org_name, expertId: expert_id, start: slot_start });
  return (
    <Section title={text.process} card>
      <Untold it={it} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {open && asked ? (
          <Button variant="contained" loading={book.isPending} onClick={() => book.mutate()}>
            {text.confirm}
          </Button>
        ) : null}
        {open ? (
          <Button variant={asked || it.audit_status === CLINIC.booked ? 'outlined' : 'contained'} onClick={arrange}>
            {slot_start === null ? text.book : text.rebook}
          </Button>
        ) : null}
        {open && it.audit_status === CLINIC.booked ? (
          <Button variant="contained" onClick={() => void openDialog('clinicFinish', { id, name: org_name })}>
            {text.finish}
          </Button>
        ) : null}
        {!open && it.agree_time === null ? (
          <Button variant="outlined" loading={ask.isPending} onClick={() => ask.mutate()}>
            {text.ask}
          </Button>
        ) : null}
        {it.case ? (
          <Button component={Link} to="/content/clinicCases" variant="outlined">
            {`${text.editCase} · ${it.case.is_open === 1 ? text.caseOpen : text.caseClosed}`}
          </Button>
        ) : it.agree_time !== null ? (
          <Button variant="contained" loading={begin.isPending} onClick={() => begin.mutate()}>
            {text.makeCase}
          </Button>
        ) : null}
        <Button color="error" loading={busy === id} onClick={() => void revoke(id)}>
          {all.revoke}
        </Button>
        <Word it={it} />
      </Box>
    </Section>
  );
}

const AUTHORITY = 'content-admin';

function Application({ id }: { id: string }) {
  const text = useText(words).staff;
  const { has } = useSession();
  const consultation = useConsultation(id, has(AUTHORITY));
  const from = consultation.query.data?.org_name;
  return (
    <StaffPage
      authority={AUTHORITY}
      title={from ? text.applicationOf(from) : text.application}
      breadcrumbs={[{ label: text.title, to: '/content/clinic' }, { label: from ?? text.application }]}
    >
      <Consultation {...consultation} acts={(it) => <Process it={it} />} />
    </StaffPage>
  );
}

/** One application of the clinic, for staff. */
export default function ClinicShow() {
  const { id = '' } = useParams();
  return <Application key={id} id={id} />;
}
