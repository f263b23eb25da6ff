import type zh from '../zh/pushAudience';

const pushAudience: typeof zh = {
  save: {
    title: 'Save an audience',
    name: 'Name of the audience',
    save: 'Save',
    saved: 'The audience is saved: every operator can use it',
  },
  bring: {
    title: 'Import a list',
    lead: 'One organisation a line: its name, its unified social credit code, or both. Paste it from a spreadsheet, or choose a CSV or Excel file (.xlsx).',
    list: 'List',
    example: 'Organisation\tCredit code',
    file: 'Choose a file',
    look: 'Check the list',
    cancel: 'Cancel',
    back: 'Back to the list',
    take: (count: number) => `Add ${count} organisations`,
    none: 'There is nobody to add: go back and mend the list',
    large: 'The file is too large: keep the columns of names and credit codes only',
    unreadable: (name: string) => `“${name}” cannot be read: save it as .xlsx or CSV and try again`,
  },
  report: {
    filter: 'Outcome',
    all: 'All',
    table: 'What was found',
    row: 'Row',
    text: 'In the list',
    outcome: 'Outcome',
    meant: 'Organisation',
    meantBy: (row: string) => `Organisation meant by “${row}”`,
    nobody: 'Do not add',
    unreachable: (name: string) => `${name} (not bound to the chat app)`,
    outcomes: {
      found: 'Found',
      ambiguous: 'Which one?',
      unknown: 'Not found',
      unbound: 'Not bound',
      repeated: 'Repeated',
    },
  },
};

export default pushAudience;
