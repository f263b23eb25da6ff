import { expertCalls } from '../../../db/contract/calls/experts.ts';
import type { OwnExpert } from '../../../db/contract/experts.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import { TableService } from '../../data/service.ts';
import type { Database } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { asRead, type Paging, readPage } from '../../platform/paging.ts';
import { addressOf } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { auditQueue } from '../items/lists/lists.ts';
import { factsOf } from '../items/lists/review-facts.ts';
import { serveForAll, servePublic } from '../items/public/answer.ts';
import { decide } from '../items/write/decide.ts';
import { keyOf } from '../items/write/key.ts';
import { expertDetail } from './detail.ts';
import { expertList, expertStatistics } from './directory.ts';
import { recommendedExperts } from './recommend.ts';
import { addExpert, editExpert } from './write.ts';

const KEY = 'expert_id';

/** Experts (core§7): their rules stand with the tables `zhuanjia` and `zhuanjia_work`. */
export const expertRoutes = createRouter();

const experts = new TableService('zhuanjia', [['add_time', 'desc']], KEY);

serve(expertRoutes, expertCalls.apply, ({ c, db, env, caller, body, key }) =>
  addExpert({ db, env, caller, address: addressOf(c.req.raw) }, body, true, key),
);
serve(expertRoutes, expertCalls.create, ({ c, db, env, caller, body, key }) =>
  addExpert({ db, env, caller, address: addressOf(c.req.raw) }, body, false, key),
);
serve(expertRoutes, expertCalls.edit, ({ c, db, env, caller, body }) =>
  editExpert({ db, env, caller, address: addressOf(c.req.raw) }, keyOf(body, KEY), body),
);
serve(expertRoutes, expertCalls.remove, async ({ c, query }) => {
  const { changed } = await experts.remove(c, keyOf(query, KEY), 'del');
  return { changed: Number(changed) };
});
serve(expertRoutes, expertCalls.decide, async ({ db, caller, body }) => {
  const { id, audit_status } = await decide(db, caller, factsOf(ITEM.expert), body);
  return { [KEY]: id, audit_status };
});

/** Experts that a user entered, the newest first. */
function ownExperts(db: Database, userId: string, query: Paging): Promise<Page<OwnExpert>> {
  const from = 'FROM zhuanjia e WHERE e.add_user = ? AND e.is_delete = 0';
  const sql = `SELECT e.expert_id, e.name, e.name_en, e.avatar, e.qualification, e.org_name, e.is_self, e.audit_status, e.audit_opinion,
              e.add_time, e.update_time, (SELECT count(*) FROM zhuanjia_work w WHERE w.expert_id = e.expert_id) AS works
            ${from} ORDER BY e.add_time DESC, e.expert_id DESC LIMIT ? OFFSET ?`;
  return readPage(db, query, { sql, from, params: [userId] }, asRead<OwnExpert>);
}

serve(expertRoutes, expertCalls.own, ({ db, userId, query }) => ownExperts(db, userId, query));
serve(expertRoutes, expertCalls.queue, ({ db, caller, query }) => auditQueue(db, caller, 'expert', query));

serveForAll(expertRoutes, expertCalls.list, ({ db, query }) => expertList(db, query));
serveForAll(expertRoutes, expertCalls.recommended, ({ db, env, query }) => recommendedExperts(db, env, query));
serveForAll(expertRoutes, expertCalls.statistics, ({ db }) => expertStatistics(db));
servePublic(expertRoutes, expertCalls.detail, ({ db, caller, query }) => {
  const id = query.expert_id || query.id;
  if (!id) throw notFound();
  return expertDetail(db, caller, id);
});
