import { calls, get, post, texts } from '../endpoint.ts';
import { importReport, importResult, recommenderAccount, recommenderImport } from '../programme/recommenders.ts';

const who = ['project-admin'] as const;

export const programmePeopleCalls = calls('programme', {
  checkImport: post('/v1/programme/recommender/import/check', {
    who,
    summary: 'What an import of recommenders would do: a report a row, nothing is written',
    body: recommenderImport,
    answer: importReport,
  }),
  import: post('/v1/programme/recommender/import', {
    who,
    summary: 'Import recommenders, all of a list or none; passwords that were made are answered this once',
    body: recommenderImport,
    answer: importResult,
  }),
  account: get('/v1/programme/recommender/account', {
    who,
    summary: 'The account that a phone or a key means, to be linked with a recommender; null for none',
    query: texts('account', 'user_id'),
    answer: recommenderAccount.nullable(),
  }),
});
