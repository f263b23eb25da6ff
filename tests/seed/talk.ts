import type { DatabaseSync } from 'node:sqlite';
import { ITEM } from '../../db/contract/limits.ts';
import { accountId } from './factories/users.ts';
import { bulk } from './load.ts';
import { demoId } from './rows.ts';

/** Comments on one item and by one person, whatever the size: lists of the same length are compared. */
const ALIKE = 300;
/** Of so many comments moderators took one away; so many wait for them, the newest. */
const HIDDEN = 50;
const WAITING = 15;
/** Seconds between two comments. */
const STEP = 45;

const SAID = [
  '请问这项技术是否已经完成中试？',
  '样机的检测报告能否提供？',
  '已完成中试，检测报告可在对接时查阅。',
  '我们有类似的需求，希望进一步了解合作方式。',
];

/** Discussions as the triggers of comments keep them. */
const DISCUSSED = `INSERT INTO discussion (item_type, item_id, comments, last_time, last_comment, is_shown)
SELECT item_type, item_id, count(*), max(add_time), comment_id, EXISTS (SELECT 1 FROM result_publication p WHERE p.item_id = comment.item_id)
FROM comment WHERE item_type = ${ITEM.result} AND hide_time IS NULL GROUP BY item_type, item_id
ON CONFLICT (item_type, item_id) DO UPDATE SET comments = excluded.comments, last_time = excluded.last_time,
  last_comment = excluded.last_comment, is_shown = excluded.is_shown`;

/**
 * Loads comments on published results in bulk, by age: the same number on the last published one and by the first demo
 * account whatever the size, some hidden, a few reported.
 * @param n comments to add; @param at unix seconds of the newest
 */
export function loadComments(db: DatabaseSync, n: number, at: number): void {
  const ids = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map(({ id }) => String(id));
  const items = ids('SELECT item_id AS id FROM result_publication ORDER BY release_no');
  const people = ids('SELECT user_id AS id FROM user WHERE is_delete = 0 ORDER BY user_id');
  const [talked, talker] = [items.pop() ?? '', accountId(1)];
  const others = people.filter((id) => id !== talker);
  const each = Math.max(2, Math.floor(n / ALIKE));
  bulk(db, ['comment', 'comment_report'], () => {
    const add = db.prepare(
      'INSERT OR IGNORE INTO comment (comment_id, item_id, item_type, add_user, content, add_time, hide_time, hide_reason) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    );
    const report = db.prepare(
      `INSERT OR IGNORE INTO comment_report (id, comment_id, kind, user_id, reason, add_time) VALUES (?, ?, 'comment', ?, 'spam', ?)`,
    );
    for (let number = 0; number < n; number++) {
      const time = at - (n - number) * STEP;
      const id = demoId('generated comment', number, time);
      const place = number % each;
      const item = place === 0 ? talked : (items[(number * 7) % Math.max(1, items.length)] ?? talked);
      const person = place === 1 ? talker : (others[(number * 13) % others.length] ?? talker);
      const hidden = place > 1 && number % HIDDEN === 7 ? time + STEP : null;
      const reason = hidden === null ? null : '广告';
      add.run(id, item, ITEM.result, person, SAID[number % SAID.length] ?? '', time, hidden, reason);
      if (number >= n - WAITING) report.run(demoId('generated report', number, time), id, talker, time + STEP);
    }
    db.exec(DISCUSSED);
  });
}
