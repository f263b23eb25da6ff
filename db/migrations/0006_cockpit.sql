ALTER TABLE `meeting` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `meeting` ADD `address_en` text;--> statement-breakpoint
ALTER TABLE `deal_progress` ADD `shown` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `deal_progress` ADD `told` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `deal_progress_waiting` ON `deal_progress` (`sign_time`) WHERE "deal_progress"."yuan" IS NOT NULL AND "deal_progress"."told" = 0;
--> statement-breakpoint
DROP TRIGGER deal_figure_added;
--> statement-breakpoint
DROP TRIGGER deal_progress_added;
--> statement-breakpoint
DROP TRIGGER deal_progress_removed;
--> statement-breakpoint
DROP TRIGGER deal_progress_changed;
--> statement-breakpoint
CREATE TRIGGER deal_figure_added AFTER INSERT ON deal BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'state', new.state, 1);
  INSERT INTO deal_progress (deal_id, open_time, answer_seconds, sign_time, yuan, facets, shown, told) VALUES (new.id, new.add_time, (SELECT max(0, min(e.add_time) - new.add_time) FROM deal_event e WHERE e.deal_id = new.id AND e.side = 'owner'), CASE new.state WHEN 'signed' THEN new.update_time END, CASE WHEN new.state = 'signed' AND cast(new.amount AS REAL) > 0 THEN cast(round(cast(new.amount AS REAL) * 10000) AS INTEGER) END, coalesce((SELECT facets FROM result_publication WHERE item_id = new.item_id AND new.item_type = 1), (SELECT facets FROM demand_publication WHERE item_id = new.item_id AND new.item_type = 2), '[]'), (new.state = 'signed' AND new.seeker_case IS 'amount' AND new.owner_case IS 'amount'), (new.state = 'signed' AND new.seeker_case IS 'amount' AND new.owner_case IS 'amount')) ON CONFLICT DO NOTHING;
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, CASE new.state WHEN 'signed' THEN 3 WHEN 'negotiating' THEN 2 ELSE 1 END WHERE new.item_type = 2 ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;
--> statement-breakpoint
CREATE TRIGGER deal_figure_shared AFTER UPDATE OF seeker_case, owner_case ON deal WHEN new.state = 'signed' BEGIN
  UPDATE deal_progress SET shown = (new.state = 'signed' AND new.seeker_case IS 'amount' AND new.owner_case IS 'amount'), told = max(told, (new.state = 'signed' AND new.seeker_case IS 'amount' AND new.owner_case IS 'amount')) WHERE deal_id = new.id AND shown <> (new.state = 'signed' AND new.seeker_case IS 'amount' AND new.owner_case IS 'amount');
