import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '../../../db/contract/administration.ts';
import { addRecipients, makePush, OPERATOR, operatorOf, settled } from '../../queues/support/pushes.ts';
import type { Answer, Client } from '../../setup/client.ts';
import { startServer, type TestServer } from '../../setup/server.ts';

/** A row of the audit log. */
interface Entry {
  user_id: string;
  action: string;
  table_name: string;
  item_id: string;
  before: string | null;
  after: string | null;
}

/** What is logged: the row that it is about, and what stood there before and after. */
type Expected = Partial<Entry> & Pick<Entry, 'action' | 'table_name'>;

/** An operator's call, and what the log must say of it. */
export type Case = [name: string, act: () => Promise<{ answer: Answer | Response; logged: Expected }>];

/** What the calls of a file are made with; it is there once their hooks have run. */
interface Line {
  server: TestServer;
  database: D1Database;
  operator: Client;
  operatorId: string;
  /** Three organisations whose administrators are bound. */
  orgs: string[];
}

/** A server with an operator who is bound to the chat app, and the log of what the operator does. */
export function operatorLog() {
  const line = {} as Line;
  beforeAll(async () => {
    line.server = await startServer();
    line.database = (await line.server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    line.operator = await operatorOf(line.server.url);
    line.orgs = await addRecipients(line.database, 3, (place) => `openid-logged-${place}`);
    const own = await line.database
      .prepare(`UPDATE user SET openid = 'openid-of-operator' WHERE account = ? RETURNING user_id`)
      .bind(OPERATOR)
      .first<{ user_id: string }>();
    line.operatorId = String(own?.user_id);
  });
  afterAll(() => line.server.stop());

  const entries = async (): Promise<Entry[]> =>
    (
      await line.database
        .prepare('SELECT user_id, action, table_name, item_id, "before", "after" FROM audit_log ORDER BY rowid')
        .all<Entry>()
    ).results;
  const draft = (more: object = {}) => makePush(line.operator, { orgs: line.orgs, ...more });
  return {
    line,
    entries,
    draft,
    sent: async () => {
      const push = await draft();
      await line.operator.post('/web/v1/push/confirm', { id: push.id });
      await settled(line.operator, push.id);
      return push;
    },
    group: async () =>
      (await line.operator.post('/web/v1/push/orgGroup', { name: '审计分组', orgs: line.orgs })).result.id as string,
    remove: (table: string, where: object) =>
      line.operator.call('DELETE', '/web/egg/base/del', { body: { table, where } }),
    /** One test a case: the entry is there, once, and says who did it. */
    logs: (cases: readonly Case[]) =>
      it.each(cases)('PUSH-082 says who did it when %s, once and without personal data', async (_, act) => {
        const { answer, logged } = await act();
        expect('code' in answer ? answer.code : answer.status).toBe(200);
        const own = (await entries()).filter(
          ({ action, item_id }) => action === logged.action && (!logged.item_id || item_id === logged.item_id),
        );
        expect(own).toHaveLength(1);
        expect(own[0]).toMatchObject({ user_id: line.operatorId, ...logged });
        expect(Object.keys(AUDIT_ACTIONS)).toContain(logged.action);
        expect(JSON.stringify(own)).not.toMatch(/openid|138\d{8}|0311-/);
      }),
  };
}
