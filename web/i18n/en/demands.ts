import type zh from '../zh/demands';

const demands: typeof zh = {
  title: 'Demands',
  lead: 'Reviewed technical problems and offers of cooperation from companies and institutions. Find the one you can solve.',
  searchPlaceholder: 'Name, technology, organisation or number',
  searchLabel: 'Search demands',
  filterNames: {
    scope: 'Field',
    region: 'Region',
    maturity: 'Stage',
    cooperation: 'Cooperation',
    type: 'Kind of demand',
  },
  types: {
    1: 'Technical breakthrough',
    2: 'Expert recommendation',
    3: 'Institute cooperation',
    4: 'Product promotion',
    5: 'Enterprise upgrade',
    6: 'Financing or listing',
  } as Record<string, string>,
  profile: 'About this demand',
  detail: 'Description',
  type: 'Kind of demand',
  cooperation: 'Cooperation',
  investment: 'Budget',
  uses: 'Use of funds',
  institutes: 'Institutes wished for',
  secrecy: 'Confidentiality',
  secrecies: { 0: 'Not confidential', 1: 'Confidential' } as Record<string, string>,
  openness: 'Openness',
  opennesses: { 0: 'Public', 1: 'Not public', 3: 'Partly public' } as Record<string, string>,
  openInfo: 'What is public',
  keywords: 'Keywords',
  similar: 'Similar demands',
};

export default demands;