END;
--> statement-breakpoint
CREATE TRIGGER deal_progress_added AFTER INSERT ON deal_progress BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', new.open_time, 'unixepoch', '+8 hours'), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y-%m', new.open_time, 'unixepoch', '+8 hours') || ':' || (new.answer_seconds / 8640), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours'), 1), ('deal', 'shown', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * new.yuan * new.shown), ('deal', 'told', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * new.yuan * (new.told AND NOT new.shown)), ('deal', 'told-n', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * (new.yuan IS NOT NULL AND new.told AND NOT new.shown));
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime(iif(substr(f.value, 1, 1) = 's', '%Y-%m', '%Y'), new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'shown-s', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 * new.yuan * new.shown FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = 's';
END;
--> statement-breakpoint
CREATE TRIGGER deal_progress_removed AFTER DELETE ON deal_progress BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', old.open_time, 'unixepoch', '+8 hours'), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y-%m', old.open_time, 'unixepoch', '+8 hours') || ':' || (old.answer_seconds / 8640), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours'), -1), ('deal', 'shown', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * old.yuan * old.shown), ('deal', 'told', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * old.yuan * (old.told AND NOT old.shown)), ('deal', 'told-n', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * (old.yuan IS NOT NULL AND old.told AND NOT old.shown));
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime(iif(substr(f.value, 1, 1) = 's', '%Y-%m', '%Y'), old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'shown-s', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 * old.yuan * old.shown FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = 's';
END;
--> statement-breakpoint
CREATE TRIGGER deal_progress_changed AFTER UPDATE OF open_time, answer_seconds, sign_time, yuan, facets, shown, told ON deal_progress BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', old.open_time, 'unixepoch', '+8 hours'), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y-%m', old.open_time, 'unixepoch', '+8 hours') || ':' || (old.answer_seconds / 8640), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours'), -1), ('deal', 'shown', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * old.yuan * old.shown), ('deal', 'told', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * old.yuan * (old.told AND NOT old.shown)), ('deal', 'told-n', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * (old.yuan IS NOT NULL AND old.told AND NOT old.shown));
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime(iif(substr(f.value, 1, 1) = 's', '%Y-%m', '%Y'), old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'shown-s', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 * old.yuan * old.shown FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = 's';
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', new.open_time, 'unixepoch', '+8 hours'), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y-%m', new.open_time, 'unixepoch', '+8 hours') || ':' || (new.answer_seconds / 8640), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours'), 1), ('deal', 'shown', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * new.yuan * new.shown), ('deal', 'told', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * new.yuan * (new.told AND NOT new.shown)), ('deal', 'told-n', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * (new.yuan IS NOT NULL AND new.told AND NOT new.shown));
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime(iif(substr(f.value, 1, 1) = 's', '%Y-%m', '%Y'), new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'shown-s', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 * new.yuan * new.shown FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = 's';
END;
--> statement-breakpoint
CREATE TRIGGER deal_progress_waiting_added AFTER INSERT ON deal_progress WHEN new.yuan IS NOT NULL AND new.told = 0 AND (SELECT count(*) FROM deal_progress WHERE yuan IS NOT NULL AND told = 0 AND strftime('%Y', sign_time, 'unixepoch', '+8 hours') = strftime('%Y', new.sign_time, 'unixepoch', '+8 hours')) >= 3 BEGIN
  UPDATE deal_progress SET told = 1 WHERE yuan IS NOT NULL AND told = 0 AND strftime('%Y', sign_time, 'unixepoch', '+8 hours') = strftime('%Y', new.sign_time, 'unixepoch', '+8 hours');
END;
--> statement-breakpoint
CREATE TRIGGER deal_progress_waiting_changed AFTER UPDATE OF sign_time, yuan ON deal_progress WHEN new.yuan IS NOT NULL AND new.told = 0 AND (SELECT count(*) FROM deal_progress WHERE yuan IS NOT NULL AND told = 0 AND strftime('%Y', sign_time, 'unixepoch', '+8 hours') = strftime('%Y', new.sign_time, 'unixepoch', '+8 hours')) >= 3 BEGIN
  UPDATE deal_progress SET told = 1 WHERE yuan IS NOT NULL AND told = 0 AND strftime('%Y', sign_time, 'unixepoch', '+8 hours') = strftime('%Y', new.sign_time, 'unixepoch', '+8 hours');
END;
--> statement-breakpoint
UPDATE deal_progress SET shown = 1, told = 1 WHERE deal_id IN (SELECT id FROM deal WHERE state = 'signed' AND seeker_case IS 'amount' AND owner_case IS 'amount');
--> statement-breakpoint
UPDATE deal_progress SET told = 1 WHERE yuan IS NOT NULL AND told = 0 AND strftime('%Y', sign_time, 'unixepoch', '+8 hours') IN (SELECT strftime('%Y', sign_time, 'unixepoch', '+8 hours') FROM deal_progress WHERE yuan IS NOT NULL AND told = 0 GROUP BY 1 HAVING count(*) >= 3);
--> statement-breakpoint
DELETE FROM figure WHERE kind = 'deal' AND grp IN ('priced', 'priced-s', 'yuan', 'yuan-s', 'answer', 'signed-s', 'shown', 'shown-s', 'told', 'told-n');
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM (SELECT kind, grp, name, sum(n) AS n FROM (
  SELECT 'deal' AS kind, 'answer' AS grp, strftime('%Y-%m', open_time, 'unixepoch', '+8 hours') || ':' || (answer_seconds / 8640) AS name, 1 AS n FROM deal_progress
  UNION ALL SELECT 'deal', 'shown', strftime('%Y', sign_time, 'unixepoch', '+8 hours'), yuan FROM deal_progress WHERE shown = 1
  UNION ALL SELECT 'deal', 'told', strftime('%Y', sign_time, 'unixepoch', '+8 hours'), yuan FROM deal_progress WHERE yuan IS NOT NULL AND told = 1 AND shown = 0
  UNION ALL SELECT 'deal', 'told-n', strftime('%Y', sign_time, 'unixepoch', '+8 hours'), 1 FROM deal_progress WHERE yuan IS NOT NULL AND told = 1 AND shown = 0
  UNION ALL SELECT 'deal', 'signed-s', strftime('%Y-%m', d.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 FROM deal_progress d, json_each(d.facets) f WHERE substr(f.value, 1, 1) = 's'
  UNION ALL SELECT 'deal', 'shown-s', strftime('%Y-%m', d.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, d.yuan FROM deal_progress d, json_each(d.facets) f WHERE substr(f.value, 1, 1) = 's' AND d.shown = 1
) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
