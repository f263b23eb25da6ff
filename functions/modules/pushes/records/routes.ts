import { pushRecordCalls } from '../../../../db/contract/calls/push-records.ts';
import { publishedOf } from '../../../../db/contract/items.ts';
import { csvFile } from '../../../platform/csv-stream.ts';
import { notFound } from '../../../platform/errors.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { packAgain } from '../compose/again.ts';
import { submissionKey } from '../submission-key.ts';
import { readFeedback } from './feedback-detail.ts';
import { itemPushes } from './item-pushes.ts';
import { pushRecord, pushRecords } from './records.ts';
import { organizationsFor } from './records-access.ts';
import { targetPage } from './targets.ts';
import { targetsFile } from './targets-file.ts';

const only = (pushId: string) => ({ sql: '?', params: [pushId] });

/** What became of pushes: records, targets, answers (back-office§2, §4). */
export const pushRecordRoutes = createRouter();

serve(pushRecordRoutes, pushRecordCalls.list, ({ db, lang, query }) => pushRecords(db, query, lang));
serve(pushRecordRoutes, pushRecordCalls.one, async ({ db, lang, caller, query: { id } }) => {
  const orgs = await organizationsFor(db, caller, id);
  const record = await pushRecord(db, id, orgs, lang);
  if (!record) throw notFound();
  return record;
});
serve(pushRecordRoutes, pushRecordCalls.targets, async ({ db, env, lang, caller, query: { push_id, ...query } }) => {
  const orgs = await organizationsFor(db, caller, push_id);
  return targetPage({ db, env, lang }, { ...query, pushes: only(push_id), orgs }, query);
});
serve(pushRecordRoutes, pushRecordCalls.targetsFile, async ({ c, db, env, lang, caller, userId, query }) => {
  const { push_id, ...narrowed } = query;
  const orgs = await organizationsFor(db, caller, push_id);
  const filter = { ...narrowed, pushes: only(push_id), orgs };
  return csvFile(c, 'push-targets', await targetsFile({ db, env, lang }, { userId, pushId: push_id }, filter));
});
serve(pushRecordRoutes, pushRecordCalls.again, ({ db, userId, body, key }) =>
  packAgain(db, userId, body.id, submissionKey(userId, key)),
);
serve(pushRecordRoutes, pushRecordCalls.ofItem, ({ db, caller, query: { item_type, item_id, ...query } }) =>
  itemPushes(db, caller, publishedOf(Number(item_type)).kind, item_id, query),
);
serve(pushRecordRoutes, pushRecordCalls.feedback, ({ db, caller, query }) => readFeedback(db, caller, query.id));
