import type zh from '../zh/demandForm';

const demandForm: typeof zh = {
  titles: { add: 'release demand', put: 'Edit demand', view: 'Demand' },
  variant: 'Kind of demand',
  variants: { zh: 'Domestic', en: 'Overseas' },
  steps: { demand: 'Demand', organization: 'Organisation' },
  reviewAgain:
    'This demand is approved. After you submit, the administrator must re-review it; until then the website keeps showing the approved version.',
  reviewAgainTitle: 'Edit an approved demand',

  groups: {
    basic: 'Basics',
    cooperation: 'Cooperation and means',
    openness: 'Openness and attachments',
    staff: 'Staff fields',
    organization: 'Organisation',
  },

  name: 'Demand name',
  type: 'Type of demand',
  profile: 'Demand introduction',
  profileHint: (content: number, technology: number) =>
    `Describe content and goals (at least ${content} characters) and the expected technology (at least ${technology} characters)`,
  written: (count: number) => `${count} written so far`,
  detail: 'Details',
  detailHint: 'Background, target figures and existing conditions, for example',
  cooperationMode: 'Way of cooperation',
  investmentAmount: 'Planned investment',
  investmentUnit: '× CNY 10,000',
  uses: 'Use of funds',
  institute: 'Institutes wished for',
  keyword: 'Keywords',
  keywordHint: 'Separate keywords with commas',
  completeTime: 'Wanted by',
  secrecy: 'Classified',
  isOpen: 'Open to the public',
  isOpenHint: 'With “No”, visitors do not see whom to contact',
  isOpenInfo: 'What may be public',
  isOpenInfoHint: 'Say which parts may be shown',
  attachmentsHint: 'Several files are possible; they are published with the demand',
  source: 'Source',
  level: 'Level',
  dockingType: 'Ways of matching',
  socialCreditCode: 'Social credit code',
};

export default demandForm;
