import type zh from '../zh/table';

const table: typeof zh = {
  choose: 'Select',
  chooseAll: 'Select all on this page',
  sort: 'Sort by',
  usualOrder: 'Usual order',
  ascending: (name: string) => `${name} (ascending)`,
  descending: (name: string) => `${name} (descending)`,
  pageSize: 'Rows per page',
};

export default table;
