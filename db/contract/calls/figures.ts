import { cockpitFigures } from '../cockpit.ts';
import { calls, get, post, texts } from '../endpoint.ts';
import { placeFigures, yearFigures } from '../figures.ts';

/** What the platform does, in numbers that everybody may read. */
export const figureCalls = calls('figures', {
  year: get('/v1/figures', {
    who: 'everybody',
    summary: 'Signed deals, answered demands, pushes and the time to a first answer, this year and by month',
    answer: yearFigures,
  }),
  places: get('/v1/figures/places', {
    who: 'everybody',
    summary: 'Results, demands and signed deals by province, or by place of the one that `of` names',
    query: texts('of'),
    answer: placeFigures,
  }),
  cockpit: get('/v1/figures/cockpit', {
    who: 'everybody',
    summary:
      'What the cockpit shows: results, demands and deals by field, place and month, pushes, programme and meetings; `range`: year, 12m or all',
    query: texts('region', 'range'),
    answer: cockpitFigures,
  }),
  recount: post('/v1/figures/recount', {
    who: ['admin'],
    summary: 'Count all figures anew from the tables; for the administrator, after an import',
  }),
});
