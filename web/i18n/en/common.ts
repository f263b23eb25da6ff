import type zh from '../zh/common';

const common: typeof zh = {
  results: 'Results',
  demands: 'Demands',
  more: 'See more',
  search: 'Search',
  searchPlaceholder: 'Search results, demands, organizations',
  publish: 'Publish',
  releaseResult: 'Release result',
  releaseDemand: 'Release demand',
  edit: 'Edit',
  save: 'Save',
  submit: 'Submit',
  previous: 'Back',
  next: 'Next',
  detail: 'Details',
  all: 'All',
  yes: 'Yes',
  no: 'No',
  none: 'None',
  releaseSuccess: 'release success',
  modified: 'modified successfully',
  added: 'added successfully',
  deleted: 'deleted successfully',
  negotiable: 'Negotiable',
};

export default common;
