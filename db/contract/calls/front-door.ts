import { calls, changed, get, paged, post, texts } from '../endpoint.ts';
import { frontDoorHome, selectedList, selectionNames, topList } from '../front-door-answers.ts';
import { inquiryAnswer, inquiryClosed } from '../inquiries.ts';

export const frontDoorCalls = calls('public', {
  home: get('/v1/frontDoor/home', {
    who: 'everybody',
    summary:
      'What the international home page shows: selected items, fields, cases and organisations with English names',
    answer: frontDoorHome,
  }),
  selected: get('/v1/frontDoor/selected', {
    who: 'everybody',
    summary: 'Items that editors selected for partners abroad, in their order; item_type 1, 2 or 4, scope a field',
    query: paged('item_type', 'scope'),
    answer: selectedList,
  }),
  names: get('/v1/frontDoor/names', {
    who: ['content-admin'],
    summary: 'Names of the selected items that are public now, the retired ones as well; for editors',
    answer: selectionNames,
  }),
  top: get('/v1/frontDoor/top', {
    who: 'everybody',
    summary: 'The twenty items in English that are most viewed, most kept or newest: by views, favourites or newest',
    query: texts('by'),
    answer: topList,
  }),
});

export const inquiryCalls = calls('administration', {
  answer: post('/v1/inquiry/answer', {
    who: ['content-admin'],
    summary: 'Answer an inquiry from abroad by e-mail; one that did not go out may be sent again',
    body: inquiryAnswer,
  }),
  close: post('/v1/inquiry/close', {
    who: ['content-admin'],
    summary: 'Close an inquiry from abroad, or open it again',
    body: inquiryClosed,
    answer: changed,
  }),
});
