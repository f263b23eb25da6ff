import { expect, it } from 'vitest';
import { chaos, chaosReport } from '../bench/chaos/chaos.ts';

/** The length of the run: a slow machine needs longer for each, and sees as many. */
const KILLS = 6;

/** What would be a loss, a double or a drift: the checker has to see each. */
const DAMAGES = [
  `DELETE FROM chengguo WHERE rowid = (SELECT max(rowid) FROM chengguo WHERE submission_key LIKE 'chaos-%')`,
  `UPDATE xuqiu SET name = 'x' WHERE rowid = (SELECT max(rowid) FROM xuqiu WHERE submission_key LIKE 'chaos-%')`,
  `UPDATE chengguo SET code = replace(code, 'GRZZ', 'GXTJ') WHERE rowid = (SELECT max(rowid) FROM chengguo);
   INSERT INTO chengguo (chengguo_id, name, sub_type, add_user, add_time, code) SELECT 'copy', name, sub_type, add_user, 1, replace(code, 'GXTJ', 'GRZZ')
   FROM chengguo WHERE rowid = (SELECT max(rowid) FROM chengguo)`,
  `DELETE FROM audit_log WHERE rowid = (SELECT max(rowid) FROM audit_log WHERE action = 'audit' AND table_name IN ('chengguo', 'xuqiu'))`,
  `UPDATE facet_count SET counts = json_set(counts, '$."*"', 9999) WHERE kind = 'result' AND grp = '*'`,
  `UPDATE publication_rank SET live = live + 1 WHERE kind = 'demand' AND level = 9`,
  'DELETE FROM result_search WHERE rowid = (SELECT max(release_no) FROM result_publication)',
  `UPDATE figure SET counts = json_set(counts, '$."2026-01"', 9999) WHERE kind = 'result'`,
  'UPDATE item_interest SET favourites = favourites + 1 WHERE rowid = (SELECT max(rowid) FROM item_interest)',
  'UPDATE bookable SET booked = booked - 1 WHERE event_id = (SELECT event_id FROM booking ORDER BY rowid DESC LIMIT 1)',
  'DELETE FROM meeting_user WHERE rowid = (SELECT max(rowid) FROM meeting_user)',
  "UPDATE push_wechat_orgs SET state = CASE state WHEN 'sent' THEN 'waiting' ELSE 'sent' END",
  'UPDATE upload SET complete_time = NULL WHERE complete_time IS NOT NULL',
];

it('SRV-019 PUB-123 PUSH-049 SIGN-036 SIGN-019 people act at random, the server is killed again and again, answers are lost, store, queue, database and clock go wrong: nothing acknowledged is lost, nothing is double, no count drifts', {
  timeout: 900_000,
}, async () => {
  const report = await chaos({ kills: KILLS, seconds: 600, seed: Date.now() % 1_000_000, damages: DAMAGES });
  console.log(chaosReport(report));
  expect(report.findings).toEqual([]);
  expect(report.kills).toBe(KILLS);
  expect(report.unseen).toEqual([]);
  expect(report.counts.get('POST lost') ?? 0).toBeGreaterThan(0);
  expect(report.counts.get('POST 500') ?? 0).toBeGreaterThan(0);
  for (const acknowledged of [report.ledger.items, report.ledger.uploads, report.ledger.signUps, report.ledger.pushes])
    expect(acknowledged.length).toBeGreaterThan(0);
});
