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
  profile: 'About this demand',
  detail: 'Description',
  type: 'Kind of demand',
  cooperation: 'Cooperation',
  investment: 'Budget',
  uses: 'Use of funds',
  institutes: 'Institutes wished for',
  secrecy: 'Confidentiality',
  openness: 'Openness',
  openInfo: 'What is public',
  keywords: 'Keywords',
  similar: 'Similar demands',
};

export default demands;
