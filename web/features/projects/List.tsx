import { useRegionFilter } from '../../domain/catalog/listFilters';
import { useRegionName } from '../../domain/catalog/places';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import words from '../../i18n/projects';
import { useText } from '../../kit/i18n';
import { ProjectTile } from './ProjectTile';
import { useProjects } from './projects';

/** The public projects that users publish (core§7). */
export default function ProjectList() {
  const text = useText(words);
  const state = useTileState(['keyword', 'region']);
  const query = useProjects(state);
  const regionName = useRegionName(query.data?.records ?? []);
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      search={{ action: '/projects', label: text.keyword, placeholder: text.placeholder, button: text.search }}
      filters={[useRegionFilter(state, text.region)]}
      state={state}
      query={query}
      rows={text.rows}
      idOf={(project) => project.xiangmu_id}
      tile={(project) => <ProjectTile project={project} place={regionName(project)} />}
      none={{ title: text.none, hint: text.noneHint }}
      noneFound={{ title: text.noneFound, hint: text.noneFoundHint, clear: text.clear }}
    />
  );
}
