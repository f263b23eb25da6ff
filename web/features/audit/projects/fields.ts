import type { ProjectReview } from '../../../../db/contract/projects';
import type { ReviewField, ReviewGroup } from '../../../../db/contract/review-fields';

interface ProjectGroup {
  name: ReviewGroup['name'];
  fields: readonly ReviewField[];
}

/** Everything that is read of a project before a decision. */
export const PROJECT_GROUPS: readonly ProjectGroup[] = [
  {
    name: 'basic',
    fields: [
      { name: 'scopes', value: 'scopes' },
      { name: 'region_id', value: 'list' },
      { name: 'investment_amount', value: 'text' },
      { name: 'cover', value: 'picture' },
      { name: 'profile', value: 'html' },
    ],
  },
  { name: 'publisher', fields: [{ name: 'organization.name', value: 'text' }] },
  {
    name: 'contact',
    fields: [
      { name: 'contacts', value: 'text' },
      { name: 'contacts_tel', value: 'text' },
      { name: 'contacts_email', value: 'text' },
    ],
  },
];

/** What stands in a field of a project. */
export function projectValue({ project, scopes }: ProjectReview, { name }: ReviewField): unknown {
  if (name === 'scopes') return scopes;
  if (name === 'region_id') return (project.region_name ?? '').split(',').filter(Boolean);
  if (name === 'organization.name') return project.unit_name ?? project.org_name;
  return project[name];
}
