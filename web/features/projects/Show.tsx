import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { ITEM } from '../../../db/contract/limits';
import type {} from '../../domain/catalog/dialogMap';
import { Gallery } from '../../domain/catalog/Gallery';
import { useRegionName } from '../../domain/catalog/places';
import { useAmount } from '../../domain/catalog/words';
import words from '../../i18n/projects';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { DetailLayout, FactList } from '../../kit/layout/DetailLayout';
import { formatDay } from '../../kit/layout/format';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { ErrorState } from '../../kit/layout/States';
import { useProject } from './projects';

/** A public project, on which readers give feedback with a form of its own (core§2). */
export default function ProjectShow() {
  const { id = '' } = useParams();
  const text = useText(words);
  const amount = useAmount();
  const query = useProject(id);
  const project = query.data?.records[0];
  const regionName = useRegionName(project ? [project] : []);
  const list = { label: text.title, to: '/projects' };
  if (!project) {
    return (
      <Page title={text.title} breadcrumbs={[list]} lead={query.data ? text.gone : undefined}>
        {query.data ? (
          <Button component={Link} to="/projects" variant="outlined">
            {text.back}
          </Button>
        ) : query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} />
        ) : (
          <LoadingState count={8} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={project.name}
      breadcrumbs={[list, { label: project.name }]}
      lead={project.org_name ?? undefined}
      actions={
        <Button
          variant="contained"
          onClick={() => void openDialog('feedback', { itemType: ITEM.project, itemId: id, form: 'project' })}
        >
          {text.feedback}
        </Button>
      }
    >
      <DetailLayout
        main={
          <>
            <Gallery name={project.name} images={[project.cover]} />
            <Section title={text.profile} card>
              {project.profile ? <RichText html={project.profile} /> : text.noProfile}
            </Section>
          </>
        }
        aside={
          <Section title={text.facts} card>
            <FactList
              facts={[
                { label: text.unit, value: project.org_name },
                { label: text.region, value: regionName(project) },
                { label: text.investment, value: amount(project.investment_amount) },
                { label: text.released, value: formatDay(project.release_time ?? project.add_time) },
              ]}
            />
          </Section>
        }
      />
    </Page>
  );
}
