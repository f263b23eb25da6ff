import type zh from '../zh/pushCenter';

const pushCenter: typeof zh = {
  menu: 'Push centre',
  tabs: {
    push: 'Push groups',
    records: 'Push records',
    earlier: 'Earlier pushes',
    funnel: 'Results of pushes',
    apply: 'Ask for a push',
    confirm: 'Requests for pushes',
    inbox: 'Received pushes',
  },
  closedTitle: 'This page is for the operators of pushes',
  closedHint: 'You can ask for a push of your own results and demands, and see what was pushed to your organisation.',
};

export default pushCenter;
