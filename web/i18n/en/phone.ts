import type zh from '../zh/phone';

const phone: typeof zh = {
  platform: 'Technology Transfer Platform',
  skip: 'Skip to content',
  results: 'Results',
  demands: 'Demands',
  loading: 'Loading…',
  retry: 'Try again',
  noAnswer: 'No connection, please try again later',
  brokenTitle: 'The page cannot be shown now',
  unknownTitle: 'There is no such page',
  unknownHint: 'The link may be incomplete: please open it from the message again.',
  goneTitle: 'This does not exist or has ended',
  goneHint: 'The push may have been cancelled, or the link is incomplete.',
};

export default phone;
