import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { type ProjectCard, scopesOf } from '../../../db/contract/projects';
import { useAmount } from '../../domain/catalog/words';
import { pickName, useLang, useNamed } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';

interface ProjectTileProps {
  project: ProjectCard;
  /** Where it stands, in the page's language. */
  place: string;
  heading?: 'h2' | 'h3';
}

/** A public project as a card. */
export function ProjectTile({ project, place, heading = 'h2' }: ProjectTileProps) {
  const amount = useAmount();
  const { lang } = useLang();
  const named = useNamed()(project);
  return (
    <InfoCard
      {...named}
      to={itemPage(ITEM.project, project.xiangmu_id, project.name)}
      image={project.cover}
      scopes={scopesOf(project)}
      media
      heading={heading}
      eyebrow={[pickName(lang, project.org_name, project.organization?.name_en), place].filter(Boolean).join(' · ')}
      text={pickName(lang, '', project.summary_en) || undefined}
      footer={
        <>
          <span>{amount(project.investment_amount)}</span>
          <span>{formatDay(project.release_time ?? project.add_time)}</span>
        </>
      }
    />
  );
}
