import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CLINIC_PAGES } from '../../../db/contract/clinic';
import { useLoginGate, useSession } from '../../domain/session';
import words from '../../i18n/clinic';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { Section } from '../../kit/layout/Section';
import { EmptyState } from '../../kit/layout/States';
import { Tiles } from '../../kit/layout/Tiles';
import { CaseTile, registerPath } from './parts';
import { Consultation, useConsultation } from './show/Consultation';
import { OwnActs } from './show/OwnActs';

const NEWEST = 4;

/** An application that one takes part in. */
function Own({ id }: { id: string }) {
  return <Consultation {...useConsultation(id)} acts={(it) => <OwnActs it={it} />} />;
}

/** What came of it: one's own application where the address names one, and what consultations changed (core§2, decision 156). */
export default function ClinicResult() {
  const text = useText(words);
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const { user } = useSession();
  const opensRecords = user !== null && address.get('records') === 'expert';
  useEffect(() => {
    if (opensRecords) void openDialog('clinicRecords', { as: 'expert' });
  }, [opensRecords]);
  const gate = useLoginGate();
  const cases = useApiQuery(['clinic', 'cases', 'newest'], '/v1/clinic/cases', { pageSize: NEWEST }, { enabled: !id });
  const signIn = (
    <Button variant={id ? 'contained' : 'outlined'} onClick={() => void gate()}>
      {text.show.login}
    </Button>
  );
  return (
    <Page
      title={id ? text.show.crumb : text.result}
      lead={id ? undefined : text.resultLead}
      breadcrumbs={[{ label: text.title, to: CLINIC_PAGES.front }, { label: id ? text.show.crumb : text.result }]}
      actions={
        <>
          {user ? (
            <Button variant="outlined" onClick={() => void openDialog('clinicRecords', {})}>
              {text.records}
            </Button>
          ) : id ? null : (
            signIn
          )}
          {id ? null : (
            <Button component={Link} to={registerPath()} variant="contained">
              {text.register}
            </Button>
          )}
        </>
      }
    >
      {id ? (
        user ? (
          <Own key={id} id={id} />
        ) : (
          <EmptyState title={text.show.loginTitle} action={signIn} />
        )
      ) : (
        <Section
          title={text.show.outcomes}
          action={
            <Button component={Link} to={CLINIC_PAGES.cases}>
              {text.allCases}
            </Button>
          }
        >
          {cases.data && cases.data.records.length === 0 ? (
            <EmptyState title={text.noCases} hint={text.noCasesHint} />
          ) : (
            <Tiles
              label={text.show.outcomes}
              rows={cases.data?.records ?? []}
              idOf={(row) => row.id}
              tile={(row) => <CaseTile row={row} />}
              min={260}
            />
          )}
        </Section>
      )}
    </Page>
  );
}
