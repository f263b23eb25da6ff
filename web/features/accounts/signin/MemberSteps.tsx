import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { AUDIT } from '../../../../db/contract/limits';
import { InformationForm, type MemberKind } from '../../../domain/organization';
import { refreshUser, rememberLocation, restoreSession, useSession } from '../../../domain/session';
import accounts from '../../../i18n/accounts';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { Page } from '../../../kit/layout/Page';
import { MemberLinks } from './MemberLinks';
import { isMemberKind } from './memberKinds';
import { Outcome } from './Outcome';
import { companies, organizations } from './organizationSource';
import { RegisterForm } from './RegisterForm';
import { TextLink } from './TextLink';
import type { BoundOrganization } from './types';

interface MemberInformationProps {
  kind: MemberKind;
  onBound: (organization: BoundOrganization) => void;
}

/** The step that names the organisation: a new one by its information, or one that is here already. */
function MemberInformation({ kind, onBound }: MemberInformationProps) {
  const text = useText(accounts);
  const { user } = useSession();

  const created = async (organizationId: string) => {
    const { orgs } = await refreshUser();
    const name = orgs.find((org) => org.organization_id === organizationId)?.name ?? '';
    onBound({ organization_id: organizationId, name, is_admin: 1, audit_status: AUDIT.approved });
  };
  const join = async () => {
    const bound = await openDialog('bindOrganization', {});
    if (bound) onBound(bound);
  };

  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {text.informationHint}{' '}
        <Button size="small" onClick={() => void join()}>
          {text.joinInstead}
        </Button>
      </Typography>
      <InformationForm
        key={user?.user_id}
        kind={kind}
        source={kind === 'company' ? companies : organizations}
        onSaved={created}
        actions={
          <Button component={Link} to="/memberCenter">
            {text.later}
          </Button>
        }
      />
    </>
  );
}

const MEMBER_PAGE: Record<MemberKind, string> = { org: '/memberOrg', company: '/memberCompany' };

/** What has become of the registration, and where to go from here. */
function MemberDone({ kind, organization }: { kind: MemberKind; organization: BoundOrganization }) {
  const text = useText(accounts);
  const { name, is_admin, audit_status } = organization;
  const member = audit_status === AUDIT.approved;
  const outcome = !member ? text.donePending(name) : is_admin ? text.doneHint(name) : text.doneMember(name);
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {text.doneTitle}
      </Typography>
      <Outcome
        kind="done"
        text={outcome}
        action={
          <>
            <Button variant="contained" component={Link} to="/memberCenter">
              {text.toMemberCenter}
            </Button>
            {member ? (
              <Button variant="outlined" component={Link} to={MEMBER_PAGE[kind]}>
                {text.toOrganization}
              </Button>
            ) : null}
          </>
        }
      />
    </>
  );
}

const STEP = { account: 0, information: 1, done: 2 } as const;

/** Registration in steps: the person, then the organisation, which is bound in the end (core§2, decision 53). */
export default function MemberSteps() {
  const { type } = useParams();
  const text = useText(accounts);
  if (isMemberKind(type)) return <Steps key={type} kind={type} />;
  return (
    <Page title={text.register} width="md">
      <Box sx={card}>
        <MemberLinks />
      </Box>
    </Page>
  );
}

const card = {
  p: { xs: 2.5, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  bgcolor: 'background.paper',
} as const;

function Steps({ kind }: { kind: MemberKind }) {
  const text = useText(accounts);
  const { loggedIn } = useSession();
  const [asked, setAsked] = useState(false);
  const [bound, setBound] = useState<BoundOrganization | null>(null);

  useEffect(() => {
    void restoreSession(true).then(() => setAsked(true));
  }, []);

  const step = bound ? STEP.done : loggedIn ? STEP.information : STEP.account;

  // A step that was done leaves its end on the screen: the next one begins at its own top, for eye and keyboard.
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (!asked || shown.current === step) return;
    shown.current = step;
    scrollTo({ top: 0 });
    content.current?.focus({ preventScroll: true });
  }, [asked, step]);

  return (
    <Page title={text.members[kind].title} lead={text.members[kind].hint} width="md">
      <Stepper
        activeStep={bound ? text.steps.length : step}
        alternativeLabel
        aria-label={text.stepOf(step + 1, text.steps.length)}
        sx={{ mb: 4 }}
      >
        {text.steps.map((label, index) => (
          <Step key={label}>
            <StepLabel aria-current={index === step ? 'step' : undefined}>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box ref={content} role="group" tabIndex={-1} aria-label={text.steps[step] ?? ''} sx={{ ...card, outline: 0 }}>
        {asked || loggedIn ? null : <LoadingState kind="lines" count={5} />}
        {asked && step === STEP.account ? (
          <>
            <RegisterForm kind={kind} onDone={() => undefined} />
            <Typography sx={{ mt: 3 }}>
              {text.haveAccount}{' '}
              <TextLink to="/login" onClick={() => rememberLocation(`/registerMemberSteps/${kind}`)}>
                {text.toLogin}
              </TextLink>
            </Typography>
          </>
        ) : null}
        {loggedIn && !bound ? <MemberInformation kind={kind} onBound={setBound} /> : null}
        {bound ? <MemberDone kind={kind} organization={bound} /> : null}
      </Box>
    </Page>
  );
}
