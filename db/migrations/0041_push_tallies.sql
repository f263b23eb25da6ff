CREATE TABLE `organization_contact` (
	`org_id` text PRIMARY KEY NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`opened` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	`interested` integer DEFAULT 0 NOT NULL,
	`last_time` integer
);
--> statement-breakpoint
CREATE TABLE `push_approval` (
	`push_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`ask_user` text NOT NULL,
	`ask_time` integer NOT NULL,
	`decide_user` text,
	`decide_time` integer,
	`reason` text
);
--> statement-breakpoint
CREATE TABLE `push_audience` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`filter` text NOT NULL,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_audience_name` ON `push_audience` (`name`) WHERE "push_audience"."is_delete" = 0;--> statement-breakpoint
CREATE TABLE `push_tally` (
	`push_id` text NOT NULL,
	`wave` integer NOT NULL,
	`state` text NOT NULL,
	`error_code` text NOT NULL,
	`delivered_at` integer NOT NULL,
	`answers` integer NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`push_id`, `wave`, `state`, `error_code`, `delivered_at`, `answers`)
);
--> statement-breakpoint
CREATE TABLE `push_wave` (
	`push_id` text NOT NULL,
	`wave` integer NOT NULL,
	`start_time` integer NOT NULL,
	PRIMARY KEY(`push_id`, `wave`)
);
--> statement-breakpoint
ALTER TABLE `push_wechat_orgs` ADD `wave` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `push_wechat_orgs` ADD `answers` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_stage` ON `push_wechat_orgs` (`push_id`,`state`,`org_id`);--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_opened` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 1) > 0;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_answered` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 2) > 0;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_interested` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 4) > 0;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_irrelevant` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 8) > 0;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_passed` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 16) > 0;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_replied` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 32) > 0;--> statement-breakpoint
ALTER TABLE `push_wechat` ADD `wave_size` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `push_wechat` ADD `wave_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `organization_credit_code` ON `organization` (`social_credit_code`);--> statement-breakpoint
CREATE INDEX `organization_plain_name` ON `organization` (replace(replace(replace(lower(`name`), ' ', ''), '（', '('), '）', ')'));
--> statement-breakpoint
UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = push_wechat_orgs.push_id AND a.org_id = push_wechat_orgs.org_id);
--> statement-breakpoint
INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) SELECT push_id, wave, state, CASE WHEN state IN ('waiting', 'sending') THEN '' ELSE coalesce(error_code, '') END, delivered_at IS NOT NULL, answers, count(*) FROM push_wechat_orgs GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) SELECT org_id, sum(state = 'sent'), sum(answers & 1), sum(answers >> 1 & 1), sum(answers >> 2 & 1), max(CASE state WHEN 'sent' THEN sent_at END) FROM push_wechat_orgs WHERE state = 'sent' OR answers <> 0 GROUP BY org_id;
--> statement-breakpoint
-- Each writes what a row adds or takes away, so that it does not matter which of them comes first where one sets off another.
CREATE TRIGGER push_tally_added AFTER INSERT ON push_wechat_orgs BEGIN
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (new.push_id, new.wave, new.state, CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END, new.delivered_at IS NOT NULL, new.answers, 1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = new.push_id AND wave = new.wave AND state = new.state AND error_code = CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END AND delivered_at = (new.delivered_at IS NOT NULL) AND answers = new.answers;
END;
--> statement-breakpoint
CREATE TRIGGER push_tally_answered AFTER INSERT ON push_wechat_orgs WHEN EXISTS (SELECT 1 FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER push_tally_changed AFTER UPDATE OF push_id, wave, state, error_code, delivered_at, answers ON push_wechat_orgs WHEN old.push_id <> new.push_id OR (old.delivered_at IS NULL) <> (new.delivered_at IS NULL) OR old.wave <> new.wave OR old.state <> new.state OR old.error_code IS NOT new.error_code OR old.answers <> new.answers BEGIN
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (old.push_id, old.wave, old.state, CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END, old.delivered_at IS NOT NULL, old.answers, -1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = old.push_id AND wave = old.wave AND state = old.state AND error_code = CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END AND delivered_at = (old.delivered_at IS NOT NULL) AND answers = old.answers;
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (new.push_id, new.wave, new.state, CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END, new.delivered_at IS NOT NULL, new.answers, 1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = new.push_id AND wave = new.wave AND state = new.state AND error_code = CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END AND delivered_at = (new.delivered_at IS NOT NULL) AND answers = new.answers;
END;
--> statement-breakpoint
CREATE TRIGGER push_tally_removed AFTER DELETE ON push_wechat_orgs BEGIN
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (old.push_id, old.wave, old.state, CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END, old.delivered_at IS NOT NULL, old.answers, -1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = old.push_id AND wave = old.wave AND state = old.state AND error_code = CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END AND delivered_at = (old.delivered_at IS NOT NULL) AND answers = old.answers;
END;
--> statement-breakpoint
CREATE TRIGGER organization_contact_added AFTER INSERT ON push_wechat_orgs WHEN new.state = 'sent' OR new.answers <> 0 BEGIN
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (new.org_id, new.state = 'sent', new.answers & 1, new.answers >> 1 & 1, new.answers >> 2 & 1, CASE new.state WHEN 'sent' THEN new.sent_at END) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
END;
--> statement-breakpoint
CREATE TRIGGER organization_contact_changed AFTER UPDATE OF org_id, state, answers ON push_wechat_orgs WHEN (old.org_id <> new.org_id OR (old.state = 'sent') <> (new.state = 'sent') OR old.answers <> new.answers) AND (old.state = 'sent' OR new.state = 'sent' OR old.answers <> 0 OR new.answers <> 0) BEGIN
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (old.org_id, -(old.state = 'sent'), -(old.answers & 1), -(old.answers >> 1 & 1), -(old.answers >> 2 & 1), NULL) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (new.org_id, new.state = 'sent', new.answers & 1, new.answers >> 1 & 1, new.answers >> 2 & 1, CASE new.state WHEN 'sent' THEN new.sent_at END) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
END;
--> statement-breakpoint
CREATE TRIGGER organization_contact_removed AFTER DELETE ON push_wechat_orgs WHEN old.state = 'sent' OR old.answers <> 0 BEGIN
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (old.org_id, -(old.state = 'sent'), -(old.answers & 1), -(old.answers >> 1 & 1), -(old.answers >> 2 & 1), NULL) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
END;
--> statement-breakpoint
CREATE TRIGGER push_wechat_orgs_moved AFTER UPDATE OF org_id ON push_wechat_orgs WHEN old.org_id <> new.org_id BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER push_answer_tally_added AFTER INSERT ON push_answer BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE push_id = new.push_id AND org_id = new.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER push_answer_tally_changed AFTER UPDATE OF push_id, org_id, item_id, answer, passed_to, opened_time ON push_answer BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE push_id = new.push_id AND org_id = new.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER push_answer_tally_moved AFTER UPDATE OF push_id, org_id ON push_answer WHEN old.push_id <> new.push_id OR old.org_id <> new.org_id BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = old.push_id AND a.org_id = old.org_id) WHERE push_id = old.push_id AND org_id = old.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER push_answer_tally_removed AFTER DELETE ON push_answer BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = old.push_id AND a.org_id = old.org_id) WHERE push_id = old.push_id AND org_id = old.org_id;
END;
