import { useSearchParams } from 'react-router-dom';
import type { ProjectReview as ProjectReviewData } from '../../../../db/contract/projects';
import words from '../../../i18n/audit';
import kit from '../../../i18n/kit';
import { useApiQuery } from '../../../shared/api';
import { useSession } from '../../../shared/auth';
import { useText } from '../../../shared/i18n';
import { LoadingState } from '../../../shared/layout/LoadingState';
import { Page } from '../../../shared/layout/Page';
import { ErrorState } from '../../../shared/layout/States';
import { PROJECTS } from '../kinds';
import { NotAllowed } from '../NotAllowed';
import { queueParams, queueSearch } from '../queue/way';
import { ProjectBody } from './ProjectBody';

/** The review of one project, for content editors (/audit/projects/{id}). */
export function ProjectReview({ id }: { id: string }) {
  const text = useText(words);
  const { has } = useSession();
  const title = text.kinds.projects;
  return has(PROJECTS.auditor) ? <Loaded id={id} title={title} /> : <NotAllowed title={title} />;
}

function Loaded({ id, title }: { id: string; title: string }) {
  const general = useText(kit);
  const [search] = useSearchParams();
  const query = useApiQuery<ProjectReviewData>(
    ['review', 'project'],
    '/v1/xiangmu/audit/detail',
    { id, ...queueParams(search) },
    { staleMs: 0, silent: true },
  );
  if (query.data) return <ProjectBody key={id} review={query.data} />;
  const absent = query.error?.status === 404;
  return (
    <Page title={title} breadcrumbs={[{ label: title, to: `/audit/projects${queueSearch(search)}` }]}>
      {query.isError ? (
        <ErrorState {...(absent ? { text: general.dataException } : { onRetry: () => void query.refetch() })} />
      ) : (
        <LoadingState kind="block" />
      )}
    </Page>
  );
}
