import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { RECOMMEND_TYPES } from '../../../db/contract/enums-programme';
import type { ReviewDetail } from '../../../db/contract/programme/review';
import { useLabel } from '../../domain/catalog/words';
import { RegistrationSheet } from '../../domain/programme/RegistrationSheet';
import type { SheetRow } from '../../domain/programme/sheet';
import words from '../../i18n/programmeReviews';
import { putRows, queryClient, reread, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { formatMoment } from '../../kit/layout/moments';
import { Page } from '../../kit/layout/Page';
import { Section } from '../../kit/layout/Section';
import { ErrorState } from '../../kit/layout/States';
import { OpinionForm } from './opinion/OpinionForm';
import { totalOf } from './opinion/values';
import { StateMark } from './StateMark';

/** What others wrote of the project, where the round shows it. */
function OtherOpinions({ detail: { others } }: { detail: ReviewDetail }) {
  const { show: text, form, roles } = useText(words);
  const label = useLabel();
  if (!others) return null;
  return (
    <Section title={text.others} card>
      {others.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{text.othersNone}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {others.map((opinion, place) => {
            const { meets, general, open } = totalOf(opinion);
            const who = opinion.name ? `${roles[opinion.role]} ${opinion.name}` : text.expert(place + 1);
            return (
              <Box key={who} component="li" sx={{ display: 'grid', gap: 0.5 }}>
                <Typography sx={{ fontWeight: 600 }}>{who}</Typography>
                <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {`${label(RECOMMEND_TYPES, opinion.recommend_type)} · ${form.total(meets, general, open)}`}
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{opinion.comment}</Typography>
              </Box>
            );
          })}
        </Box>
      )}
    </Section>
  );
}

const REVIEWS = ['programme', 'reviews'];
const LIST = '/programme/reviews';

/** A declaration beside the form of its opinion. */
export default function Review() {
  const text = useText(words);
  const { projectId = '' } = useParams();
  const query = useApiQuery(
    [...REVIEWS, 'one', projectId],
    '/v1/programme/review',
    { project_id: projectId },
    { staleMs: 0, silent: true },
  );
  const detail = query.data;
  const crumbs = [{ label: text.list.title, to: LIST }, { label: text.show.title }];
  if (!detail) {
    return (
      <Page title={text.show.title} breadcrumbs={crumbs}>
        {query.isError ? (
          <ErrorState
            text={query.error.msg}
            onRetry={query.error.status >= 400 && query.error.status < 500 ? undefined : () => void query.refetch()}
          />
        ) : (
          <LoadingState kind="block" />
        )}
      </Page>
    );
  }
  return <Loaded key={`${projectId} ${detail.opinion?.update_date}`} projectId={projectId} detail={detail} />;
}

function Loaded({ projectId, detail }: { projectId: string; detail: ReviewDetail }) {
  const text = useText(words);
  const { lang } = useLang();
  const name = String(detail.project.name ?? '');
  const reload = () => void reread([REVIEWS]);
  return (
    <Page
      title={name}
      breadcrumbs={[{ label: text.list.title, to: LIST }, { label: text.show.title }]}
      labels={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1, color: 'text.secondary' }}>
          <StateMark state={detail.state} />
          <span>{text.roles[detail.role]}</span>
          {detail.round ? <span>{pickName(lang, detail.round, detail.round_en)}</span> : null}
          {detail.opinions_due ? <span>{text.due(formatMoment(detail.opinions_due))}</span> : null}
        </Box>
      }
      actions={detail.is_closed ? null : <Actions projectId={projectId} detail={detail} name={name} />}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(400px, 460px)' },
          alignItems: 'start',
        }}
      >
        <Box component="section" aria-label={text.show.sheet} sx={{ minWidth: 0 }}>
          <Button href="#opinion" variant="contained" sx={{ display: { md: 'none' }, mb: 2, displayPrint: 'none' }}>
            {text.show.jump}
          </Button>
          <RegistrationSheet row={detail.project as SheetRow} files={detail.files} />
        </Box>
        <Box
          component="aside"
          id="opinion"
          sx={{
            minWidth: 0,
            displayPrint: 'none',
            scrollMarginTop: 80,
            position: { md: 'sticky' },
            top: { md: 80 },
            maxHeight: { md: 'calc(100vh - 96px)' },
            overflowY: { md: 'auto' },
          }}
        >
          <Section title={text.form.title} card>
            <OpinionForm projectId={projectId} detail={detail} onReload={reload} onDone={reload} />
          </Section>
          <OtherOpinions detail={detail} />
        </Box>
      </Box>
    </Page>
  );
}

/** What waits for an opinion and is due next, once this project has one. */
function NextReview({ projectId }: { projectId: string }) {
  const text = useText(words).show;
  const query = useApiQuery(
    [...REVIEWS, 'list'],
    '/v1/programme/review/list',
    { state: '0', keyword: '', pageIndex: 1 },
    { staleMs: 0, silent: true },
  );
  const next = query.data?.records.find(({ id, is_closed }) => id !== projectId && !is_closed);
  if (!next) return null;
  return (
    <Button component={Link} to={`${LIST}/${next.id}`} variant="contained">
      {text.next}
    </Button>
  );
}

function Actions({ projectId, detail, name }: { projectId: string; detail: ReviewDetail; name: string }) {
  const text = useText(words).show;
  const navigate = useNavigate();
  const reject = useApiMutation(() => putRows('project', { id: projectId }, { recommend_state: 2 }), {
    ask: () => ({ text: text.rejectText(name), confirmLabel: text.reject, danger: true }),
    invalidates: [REVIEWS],
    done: text.rejected,
  });
  const give = async (kind: 'conflict' | 'decline') => {
    if (!(await openDialog('reviewReason', { kind, projectId }))) return;
    // The project is theirs no more: not even the list that was read before may show it for a moment.
    queryClient.removeQueries({ queryKey: [...REVIEWS, 'list'] });
    navigate(LIST, { replace: true });
  };
  return (
    <>
      <Button component={Link} to={LIST}>
        {text.back}
      </Button>
      {detail.opinion || detail.state === 2 ? <NextReview projectId={projectId} /> : null}
      {detail.role === 'expert' ? (
        detail.opinion ? null : (
          <Button variant="outlined" onClick={() => void give('decline')}>
            {text.decline}
          </Button>
        )
      ) : detail.state === 2 || detail.is_closed ? null : (
        <Button variant="outlined" loading={reject.isPending} onClick={() => reject.mutate()}>
          {text.reject}
        </Button>
      )}
      <Button variant="outlined" color="error" onClick={() => void give('conflict')}>
        {text.conflict}
      </Button>
    </>
  );
}
