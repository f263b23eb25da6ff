import type zh from '../zh/membership';

const membership: typeof zh = {
  title: 'Guide to membership',
  lead: 'Individuals, research organisations and technology companies can become members.',
  cover: 'Results, the platform and demands, linked to each other',
  guide: 'What members can do',
  points: [
    {
      title: 'Publish results and demands',
      text: 'In your own name or that of your organisation, step by step with drafts kept for you. Specialists review what goes public, and you see every remark.',
    },
    {
      title: 'Subscribe and keep favourites',
      text: 'Follow fields and regions, keep what interests you, and hear of new matches here or in WeChat.',
    },
    {
      title: 'Matching and pushes',
      text: 'See what fits your results or demands, ask for it to be pushed to suitable organisations, and see who opened and answered.',
    },
    {
      title: 'Contacts and deals',
      text: 'See how to reach the publisher, express your interest, and take the deal step by step to a signed contract.',
    },
    {
      title: 'Organisations as members',
      text: 'Register your organisation and invite colleagues to look after its results, demands and received pushes together.',
    },
  ],
  contact: 'Member service',
  contactHint: 'Ask us about publishing, matching and applying.',
  contactOf: {
    'result-contacts': 'Technology transfer',
    'demand-contacts': 'Demand matching',
    'project-contacts': 'Project applications',
  },
  register: 'Become a member',
  understood: 'I understand',
};

export default membership;
