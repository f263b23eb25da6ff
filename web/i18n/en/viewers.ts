import type zh from '../zh/viewers';

const viewers: typeof zh = {
  frame: 'Preview of the page',
  html: 'Preview',
  newTab: 'Open in a new tab',
  noFrame: 'This address cannot be shown here',
  nothing: 'Nothing here yet',
};

export default viewers;
