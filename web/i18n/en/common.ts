import type zh from '../zh/common';

const common: typeof zh = {
  releaseResult: 'Release result',
  releaseDemand: 'Release demand',
  save: 'Save',
  submit: 'Submit',
  previous: 'Back',
  next: 'Next',
  releaseSuccess: 'release success',
  modified: 'modified successfully',
  deleted: 'deleted successfully',
};

export default common;
