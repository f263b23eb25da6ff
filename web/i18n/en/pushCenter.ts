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
  pause: {
    title: 'All pushes are paused',
    until: (time: string) => `They go on by themselves at ${time} at the latest.`,
    tried: (time: string) => `Tried again by itself at ${time}.`,
    resume: 'Try to go on now',
    resumed: 'Sending is being tried',
    open: 'The account is there again: sending goes on',
  },
};

export default pushCenter;
