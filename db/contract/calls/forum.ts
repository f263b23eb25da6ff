import { calls, get, texts, XLSX } from '../endpoint.ts';
import { FORUM_FILTERS } from '../forum.ts';

const who = ['content-admin'] as const;
const query = texts(...FORUM_FILTERS);

export const forumCalls = calls('forum', {
  file: get('/v1/forum/cooperation.csv', {
    who,
    summary: 'Intents to cooperate with the forum, newest first, as a file for spreadsheets',
    query,
    file: 'text/csv',
    says: 'UTF-8 with its mark',
  }),
  workbook: get('/v1/forum/cooperation.xlsx', {
    who,
    summary: 'The same as a workbook',
    query,
    file: XLSX,
  }),
});
