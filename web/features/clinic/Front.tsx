import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { CLINIC_PAGES } from '../../../db/contract/clinic';
import { useSession } from '../../domain/session';
import words from '../../i18n/clinic';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { FigureStrip } from '../../kit/layout/FigureStrip';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Section } from '../../kit/layout/Section';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { StepList } from '../../kit/layout/StepList';
import { Tiles } from '../../kit/layout/Tiles';
import { CaseTile, ClinicExpertTile, registerPath } from './parts';

const NEWEST = 4;

/** The entry of the clinic: what can be booked now, how it goes, what came of it (core§2). */
export default function ClinicFront() {
  const text = useText(words);
  const { lang } = useLang();
  const { user, has } = useSession();
  const query = useApiQuery(['clinic', 'front'], '/v1/clinic', {});
  const cases = useApiQuery(['clinic', 'cases', 'newest'], '/v1/clinic/cases', { pageSize: NEWEST });
  const front = query.data;
  const places = {
    experts: CLINIC_PAGES.experts,
    fields: '#fields',
    free: registerPath(),
    finished: CLINIC_PAGES.cases,
  };
  return (
    <Page
      title={text.title}
      lead={text.lead}
      breadcrumbs={[{ label: text.title }]}
      actions={
        <>
          <Button component={Link} to={registerPath()} variant="contained">
            {text.register}
          </Button>
          {user ? (
            <Button variant="outlined" onClick={() => void openDialog('clinicRecords', {})}>
              {text.records}
            </Button>
          ) : null}
          <Button component={Link} to={CLINIC_PAGES.introduce}>
            {text.introduce}
          </Button>
          {has('content-admin') ? (
            <Button component={Link} to="/content/clinic">
              {text.manage}
            </Button>
          ) : null}
        </>
      }
    >
      {query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {front ? (
        <FigureStrip
          label={text.title}
          figures={(['experts', 'fields', 'free', 'finished'] as const).map((key) => ({
            key,
            label: text.figures[key],
            value: front.figures[key],
            to: places[key],
          }))}
        />
      ) : query.isError ? null : (
        <Skeleton variant="rounded" height={96} />
      )}
      <Box sx={{ mt: 5 }}>
        <Section title={text.how}>
          <StepList steps={Object.values(text.steps)} />
        </Section>
      </Box>
      {front ? (
        <>
          <Section title={text.byField} id="fields">
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
              {front.fields.map((field) => (
                <li key={field.id}>
                  <Button
                    component={Link}
                    to={`${CLINIC_PAGES.experts}?scope=${field.id}`}
                    variant="outlined"
                    size="small"
                    sx={{ gap: 1, textAlign: 'left' }}
                  >
                    {pickName(lang, field.name, field.name_en)}
                    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                      {text.fieldCount(field.n)}
                    </Box>
                  </Button>
                </li>
              ))}
            </Box>
          </Section>
          <Section
            title={text.experts}
            action={
              <Button component={Link} to={CLINIC_PAGES.experts}>
                {text.allExperts}
              </Button>
            }
          >
            {front.experts.length > 0 ? (
              <Tiles
                label={text.experts}
                rows={front.experts}
                idOf={({ expert_id }) => expert_id}
                tile={(card) => <ClinicExpertTile card={card} />}
                min={300}
              />
            ) : (
              <EmptyState title={text.noExperts} hint={text.noExpertsHint} />
            )}
          </Section>
        </>
      ) : query.isError ? null : (
        <LoadingState kind="cards" count={6} />
      )}
      <Section
        title={text.newest}
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
            label={text.newest}
            rows={cases.data?.records ?? []}
            idOf={({ id }) => id}
            tile={(row) => <CaseTile row={row} />}
            min={260}
          />
        )}
      </Section>
    </Page>
  );
}
