import type zh from '../zh/verifications';

const verifications: typeof zh = {
  title: 'Verifications',
  lead: 'Compare name, credit code and document, and decide whether an organisation is marked as verified.',
  list: 'Requests for verification',
  name: 'Organisation',
  code: 'Credit code',
  state: 'State',
  states: { 1: 'Waiting', 4: 'Verified', 5: 'Refused', 6: 'Taken back', 7: 'No longer valid' },
  asker: 'Asked by',
  asked: 'Asked on',
  keyword: 'Name or credit code',
  check: 'Check',
  look: 'Show',
  of: (action: string, name: string) => `${action} ${name}`,
  empty: 'No requests',
  dialog: 'Check an organisation',
  legalPerson: 'Legal representative',
  region: 'Region',
  webSite: 'Web site',
  ways: { 4: 'Verify', 5: 'Refuse', 6: 'Take the mark back' },
  decided: { 4: 'The organisation is verified', 5: 'The request was refused', 6: 'The mark was taken back' },
  opinion: 'Opinion',
  opinionHint: 'Required to refuse or to take back; who asked reads it',
  sameCode: (name: string) => `The verified organisation "${name}" has the same credit code.`,
  otherCode: (code: string) => `The record says ${code}; verifying replaces it with the code of the request.`,
};

export default verifications;
