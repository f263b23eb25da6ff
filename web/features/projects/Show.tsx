import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { type Project, scopesOf, similarProjects } from '../../../db/contract/projects';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { EnglishText } from '../../domain/catalog/EnglishText';
import { Gallery } from '../../domain/catalog/Gallery';
import { useRegionName } from '../../domain/catalog/places';
import { ShareActions } from '../../domain/catalog/ShareActions';
import { useAmount } from '../../domain/catalog/words';
import { LaterTalk } from '../../domain/comments/LaterTalk';
import FavouriteButton from '../../domain/favourites/FavouriteButton';
import words from '../../i18n/projects';
import { useRows } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { inChinese, pickName, useLang, useText } from '../../kit/i18n';
import { DetailLayout, FactList } from '../../kit/layout/DetailLayout';
import { formatDay } from '../../kit/layout/format';
import { Section } from '../../kit/layout/Section';
import { TextSection } from '../../kit/layout/TextSection';
import { Tiles } from '../../kit/layout/Tiles';
import { ProjectTile } from './ProjectTile';
import { useProject } from './projects';

/** Others of its field: one full row, or none. */
function Similar({ project }: { project: Project }) {
  const text = useText(words);
  const asked = useRows(['projects', 'similar', project.xiangmu_id], similarProjects(project), {
    enabled: Boolean(project.scope),
    silent: true,
    keepPrevious: false,
  });
  const rows = asked.data?.records ?? [];
  const regionName = useRegionName(rows);
  if (rows.length < 2) return null;
  return (
    <Box className="no-print" sx={{ mt: { xs: 3, md: 5 } }}>
      <Section title={text.similar}>
        <Tiles
          label={text.similar}
          rows={rows}
          idOf={({ xiangmu_id }) => xiangmu_id}
          tile={(row) => <ProjectTile project={row} place={regionName(row)} heading="h3" />}
          columns={rows.length}
        />
      </Section>
    </Box>
  );
}

/** What its organisation is called in the page's language. */
function useUnit({ org_name, organization }: Project): string {
  const { lang } = useLang();
  return pickName(lang, org_name, organization?.name_en);
}

function Content({ project }: { project: Project }) {
  const text = useText(words);
  const amount = useAmount();
  const unit = useUnit(project);
  const regionName = useRegionName([project]);
  return (
    <>
      <EnglishText item={project} />
      <DetailLayout
        main={
          <>
            <Gallery name={project.name} images={[project.cover]} />
            <TextSection title={text.profile} html={project.profile} none={text.noProfile} />
          </>
        }
        aside={
          <Section title={text.facts} card>
            <FactList
              facts={[
                {
                  label: text.unit,
                  value: unit && <span {...inChinese(unit)}>{unit}</span>,
                },
                { label: text.region, value: regionName(project) },
                { label: text.investment, value: amount(project.investment_amount) },
                { label: text.released, value: formatDay(project.release_time ?? project.add_time) },
              ]}
            />
          </Section>
        }
        after={<LaterTalk itemType={ITEM.project} itemId={project.xiangmu_id} />}
      />
      <Similar project={project} />
    </>
  );
}

function Actions({ project, onFeedback }: { project: Project; onFeedback: () => void }) {
  const text = useText(words);
  const regionName = useRegionName([project]);
  const unit = useUnit(project);
  return (
    <>
      <Button variant="contained" onClick={onFeedback}>
        {text.feedback}
      </Button>
      <FavouriteButton itemType={ITEM.project} itemId={project.xiangmu_id} />
      <ShareActions
        title={project.name}
        cover={project.cover}
        scopes={scopesOf(project)}
        path={itemPage(ITEM.project, project.xiangmu_id, project.name)}
        shortPath={itemPage(ITEM.project, project.xiangmu_id)}
        lines={[unit, regionName(project)]}
      />
    </>
  );
}

/** A public project, on which readers give feedback with a form of its own (core§2). */
export default function ProjectShow() {
  const text = useText(words);
  const { lang } = useLang();
  const feedback = ({ xiangmu_id: itemId }: Project) =>
    openDialog('feedback', { itemType: ITEM.project, itemId, form: 'project' });
  return (
    <DetailPage<Project>
      view={{
        list: { label: text.title, to: '/projects' },
        title: text.title,
        useItem: useProject,
        lead: (project) => pickName(lang, project.org_name, project.organization?.name_en),
        actions: (project) => <Actions project={project} onFeedback={() => void feedback(project)} />,
        content: (project) => <Content project={project} />,
        gone: { title: text.title, text: text.gone, back: text.back },
      }}
    />
  );
}
