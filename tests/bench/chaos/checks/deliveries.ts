import type { DatabaseSync } from 'node:sqlite';
import type { Ledger } from '../ledger.ts';
import { type Findings, rowsOf } from './sql.ts';

/** One message that the account took. */
export interface Taken {
  to: string;
  url: string | null;
}

/**
 * Whether each recipient of a push got its message once, and the platform says of each what is so.
 * @param taken the account's own log
 */
export function checkDeliveries(db: DatabaseSync, ledger: Ledger, taken: readonly Taken[], findings: Findings): void {
  for (const push of ledger.pushes) {
    const received = new Map<string, number>();
    for (const { to, url } of taken) if (url?.includes(push.id)) received.set(to, (received.get(to) ?? 0) + 1);
    for (const [to, times] of received)
      if (times > 1) findings.add(`a recipient got a push ${times} times`, `${push.id} ${to}`);
    const targets = rowsOf(
      db,
      `SELECT t.org_id, t.state, u.openid FROM push_target t LEFT JOIN organization o ON o.organization_id = t.org_id
       LEFT JOIN user u ON u.user_id = o.user_id WHERE t.push_id = ?`,
      push.id,
    );
    if (targets.length !== push.orgs.length)
      findings.add(`a push has ${targets.length} of ${push.orgs.length} targets`, push.id);
    for (const { org_id, state, openid } of targets) {
      const got = received.has(String(openid));
      if (state === 'sent' && !got)
        findings.add('a target is shown as reached, and the account has no message', { push: push.id, org_id });
      if (got && state !== 'sent' && state !== 'uncertain')
        findings.add(`a target got its message and is shown as ${state}`, { push: push.id, org_id });
      if (push.confirmed && !push.cancelled && (state === 'waiting' || state === 'sending'))
        findings.add(`a target has no outcome`, { push: push.id, org_id, state });
    }
  }
}
