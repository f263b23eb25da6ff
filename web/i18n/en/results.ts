import type zh from '../zh/results';

const results: typeof zh = {
  title: 'Results',
  lead: 'Reviewed research results from universities, institutes, companies and individuals. Browse by field, region and maturity.',
  searchPlaceholder: 'Name, technology, organisation or number',
  searchLabel: 'Search results',
  filterNames: {
    scope: 'Field',
    region: 'Region',
    maturity: 'Maturity',
    cooperation: 'Cooperation',
    type: 'Publisher',
  },
  profile: 'About this result',
  maturity: 'Maturity',
  cooperation: 'Cooperation',
  conversionType: 'Conversion',
  ownership: 'Ownership',
  intellectualProperty: 'Intellectual property',
  intellectualPropertyCode: 'Intellectual property number',
  investment: 'Investment',
  investmentUse: 'Use of funds',
  conditions: 'Conditions of implementation',
  term: 'Term of cooperation',
  ranges: 'Area of promotion',
  extensionMode: 'Way of promotion',
  publisher: 'Publisher',
  director: 'Person in charge',
  similar: 'Similar results',
};

export default results;
