import type zh from '../zh/matching';

const matching: typeof zh = {
  title: (name) => `Smart matching: ${name}`,
  lead: {
    1: 'Demands found for this result by field, text, region, cooperation mode and maturity:',
    2: 'Results found for this demand by field, text, region, cooperation mode and maturity:',
  },
  list: 'Matches',
  score: (score) => `Match score ${score} of 100`,
  reasons: 'Reasons',
  reason: {
    fields: 'Same or related field',
    text: 'Related content',
    region: 'Same region',
    cooperation: 'Same cooperation mode',
    maturity: 'Suitable maturity',
  },
  points: (points) => `${points} points`,
  open: 'View details',
  deal: 'Get in touch',
  more: 'Show more',
  emptyTitle: 'No matches yet',
  emptyHint: 'More fields and a fuller profile improve the chances; new items join the matching as they are published.',
};

export default matching;
