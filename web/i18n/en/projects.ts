import type zh from '../zh/projects';

const projects: typeof zh = {
  title: 'Projects',
  lead: 'Reviewed projects of organisations; leave your feedback on a project.',
  rows: 'Projects',
  keyword: 'Search projects',
  placeholder: 'Name of a project',
  search: 'Search',
  clear: 'Clear the search',
  none: 'No public projects yet',
  noneHint: 'Projects appear here once they are reviewed.',
  noneFound: 'No projects found',
  noneFoundHint: 'Try another word.',
  profile: 'About the project',
  noProfile: 'No description yet.',
  facts: 'At a glance',
  unit: 'Organisation',
  region: 'Region',
  investment: 'Investment',
  released: 'Published',
  feedback: 'Feedback on the project',
  gone: 'This project does not exist or is not public',
  back: 'Back to the projects',
};

export default projects;
