import type { Client } from '../../setup/client.ts';
import { done } from './answered.ts';

const OWN = '/web/v1/programme/declarations';

/** What the demo data has of the programme: what is published, declared and reviewed, and a draft that is begun. */
export async function programmeThings(by: Record<'visitor' | 'declarant' | 'recommender', Client>) {
  const published = done(await by.visitor.get('/web/v1/programme/published')).records;
  const { news } = done(await by.visitor.get('/web/v1/programme/front'));
  const declarationDraft: string = done(await by.declarant.call('POST', OWN)).id;
  const own: { id: string; stage: number; editable: boolean }[] = done(await by.declarant.get(OWN)).records;
  const reviews = done(await by.recommender.get('/web/v1/programme/review/list')).records;
  return {
    showcase: String(published[0].id),
    publishedRound: String(published[0].round.id),
    programmeNews: String(news[0].id),
    declarationDraft,
    declaration: own.find(({ stage, editable }) => stage === 1 && editable)?.id ?? '',
    reviewed: String(reviews[0].id),
  };
}
