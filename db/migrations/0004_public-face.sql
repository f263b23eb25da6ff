CREATE TABLE `deal_progress` (
	`deal_id` text PRIMARY KEY NOT NULL,
	`open_time` integer NOT NULL,
	`answer_seconds` integer,
	`sign_time` integer,
	`yuan` integer,
	`facets` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `figure` (
	`kind` text NOT NULL,
	`grp` text NOT NULL,
	`counts` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`kind`, `grp`)
);
--> statement-breakpoint
CREATE TABLE `item_progress` (
	`item_id` text PRIMARY KEY NOT NULL,
	`level` integer NOT NULL
);
--> statement-breakpoint
CREATE VIEW figure_step AS SELECT kind, grp, '' AS name, 0 AS n FROM figure;
--> statement-breakpoint
CREATE TRIGGER figure_stepped INSTEAD OF INSERT ON figure_step WHEN new.n <> 0 AND new.name IS NOT NULL BEGIN
  INSERT INTO figure (kind, grp, counts) VALUES (new.kind, new.grp, json_object(new.name, new.n)) ON CONFLICT DO UPDATE SET counts = json_patch(counts, json_object(new.name, nullif(coalesce(counts ->> new.name, 0) + new.n, 0)));
END;
--> statement-breakpoint
CREATE TRIGGER chengguo_figure_added AFTER INSERT ON chengguo WHEN (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'result', 'month', strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 WHERE (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
END;
--> statement-breakpoint
CREATE TRIGGER chengguo_figure_removed AFTER DELETE ON chengguo WHEN (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'result', 'month', strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 WHERE (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
END;
--> statement-breakpoint
CREATE TRIGGER chengguo_figure_changed AFTER UPDATE OF release_time, is_delete, secrecy ON chengguo WHEN (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1) <> (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) OR (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) AND old.release_time <> new.release_time BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'result', 'month', strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 WHERE (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'result', 'month', strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 WHERE (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
END;
--> statement-breakpoint
CREATE TRIGGER xuqiu_figure_added AFTER INSERT ON xuqiu WHEN (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', 'month', strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 WHERE (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 FROM item_progress p, json_each('["answered","talks","signed"]') l WHERE p.item_id = new.xuqiu_id AND l.key < p.level AND (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
END;
--> statement-breakpoint
CREATE TRIGGER xuqiu_figure_removed AFTER DELETE ON xuqiu WHEN (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', 'month', strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 WHERE (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 FROM item_progress p, json_each('["answered","talks","signed"]') l WHERE p.item_id = old.xuqiu_id AND l.key < p.level AND (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
END;
--> statement-breakpoint
CREATE TRIGGER xuqiu_figure_changed AFTER UPDATE OF release_time, is_delete, secrecy ON xuqiu WHEN (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1) <> (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) OR (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) AND old.release_time <> new.release_time BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', 'month', strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 WHERE (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 FROM item_progress p, json_each('["answered","talks","signed"]') l WHERE p.item_id = old.xuqiu_id AND l.key < p.level AND (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', 'month', strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 WHERE (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 FROM item_progress p, json_each('["answered","talks","signed"]') l WHERE p.item_id = new.xuqiu_id AND l.key < p.level AND (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
END;
--> statement-breakpoint
CREATE TRIGGER item_progress_added AFTER INSERT ON item_progress BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', x.release_time, 'unixepoch', '+8 hours'), (l.key < new.level) FROM xuqiu x, json_each('["answered","talks","signed"]') l WHERE x.xuqiu_id = new.item_id AND x.release_time IS NOT NULL AND x.is_delete = 0 AND x.secrecy IS NOT 1;
END;
--> statement-breakpoint
CREATE TRIGGER item_progress_changed AFTER UPDATE OF level ON item_progress WHEN old.level <> new.level BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', x.release_time, 'unixepoch', '+8 hours'), (l.key < new.level) - (l.key < old.level) FROM xuqiu x, json_each('["answered","talks","signed"]') l WHERE x.xuqiu_id = new.item_id AND x.release_time IS NOT NULL AND x.is_delete = 0 AND x.secrecy IS NOT 1;
END;
--> statement-breakpoint
CREATE TRIGGER push_answer_progress_added AFTER INSERT ON push_answer WHEN new.item_id <> '' AND new.answer IN ('interested', 'replied') BEGIN
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, 1 WHERE EXISTS (SELECT 1 FROM xuqiu WHERE xuqiu_id = new.item_id) ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;
--> statement-breakpoint
CREATE TRIGGER push_answer_progress_changed AFTER UPDATE OF answer ON push_answer WHEN new.item_id <> '' AND new.answer IN ('interested', 'replied') AND old.answer <> new.answer BEGIN
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, 1 WHERE EXISTS (SELECT 1 FROM xuqiu WHERE xuqiu_id = new.item_id) ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;
--> statement-breakpoint
CREATE TRIGGER deal_figure_added AFTER INSERT ON deal BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'state', new.state, 1);
  INSERT INTO deal_progress (deal_id, open_time, answer_seconds, sign_time, yuan, facets) VALUES (new.id, new.add_time, (SELECT max(0, min(e.add_time) - new.add_time) FROM deal_event e WHERE e.deal_id = new.id AND e.side = 'owner'), CASE new.state WHEN 'signed' THEN new.update_time END, CASE WHEN new.state = 'signed' AND cast(new.amount AS REAL) > 0 THEN cast(round(cast(new.amount AS REAL) * 10000) AS INTEGER) END, coalesce((SELECT facets FROM result_publication WHERE item_id = new.item_id AND new.item_type = 1), (SELECT facets FROM demand_publication WHERE item_id = new.item_id AND new.item_type = 2), '[]')) ON CONFLICT DO NOTHING;
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, CASE new.state WHEN 'signed' THEN 3 WHEN 'negotiating' THEN 2 ELSE 1 END WHERE new.item_type = 2 ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;
--> statement-breakpoint
CREATE TRIGGER deal_figure_changed AFTER UPDATE OF state ON deal WHEN old.state <> new.state BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'state', old.state, -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'state', new.state, 1);
  UPDATE deal_progress SET sign_time = CASE new.state WHEN 'signed' THEN new.update_time END, yuan = CASE WHEN new.state = 'signed' AND cast(new.amount AS REAL) > 0 THEN cast(round(cast(new.amount AS REAL) * 10000) AS INTEGER) END, facets = coalesce((SELECT facets FROM result_publication WHERE item_id = new.item_id AND new.item_type = 1), (SELECT facets FROM demand_publication WHERE item_id = new.item_id AND new.item_type = 2), '[]') WHERE deal_id = new.id AND 'signed' IN (old.state, new.state);
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, CASE new.state WHEN 'signed' THEN 3 WHEN 'negotiating' THEN 2 ELSE 1 END WHERE new.item_type = 2 ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;
--> statement-breakpoint
CREATE TRIGGER deal_figure_removed AFTER DELETE ON deal BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'state', old.state, -1);
  DELETE FROM deal_progress WHERE deal_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER deal_event_answered AFTER INSERT ON deal_event WHEN new.side = 'owner' BEGIN
  UPDATE deal_progress SET answer_seconds = max(0, new.add_time - open_time) WHERE deal_id = new.deal_id AND (answer_seconds IS NULL OR answer_seconds > max(0, new.add_time - open_time));
END;
--> statement-breakpoint
CREATE TRIGGER deal_progress_added AFTER INSERT ON deal_progress BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', new.open_time, 'unixepoch', '+8 hours'), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y', new.open_time, 'unixepoch', '+8 hours') || ':' || (new.answer_seconds / 8640), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours'), 1), ('deal', 'priced', iif(new.yuan IS NULL, NULL, strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours')), 1), ('deal', 'yuan', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours'), 1 * new.yuan);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime('%Y', new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'priced-s', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = 's' AND new.yuan IS NOT NULL;
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'yuan-s', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 * new.yuan FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = 's';
END;
--> statement-breakpoint
CREATE TRIGGER deal_progress_removed AFTER DELETE ON deal_progress BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', old.open_time, 'unixepoch', '+8 hours'), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y', old.open_time, 'unixepoch', '+8 hours') || ':' || (old.answer_seconds / 8640), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours'), -1), ('deal', 'priced', iif(old.yuan IS NULL, NULL, strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours')), -1), ('deal', 'yuan', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours'), -1 * old.yuan);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime('%Y', old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'priced-s', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = 's' AND old.yuan IS NOT NULL;
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'yuan-s', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 * old.yuan FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = 's';
END;
--> statement-breakpoint
CREATE TRIGGER deal_progress_changed AFTER UPDATE OF open_time, answer_seconds, sign_time, yuan, facets ON deal_progress BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', old.open_time, 'unixepoch', '+8 hours'), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y', old.open_time, 'unixepoch', '+8 hours') || ':' || (old.answer_seconds / 8640), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours'), -1), ('deal', 'priced', iif(old.yuan IS NULL, NULL, strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours')), -1), ('deal', 'yuan', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours'), -1 * old.yuan);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime('%Y', old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'priced-s', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = 's' AND old.yuan IS NOT NULL;
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'yuan-s', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 * old.yuan FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = 's';
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', new.open_time, 'unixepoch', '+8 hours'), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y', new.open_time, 'unixepoch', '+8 hours') || ':' || (new.answer_seconds / 8640), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours'), 1), ('deal', 'priced', iif(new.yuan IS NULL, NULL, strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours')), 1), ('deal', 'yuan', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours'), 1 * new.yuan);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime('%Y', new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'priced-s', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = 's' AND new.yuan IS NOT NULL;
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'yuan-s', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 * new.yuan FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = 's';
END;
--> statement-breakpoint
CREATE TRIGGER push_target_figure_added AFTER INSERT ON push_wechat_orgs WHEN (new.state IN ('sent', 'failed', 'refused') OR new.answers & 3) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('push', 'reached', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.state = 'sent' OR new.answers & 1)), ('push', 'opened', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.answers & 1)), ('push', 'answered', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.answers >> 1 & 1)), ('push', 'failed', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.state IN ('failed', 'refused')));
END;
--> statement-breakpoint
CREATE TRIGGER push_target_figure_removed AFTER DELETE ON push_wechat_orgs WHEN (old.state IN ('sent', 'failed', 'refused') OR old.answers & 3) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('push', 'reached', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.state = 'sent' OR old.answers & 1)), ('push', 'opened', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.answers & 1)), ('push', 'answered', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.answers >> 1 & 1)), ('push', 'failed', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.state IN ('failed', 'refused')));
END;
--> statement-breakpoint
CREATE TRIGGER push_target_figure_changed AFTER UPDATE OF state, answers, sent_at, claim_time ON push_wechat_orgs WHEN (old.state <> new.state OR (old.answers & 3) <> (new.answers & 3) OR coalesce(old.sent_at, old.claim_time) IS NOT coalesce(new.sent_at, new.claim_time)) AND ((old.state IN ('sent', 'failed', 'refused') OR old.answers & 3) OR (new.state IN ('sent', 'failed', 'refused') OR new.answers & 3)) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('push', 'reached', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.state = 'sent' OR old.answers & 1)), ('push', 'opened', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.answers & 1)), ('push', 'answered', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.answers >> 1 & 1)), ('push', 'failed', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.state IN ('failed', 'refused')));
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('push', 'reached', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.state = 'sent' OR new.answers & 1)), ('push', 'opened', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.answers & 1)), ('push', 'answered', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.answers >> 1 & 1)), ('push', 'failed', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.state IN ('failed', 'refused')));
END;
--> statement-breakpoint
CREATE TRIGGER project_figure_added AFTER INSERT ON project BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('programme', 'stage', 'declared', (new.is_delete = 0 AND new.stage IN (1, 2))), ('programme', 'stage', 'published', (new.is_delete = 0 AND new.publication_id IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER project_figure_removed AFTER DELETE ON project BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('programme', 'stage', 'declared', -(old.is_delete = 0 AND old.stage IN (1, 2))), ('programme', 'stage', 'published', -(old.is_delete = 0 AND old.publication_id IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER project_figure_changed AFTER UPDATE OF is_delete, stage, publication_id ON project BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('programme', 'stage', 'declared', -(old.is_delete = 0 AND old.stage IN (1, 2))), ('programme', 'stage', 'published', -(old.is_delete = 0 AND old.publication_id IS NOT NULL));
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('programme', 'stage', 'declared', (new.is_delete = 0 AND new.stage IN (1, 2))), ('programme', 'stage', 'published', (new.is_delete = 0 AND new.publication_id IS NOT NULL));
END;
--> statement-breakpoint
CREATE TRIGGER meeting_figure_added AFTER INSERT ON meeting BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', new.start_time, 'unixepoch', '+8 hours'), 1 WHERE new.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_figure_removed AFTER DELETE ON meeting BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', old.start_time, 'unixepoch', '+8 hours'), -1 WHERE old.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_figure_changed AFTER UPDATE OF is_delete, start_time ON meeting BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', old.start_time, 'unixepoch', '+8 hours'), -1 WHERE old.is_delete = 0;
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', new.start_time, 'unixepoch', '+8 hours'), 1 WHERE new.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_user_figure_added AFTER INSERT ON meeting_user BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'signup', strftime('%Y-%m', new.add_time, 'unixepoch', '+8 hours'), 1 WHERE new.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_user_figure_removed AFTER DELETE ON meeting_user BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'signup', strftime('%Y-%m', old.add_time, 'unixepoch', '+8 hours'), -1 WHERE old.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_user_figure_changed AFTER UPDATE OF is_delete, add_time ON meeting_user BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'signup', strftime('%Y-%m', old.add_time, 'unixepoch', '+8 hours'), -1 WHERE old.is_delete = 0;
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'signup', strftime('%Y-%m', new.add_time, 'unixepoch', '+8 hours'), 1 WHERE new.is_delete = 0;
END;
--> statement-breakpoint
INSERT INTO item_progress (item_id, level) SELECT d.item_id, max(CASE d.state WHEN 'signed' THEN 3 WHEN 'negotiating' THEN 2 ELSE 1 END) FROM deal d WHERE d.item_type = 2 GROUP BY d.item_id ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
--> statement-breakpoint
INSERT INTO item_progress (item_id, level) SELECT DISTINCT a.item_id, 1 FROM push_answer a JOIN xuqiu x ON x.xuqiu_id = a.item_id WHERE a.answer IN ('interested', 'replied') ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO deal_progress (deal_id, open_time, answer_seconds, sign_time, yuan, facets) SELECT d.id, d.add_time, (SELECT max(0, min(e.add_time) - d.add_time) FROM deal_event e WHERE e.deal_id = d.id AND e.side = 'owner'), CASE d.state WHEN 'signed' THEN d.update_time END, CASE WHEN d.state = 'signed' AND cast(d.amount AS REAL) > 0 THEN cast(round(cast(d.amount AS REAL) * 10000) AS INTEGER) END, coalesce((SELECT facets FROM result_publication WHERE item_id = d.item_id AND d.item_type = 1), (SELECT facets FROM demand_publication WHERE item_id = d.item_id AND d.item_type = 2), '[]') FROM deal d WHERE true ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM figure;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'result', 'month', strftime('%Y-%m', c.release_time, 'unixepoch', '+8 hours'), 1 FROM chengguo c WHERE c.release_time IS NOT NULL AND c.is_delete = 0 AND c.secrecy IS NOT 1) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'demand', 'month', strftime('%Y-%m', c.release_time, 'unixepoch', '+8 hours'), 1 FROM xuqiu c WHERE c.release_time IS NOT NULL AND c.is_delete = 0 AND c.secrecy IS NOT 1) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'demand', l.value, strftime('%Y-%m', c.release_time, 'unixepoch', '+8 hours'), 1 FROM item_progress p JOIN xuqiu c ON c.xuqiu_id = p.item_id, json_each('["answered","talks","signed"]') l WHERE l.key < p.level AND c.release_time IS NOT NULL AND c.is_delete = 0 AND c.secrecy IS NOT 1) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'deal', 'state', state, 1 FROM deal) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'deal', 'opened', strftime('%Y-%m', open_time, 'unixepoch', '+8 hours'), 1 FROM deal_progress) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'deal', 'answer', strftime('%Y', open_time, 'unixepoch', '+8 hours') || ':' || (answer_seconds / 8640), 1 FROM deal_progress) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'deal', 'signed', strftime('%Y-%m', sign_time, 'unixepoch', '+8 hours'), 1 FROM deal_progress) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'deal', 'priced', strftime('%Y-%m', sign_time, 'unixepoch', '+8 hours'), 1 FROM deal_progress WHERE yuan IS NOT NULL) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'deal', 'yuan', strftime('%Y-%m', sign_time, 'unixepoch', '+8 hours'), yuan FROM deal_progress) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime('%Y', d.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 FROM deal_progress d, json_each(d.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k')) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'deal', 'priced-s', strftime('%Y', d.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 FROM deal_progress d, json_each(d.facets) f WHERE substr(f.value, 1, 1) = 's' AND d.yuan IS NOT NULL) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'deal', 'yuan-s', strftime('%Y', d.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, d.yuan FROM deal_progress d, json_each(d.facets) f WHERE substr(f.value, 1, 1) = 's') WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'push', 'reached', strftime('%Y-%m', coalesce(t.sent_at, t.claim_time, t.add_time), 'unixepoch', '+8 hours'), t.state = 'sent' OR t.answers & 1 FROM push_wechat_orgs t) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'push', 'opened', strftime('%Y-%m', coalesce(t.sent_at, t.claim_time, t.add_time), 'unixepoch', '+8 hours'), t.answers & 1 FROM push_wechat_orgs t) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'push', 'answered', strftime('%Y-%m', coalesce(t.sent_at, t.claim_time, t.add_time), 'unixepoch', '+8 hours'), t.answers >> 1 & 1 FROM push_wechat_orgs t) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'push', 'failed', strftime('%Y-%m', coalesce(t.sent_at, t.claim_time, t.add_time), 'unixepoch', '+8 hours'), t.state IN ('failed', 'refused') FROM push_wechat_orgs t) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'programme', 'stage', 'declared', 1 FROM project WHERE is_delete = 0 AND stage IN (1, 2) UNION ALL SELECT 'programme', 'stage', 'published', 1 FROM project WHERE is_delete = 0 AND publication_id IS NOT NULL) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'meeting', 'month', strftime('%Y-%m', start_time, 'unixepoch', '+8 hours'), 1 FROM meeting WHERE is_delete = 0) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
INSERT INTO figure (kind, grp, counts) SELECT kind, grp, json_group_object(name, n) FROM ( SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL SELECT 'meeting', 'signup', strftime('%Y-%m', add_time, 'unixepoch', '+8 hours'), 1 FROM meeting_user WHERE is_delete = 0) WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0) GROUP BY kind, grp;
--> statement-breakpoint
CREATE TABLE `yuanqu_intention` (
	`id` text PRIMARY KEY NOT NULL,
	`yuanqu_id` text NOT NULL,
	`name` text NOT NULL,
	`org_name` text,
	`project` text NOT NULL,
	`amount` text,
	`phone` text NOT NULL,
	`remark` text,
	`user_id` text,
	`state` integer DEFAULT 1 NOT NULL,
	`note` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `yuanqu_intention_park` ON `yuanqu_intention` (`yuanqu_id`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `yuanqu_intention_state` ON `yuanqu_intention` (`is_delete`,`state`,`add_time`);--> statement-breakpoint
CREATE INDEX `yuanqu_intention_user` ON `yuanqu_intention` (`user_id`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `zhuanjia_work` (
	`id` text PRIMARY KEY NOT NULL,
	`expert_id` text NOT NULL,
	`kind` integer DEFAULT 1 NOT NULL,
	`title` text NOT NULL,
	`title_en` text,
	`year` integer,
	`source` text,
	`url` text,
	`is_highlight` integer DEFAULT 0 NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `zhuanjia_work_of` ON `zhuanjia_work` (`expert_id`,`is_highlight`,`sort`);--> statement-breakpoint
ALTER TABLE `yuanqu` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `yuanqu` ADD `profile_en` text;--> statement-breakpoint
ALTER TABLE `yuanqu` ADD `address` text;--> statement-breakpoint
ALTER TABLE `yuanqu` ADD `sort` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `yuanqu_order` ON `yuanqu` (`is_delete`,`sort`,`add_time`);--> statement-breakpoint
ALTER TABLE `zhuanjia` ADD `qualification_en` text;--> statement-breakpoint
ALTER TABLE `zhuanjia` ADD `profile_en` text;--> statement-breakpoint
ALTER TABLE `zhuanjia` ADD `direction_en` text;--> statement-breakpoint
ALTER TABLE `zhuanjia` ADD `contact_open` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `zhuanjia` ADD `is_self` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `zhuanjia` ADD `release_time` integer;--> statement-breakpoint
ALTER TABLE `zhuanjia` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `zhuanjia_queue` ON `zhuanjia` (`audit_status`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `zhuanjia_unit` ON `zhuanjia` (`unit`,`is_delete`);--> statement-breakpoint
CREATE UNIQUE INDEX `zhuanjia_self` ON `zhuanjia` (`add_user`) WHERE is_self = 1 AND is_delete = 0;
--> statement-breakpoint
DROP TRIGGER file_use_yuanqu_added;
--> statement-breakpoint
DROP TRIGGER file_use_yuanqu_changed;
--> statement-breakpoint
DROP TRIGGER file_use_yuanqu_removed;
--> statement-breakpoint
DROP TRIGGER file_use_zhuanjia_added;
--> statement-breakpoint
DROP TRIGGER file_use_zhuanjia_changed;
--> statement-breakpoint
DROP TRIGGER file_use_zhuanjia_removed;
--> statement-breakpoint
CREATE VIEW zhuanjia_form AS SELECT p.expert_id, json_object(
  'expert', json_object('name', p.name, 'name_en', p.name_en, 'sex', p.sex, 'qualification', p.qualification, 'qualification_en', p.qualification_en,
    'duties', p.duties, 'direction', p.direction, 'direction_en', p.direction_en, 'avatar', p.avatar, 'profile', p.profile, 'profile_en', p.profile_en,
    'region_name', p.region_name, 'contacts_tel', p.contacts_tel, 'contacts_email', p.contacts_email,
    'works', (SELECT group_concat(x.line, char(10)) FROM (SELECT w.title || coalesce(' · ' || nullif(w.source, ''), '') || coalesce(' · ' || w.year, '') || iif(w.is_highlight = 1, ' ★', '') AS line
      FROM zhuanjia_work w WHERE w.expert_id = p.expert_id ORDER BY w.sort, w.id) x)),
  'scopes', json((SELECT json_group_array(json(x.scope)) FROM (SELECT json_object('id', s.id, 'name', s.name, 'name_en', s.name_en) AS scope
    FROM zhuanjia_scope l JOIN scope s ON s.id = l.second_scope_id WHERE l.expert_id = p.expert_id ORDER BY s.id) x)),
  'organization', json_object('name', coalesce((SELECT o.name FROM organization o WHERE o.organization_id = p.unit), p.org_name))
) AS form FROM zhuanjia p;
--> statement-breakpoint
CREATE TRIGGER zhuanjia_entered AFTER INSERT ON zhuanjia BEGIN
  INSERT INTO zhuanjia_scope(id, expert_id, first_scope_id, second_scope_id)
  SELECT DISTINCT upper(hex(randomblob(13))), new.expert_id, s.pid, s.id FROM json_each('[' || replace(json_quote(coalesce(new.scope, '')), ',', '","') || ']') j
    JOIN scope s ON s.id = trim(j.value) WHERE NOT EXISTS (SELECT 1 FROM zhuanjia_scope l WHERE l.expert_id = new.expert_id AND l.second_scope_id = s.id) GROUP BY s.id;
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.expert_id, 6, e.version, f.form, coalesce(new.update_time, new.add_time) FROM zhuanjia_form f JOIN zhuanjia e ON e.expert_id = f.expert_id
  WHERE f.expert_id = new.expert_id AND new.audit_status = 4
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
--> statement-breakpoint
CREATE TRIGGER zhuanjia_written AFTER UPDATE OF name, name_en, sex, qualification, qualification_en, duties, direction, direction_en, avatar, profile, profile_en, unit, org_name, scope, contacts_tel, contacts_email, contact_open, province, city, county, region_name, audit_status, audit_opinion ON zhuanjia
WHEN new.version = old.version BEGIN
  DELETE FROM zhuanjia_scope WHERE expert_id = new.expert_id AND old.scope IS NOT new.scope AND second_scope_id NOT IN
    (SELECT trim(j.value) FROM json_each('[' || replace(json_quote(coalesce(new.scope, '')), ',', '","') || ']') j);
  INSERT INTO zhuanjia_scope(id, expert_id, first_scope_id, second_scope_id)
  SELECT upper(hex(randomblob(13))), new.expert_id, s.pid, s.id FROM json_each('[' || replace(json_quote(coalesce(new.scope, '')), ',', '","') || ']') j
    JOIN scope s ON s.id = trim(j.value) WHERE old.scope IS NOT new.scope AND NOT EXISTS (SELECT 1 FROM zhuanjia_scope l WHERE l.expert_id = new.expert_id AND l.second_scope_id = s.id) GROUP BY s.id;
  UPDATE zhuanjia SET version = version + 1 WHERE expert_id = new.expert_id;
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.expert_id, 6, e.version, f.form, coalesce(new.update_time, new.add_time) FROM zhuanjia_form f JOIN zhuanjia e ON e.expert_id = f.expert_id
  WHERE f.expert_id = new.expert_id AND new.audit_status = 4
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_yuanqu_added AFTER INSERT ON yuanqu WHEN instr(concat_ws(' ', new.cover, new.profile, new.profile_en, new.region_bg, new.build_bg, new.ecology_bg, new.link_bg, new.merchants, new.financial_support_policy, new.incentive_policy, new.talent_attraction_policy, new.supporting_policy, new.innovation_policy), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'yuanqu', new.yuanqu_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile, new.profile_en, new.region_bg, new.build_bg, new.ecology_bg, new.link_bg, new.merchants, new.financial_support_policy, new.incentive_policy, new.talent_attraction_policy, new.supporting_policy, new.innovation_policy)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_yuanqu_changed AFTER UPDATE OF cover, profile, profile_en, region_bg, build_bg, ecology_bg, link_bg, merchants, financial_support_policy, incentive_policy, talent_attraction_policy, supporting_policy, innovation_policy ON yuanqu WHEN concat_ws(' ', old.cover, old.profile, old.profile_en, old.region_bg, old.build_bg, old.ecology_bg, old.link_bg, old.merchants, old.financial_support_policy, old.incentive_policy, old.talent_attraction_policy, old.supporting_policy, old.innovation_policy) IS NOT concat_ws(' ', new.cover, new.profile, new.profile_en, new.region_bg, new.build_bg, new.ecology_bg, new.link_bg, new.merchants, new.financial_support_policy, new.incentive_policy, new.talent_attraction_policy, new.supporting_policy, new.innovation_policy) AND instr(concat_ws(' ', old.cover, old.profile, old.profile_en, old.region_bg, old.build_bg, old.ecology_bg, old.link_bg, old.merchants, old.financial_support_policy, old.incentive_policy, old.talent_attraction_policy, old.supporting_policy, old.innovation_policy, new.cover, new.profile, new.profile_en, new.region_bg, new.build_bg, new.ecology_bg, new.link_bg, new.merchants, new.financial_support_policy, new.incentive_policy, new.talent_attraction_policy, new.supporting_policy, new.innovation_policy), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'yuanqu' AND item_id = old.yuanqu_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'yuanqu', new.yuanqu_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile, new.profile_en, new.region_bg, new.build_bg, new.ecology_bg, new.link_bg, new.merchants, new.financial_support_policy, new.incentive_policy, new.talent_attraction_policy, new.supporting_policy, new.innovation_policy)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_yuanqu_removed AFTER DELETE ON yuanqu WHEN instr(concat_ws(' ', old.cover, old.profile, old.profile_en, old.region_bg, old.build_bg, old.ecology_bg, old.link_bg, old.merchants, old.financial_support_policy, old.incentive_policy, old.talent_attraction_policy, old.supporting_policy, old.innovation_policy), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'yuanqu' AND item_id = old.yuanqu_id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_zhuanjia_added AFTER INSERT ON zhuanjia WHEN instr(concat_ws(' ', new.avatar, new.profile, new.profile_en, new.direction), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'zhuanjia', new.expert_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.avatar, new.profile, new.profile_en, new.direction)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_zhuanjia_changed AFTER UPDATE OF avatar, profile, profile_en, direction ON zhuanjia WHEN concat_ws(' ', old.avatar, old.profile, old.profile_en, old.direction) IS NOT concat_ws(' ', new.avatar, new.profile, new.profile_en, new.direction) AND instr(concat_ws(' ', old.avatar, old.profile, old.profile_en, old.direction, new.avatar, new.profile, new.profile_en, new.direction), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'zhuanjia' AND item_id = old.expert_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'zhuanjia', new.expert_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.avatar, new.profile, new.profile_en, new.direction)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_zhuanjia_removed AFTER DELETE ON zhuanjia WHEN instr(concat_ws(' ', old.avatar, old.profile, old.profile_en, old.direction), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'zhuanjia' AND item_id = old.expert_id;
END;
--> statement-breakpoint
CREATE TABLE `markdown` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`is_open` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `markdown_user` ON `markdown` (`add_user`,`is_delete`,`add_time`);--> statement-breakpoint
ALTER TABLE `book` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `book` ADD `author_en` text;--> statement-breakpoint
ALTER TABLE `book` ADD `press_en` text;--> statement-breakpoint
ALTER TABLE `book` ADD `profile_en` text;--> statement-breakpoint
ALTER TABLE `book` ADD `type` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `book` ADD `isbn` text;--> statement-breakpoint
ALTER TABLE `book` ADD `year` integer;--> statement-breakpoint
ALTER TABLE `book` ADD `is_open` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
DROP TRIGGER file_use_book_added;
--> statement-breakpoint
DROP TRIGGER file_use_book_changed;
--> statement-breakpoint
DROP TRIGGER file_use_book_removed;
--> statement-breakpoint
CREATE TABLE discussion (item_type integer NOT NULL, item_id text NOT NULL, comments integer DEFAULT 0 NOT NULL, last_time integer DEFAULT 0 NOT NULL, last_comment text, PRIMARY KEY (item_type, item_id));
--> statement-breakpoint
CREATE INDEX discussion_newest ON discussion (last_time, item_id);
--> statement-breakpoint
CREATE INDEX discussion_most ON discussion (comments, last_time, item_id);
--> statement-breakpoint
CREATE TRIGGER comment_discussed AFTER INSERT ON comment WHEN new.hide_time IS NULL BEGIN
  INSERT INTO discussion(item_type, item_id, comments, last_time, last_comment) VALUES (new.item_type, new.item_id, 1, new.add_time, new.comment_id)
  ON CONFLICT(item_type, item_id) DO UPDATE SET comments = comments + 1,
    last_comment = CASE WHEN excluded.last_time >= last_time THEN excluded.last_comment ELSE last_comment END,
    last_time = max(last_time, excluded.last_time);
END;
--> statement-breakpoint
CREATE TRIGGER comment_undiscussed AFTER DELETE ON comment WHEN old.hide_time IS NULL BEGIN
  UPDATE discussion SET comments = comments - 1 WHERE item_type = old.item_type AND item_id = old.item_id;
  DELETE FROM discussion WHERE item_type = old.item_type AND item_id = old.item_id AND comments < 1;
  UPDATE discussion SET (last_time, last_comment) = (SELECT c.add_time, c.comment_id FROM comment c
    WHERE c.item_id = old.item_id AND c.item_type = old.item_type AND c.hide_time IS NULL ORDER BY c.add_time DESC, c.comment_id DESC LIMIT 1)
  WHERE item_type = old.item_type AND item_id = old.item_id AND last_comment = old.comment_id;
END;
--> statement-breakpoint
CREATE TRIGGER comment_hidden_from_discussion AFTER UPDATE OF hide_time ON comment WHEN old.hide_time IS NULL AND new.hide_time IS NOT NULL BEGIN
  UPDATE discussion SET comments = comments - 1 WHERE item_type = old.item_type AND item_id = old.item_id;
  DELETE FROM discussion WHERE item_type = old.item_type AND item_id = old.item_id AND comments < 1;
  UPDATE discussion SET (last_time, last_comment) = (SELECT c.add_time, c.comment_id FROM comment c
    WHERE c.item_id = old.item_id AND c.item_type = old.item_type AND c.hide_time IS NULL ORDER BY c.add_time DESC, c.comment_id DESC LIMIT 1)
  WHERE item_type = old.item_type AND item_id = old.item_id AND last_comment = old.comment_id;
END;
--> statement-breakpoint
CREATE TRIGGER comment_shown_in_discussion AFTER UPDATE OF hide_time ON comment WHEN old.hide_time IS NOT NULL AND new.hide_time IS NULL BEGIN
  INSERT INTO discussion(item_type, item_id, comments, last_time, last_comment) VALUES (new.item_type, new.item_id, 1, new.add_time, new.comment_id)
  ON CONFLICT(item_type, item_id) DO UPDATE SET comments = comments + 1,
    last_comment = CASE WHEN excluded.last_time >= last_time THEN excluded.last_comment ELSE last_comment END,
    last_time = max(last_time, excluded.last_time);
END;
--> statement-breakpoint
CREATE TRIGGER file_use_book_added AFTER INSERT ON book WHEN instr(concat_ws(' ', new.profile, new.profile_en, new.cover, new.url), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'book', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.profile_en, new.cover, new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_book_changed AFTER UPDATE OF profile, profile_en, cover, url ON book WHEN concat_ws(' ', old.profile, old.profile_en, old.cover, old.url) IS NOT concat_ws(' ', new.profile, new.profile_en, new.cover, new.url) AND instr(concat_ws(' ', old.profile, old.profile_en, old.cover, old.url, new.profile, new.profile_en, new.cover, new.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'book' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'book', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.profile_en, new.cover, new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_book_removed AFTER DELETE ON book WHEN instr(concat_ws(' ', old.profile, old.profile_en, old.cover, old.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'book' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_markdown_added AFTER INSERT ON markdown WHEN instr(concat_ws(' ', new.content), '/files/') > 0 AND new.is_delete = 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'markdown', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_markdown_changed AFTER UPDATE OF content, is_delete ON markdown WHEN (concat_ws(' ', old.content) IS NOT concat_ws(' ', new.content) OR old.is_delete <> new.is_delete) AND instr(concat_ws(' ', old.content, new.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'markdown' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'markdown', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND new.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_markdown_removed AFTER DELETE ON markdown WHEN instr(concat_ws(' ', old.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'markdown' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT INTO discussion(item_type, item_id, comments, last_time, last_comment)
SELECT item_type, item_id, count(*), max(add_time), comment_id FROM comment WHERE hide_time IS NULL GROUP BY item_type, item_id;
--> statement-breakpoint
CREATE TABLE `hall_exhibit` (
	`id` text PRIMARY KEY NOT NULL,
	`hall_id` text NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`note` text,
	`note_en` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hall_exhibit_once` ON `hall_exhibit` (`hall_id`,`item_type`,`item_id`);--> statement-breakpoint
CREATE INDEX `hall_exhibit_order` ON `hall_exhibit` (`hall_id`,`sort`,`add_time`);--> statement-breakpoint
CREATE TABLE `hall` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_en` text,
	`summary` text,
	`summary_en` text,
	`scope` text,
	`cover` text,
	`video` text,
	`panorama` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`is_open` integer DEFAULT 1 NOT NULL,
	`publish_time` integer,
	`unpublish_time` integer,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `hall_order` ON `hall` (`is_delete`,`sort`,`add_time`);--> statement-breakpoint
CREATE TABLE `news_preview` (
	`key` text PRIMARY KEY NOT NULL,
	`news_id` text NOT NULL,
	`end_time` integer NOT NULL,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `news_preview_end` ON `news_preview` (`end_time`);--> statement-breakpoint
CREATE TABLE `news_publication` (
	`id` text PRIMARY KEY NOT NULL,
	`news_id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`title_en` text,
	`summary` text,
	`summary_en` text,
	`content` text,
	`content_en` text,
	`cover` text,
	`type` integer DEFAULT 1 NOT NULL,
	`source` text,
	`source_en` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`release_time` integer NOT NULL,
	`start_time` integer NOT NULL,
	`end_time` integer,
	`planned_end` integer,
	`is_past` integer DEFAULT 0 NOT NULL,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_publication_version` ON `news_publication` (`news_id`,`version`);--> statement-breakpoint
CREATE INDEX `news_publication_shown` ON `news_publication` (`is_past`,`sort`,`release_time`,`news_id`);--> statement-breakpoint
CREATE INDEX `news_publication_released` ON `news_publication` (`is_past`,`release_time`,`news_id`);--> statement-breakpoint
CREATE INDEX `news_publication_end` ON `news_publication` (`end_time`) WHERE "news_publication"."is_past" = 0;--> statement-breakpoint
ALTER TABLE `news` ADD `summary_en` text;--> statement-breakpoint
ALTER TABLE `news` ADD `content_en` text;--> statement-breakpoint
ALTER TABLE `news` ADD `source_en` text;--> statement-breakpoint
ALTER TABLE `news` ADD `is_changed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `news` ADD `version` integer;--> statement-breakpoint
ALTER TABLE `news` ADD `publish_time` integer;--> statement-breakpoint
ALTER TABLE `news` ADD `unpublish_time` integer;--> statement-breakpoint
ALTER TABLE `news` ADD `shown_from` integer;--> statement-breakpoint
ALTER TABLE `video` ADD `title_en` text;--> statement-breakpoint
ALTER TABLE `video` ADD `profile_en` text;--> statement-breakpoint
ALTER TABLE `video` ADD `chapters` text;--> statement-breakpoint
ALTER TABLE `video` ADD `is_open` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `video` ADD `publish_time` integer;--> statement-breakpoint
ALTER TABLE `video` ADD `unpublish_time` integer;
--> statement-breakpoint
DROP TRIGGER file_use_news_added;
--> statement-breakpoint
DROP TRIGGER file_use_news_changed;
--> statement-breakpoint
DROP TRIGGER file_use_news_removed;
--> statement-breakpoint
DROP TRIGGER file_use_video_added;
--> statement-breakpoint
DROP TRIGGER file_use_video_changed;
--> statement-breakpoint
DROP TRIGGER file_use_video_removed;
--> statement-breakpoint
CREATE VIEW exhibit_shown AS
  SELECT 1 AS item_type, p.item_id, p.name, p.cover, p.summary, p.organization_name AS org_name, p.release_time FROM result_publication p
  UNION ALL
  SELECT 2, p.item_id, p.name, p.cover, p.summary, p.organization_name, p.release_time FROM demand_publication p
  UNION ALL
  SELECT 4, c.chanpin_id, c.name, c.cover, substr(coalesce(nullif(c.profile, ''), c.detail_desc, ''), 1, 2000), o.name, c.add_time FROM chanpin c
  LEFT JOIN organization o ON o.organization_id = c.unit AND o.is_delete = 0 AND o.audit_status = 4 AND o.is_shown = 1
  WHERE c.audit_status = 4 AND c.is_delete = 0;
--> statement-breakpoint
CREATE VIEW news_shown AS SELECT p.rowid AS rowid, p.news_id AS id, p.title, p.title_en, p.summary, p.summary_en, p.content,
  p.content_en, p.cover, p.type, p.source, p.source_en, p.sort, p.release_time AS add_time, p.start_time AS update_time, 0 AS is_delete
FROM news_publication p
WHERE +p.is_past = 0 AND p.start_time <= unixepoch() AND coalesce(p.end_time > unixepoch(), 1);
--> statement-breakpoint
CREATE TRIGGER file_use_hall_added AFTER INSERT ON hall WHEN instr(concat_ws(' ', new.cover, new.video, new.panorama), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'hall', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.video, new.panorama)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_hall_changed AFTER UPDATE OF cover, video, panorama ON hall WHEN concat_ws(' ', old.cover, old.video, old.panorama) IS NOT concat_ws(' ', new.cover, new.video, new.panorama) AND instr(concat_ws(' ', old.cover, old.video, old.panorama, new.cover, new.video, new.panorama), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'hall' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'hall', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.video, new.panorama)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_hall_removed AFTER DELETE ON hall WHEN instr(concat_ws(' ', old.cover, old.video, old.panorama), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'hall' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_news_added AFTER INSERT ON news WHEN instr(concat_ws(' ', new.summary, new.content, new.content_en, new.cover), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'news', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.summary, new.content, new.content_en, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_news_changed AFTER UPDATE OF summary, content, content_en, cover ON news WHEN concat_ws(' ', old.summary, old.content, old.content_en, old.cover) IS NOT concat_ws(' ', new.summary, new.content, new.content_en, new.cover) AND instr(concat_ws(' ', old.summary, old.content, old.content_en, old.cover, new.summary, new.content, new.content_en, new.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'news' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'news', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.summary, new.content, new.content_en, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_news_removed AFTER DELETE ON news WHEN instr(concat_ws(' ', old.summary, old.content, old.content_en, old.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'news' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_news_publication_added AFTER INSERT ON news_publication WHEN instr(concat_ws(' ', new.summary, new.content, new.content_en, new.cover), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'news_publication', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.summary, new.content, new.content_en, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_news_publication_changed AFTER UPDATE OF summary, content, content_en, cover ON news_publication WHEN concat_ws(' ', old.summary, old.content, old.content_en, old.cover) IS NOT concat_ws(' ', new.summary, new.content, new.content_en, new.cover) AND instr(concat_ws(' ', old.summary, old.content, old.content_en, old.cover, new.summary, new.content, new.content_en, new.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'news_publication' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'news_publication', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.summary, new.content, new.content_en, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_news_publication_removed AFTER DELETE ON news_publication WHEN instr(concat_ws(' ', old.summary, old.content, old.content_en, old.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'news_publication' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_video_added AFTER INSERT ON video WHEN instr(concat_ws(' ', new.profile, new.profile_en, new.cover, new.url), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'video', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.profile_en, new.cover, new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_video_changed AFTER UPDATE OF profile, profile_en, cover, url ON video WHEN concat_ws(' ', old.profile, old.profile_en, old.cover, old.url) IS NOT concat_ws(' ', new.profile, new.profile_en, new.cover, new.url) AND instr(concat_ws(' ', old.profile, old.profile_en, old.cover, old.url, new.profile, new.profile_en, new.cover, new.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'video' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'video', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.profile_en, new.cover, new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_video_removed AFTER DELETE ON video WHEN instr(concat_ws(' ', old.profile, old.profile_en, old.cover, old.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'video' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT INTO news_publication (id, news_id, version, title, title_en, summary, content, cover, type, source, release_time, start_time, add_time)
  SELECT id, id, 1, title, title_en, summary, content, cover, type, source, add_time, add_time, add_time FROM news WHERE is_delete = 0;
--> statement-breakpoint
UPDATE news SET version = 1, publish_time = add_time, shown_from = add_time, sort = 0 WHERE is_delete = 0;
--> statement-breakpoint
ALTER TABLE `deal` ADD `seeker_case` text;--> statement-breakpoint
ALTER TABLE `deal` ADD `owner_case` text;--> statement-breakpoint
ALTER TABLE `deal` ADD `case_time` integer;--> statement-breakpoint
CREATE INDEX `deal_case` ON `deal` (`case_time`) WHERE "deal"."case_time" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE `xuqiu` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `xuqiu` ADD `summary_en` text;--> statement-breakpoint
ALTER TABLE `organization` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `organization` ADD `profile_en` text;--> statement-breakpoint
ALTER TABLE `chengguo` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `chengguo` ADD `summary_en` text;
--> statement-breakpoint
CREATE TRIGGER organization_named_in_english AFTER UPDATE OF name_en ON organization WHEN old.name_en IS NOT new.name_en BEGIN
  UPDATE result_publication SET card = json_set(card, '$.org_name_en', new.name_en) WHERE organization_id = new.organization_id;
  UPDATE demand_publication SET card = json_set(card, '$.org_name_en', new.name_en) WHERE organization_id = new.organization_id;
END;

--> statement-breakpoint
INSERT INTO facet_count(kind, grp) VALUES ('result','e'),('demand','e');
--> statement-breakpoint
CREATE INDEX `meeting_next` ON `meeting` (`is_delete`,`start_time`);
--> statement-breakpoint
CREATE TRIGGER result_publication_deal_filed AFTER INSERT ON result_publication WHEN EXISTS (SELECT 1 FROM deal WHERE item_id = new.item_id AND state = 'signed') BEGIN
  UPDATE deal_progress SET facets = new.facets WHERE facets = '[]' AND deal_id IN (SELECT id FROM deal WHERE item_id = new.item_id AND item_type = 1 AND state = 'signed');
END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_deal_filed AFTER INSERT ON demand_publication WHEN EXISTS (SELECT 1 FROM deal WHERE item_id = new.item_id AND state = 'signed') BEGIN
  UPDATE deal_progress SET facets = new.facets WHERE facets = '[]' AND deal_id IN (SELECT id FROM deal WHERE item_id = new.item_id AND item_type = 2 AND state = 'signed');
END;
--> statement-breakpoint
CREATE TRIGGER feedback_progress_added AFTER INSERT ON feedback WHEN new.item_type = 2 AND new.item_id IS NOT NULL BEGIN
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, 1 WHERE EXISTS (SELECT 1 FROM xuqiu WHERE xuqiu_id = new.item_id) ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;
--> statement-breakpoint
DROP VIEW exhibit_shown;
--> statement-breakpoint
CREATE TABLE `item_view` (
	`item_id` text NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`item_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `favourite_item` ON `favourite` (`item_id`);
--> statement-breakpoint
CREATE INDEX `xuqiu_untranslated` ON `xuqiu` (`release_time`) WHERE "xuqiu"."name_en" IS NULL AND "xuqiu"."audit_status" = 4 AND "xuqiu"."is_delete" = 0 AND "xuqiu"."unlist_time" IS NULL;--> statement-breakpoint
CREATE INDEX `chengguo_untranslated` ON `chengguo` (`release_time`) WHERE "chengguo"."name_en" IS NULL AND "chengguo"."audit_status" = 4 AND "chengguo"."is_delete" = 0 AND "chengguo"."unlist_time" IS NULL;
