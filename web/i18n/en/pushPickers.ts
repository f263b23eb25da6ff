import type zh from '../zh/pushPickers';

const pushPickers: typeof zh = {
  searchOrganization: 'Organisation name',
  scope: 'Field',
  industry: 'Industry',
  any: 'Any',
  organizations: 'Organisations',
  noOrganizations: 'No organisation fits',
  noRows: 'Nothing fits',
  hint: 'Try another word or fewer filters',
  more: 'Keep looking',
  notYet: 'Nothing fits among what was looked through so far',
  bound: 'Administrator bound to the chat app',
  unbound: 'Administrator not bound to the chat app',
  noAdmin: 'No administrator',
  admin: (name: string) => `Administrator: ${name}`,
};

export default pushPickers;
