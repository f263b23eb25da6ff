import Button from '@mui/material/Button';
import { ITEM } from '../../../db/contract/limits';
import type { Project } from '../../../db/contract/projects';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { Gallery } from '../../domain/catalog/Gallery';
import { useRegionName } from '../../domain/catalog/places';
import { useAmount } from '../../domain/catalog/words';
import words from '../../i18n/projects';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { DetailLayout, FactList } from '../../kit/layout/DetailLayout';
import { formatDay } from '../../kit/layout/format';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { useProject } from './projects';

function Content({ project }: { project: Project }) {
  const text = useText(words);
  const amount = useAmount();
  const regionName = useRegionName([project]);
  return (
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
  );
}

/** A public project, on which readers give feedback with a form of its own (core§2). */
export default function ProjectShow() {
  const text = useText(words);
  const feedback = ({ xiangmu_id: itemId }: Project) =>
    openDialog('feedback', { itemType: ITEM.project, itemId, form: 'project' });
  return (
    <DetailPage<Project>
      view={{
        list: { label: text.title, to: '/projects' },
        title: text.title,
        useItem: useProject,
        lead: ({ org_name }) => org_name,
        actions: (project) => (
          <Button variant="contained" onClick={() => void feedback(project)}>
            {text.feedback}
          </Button>
        ),
        content: (project) => <Content project={project} />,
        gone: { title: text.title, text: text.gone, back: text.back },
      }}
    />
  );
}
