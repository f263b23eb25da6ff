CREATE TABLE `project_opinion_draft` (
	`project_id` text NOT NULL,
	`recommender_id` text NOT NULL,
	`form` text NOT NULL,
	`update_time` integer,
	PRIMARY KEY(`recommender_id`, `project_id`)
);
--> statement-breakpoint
CREATE TABLE `project_reminder` (
	`person` text NOT NULL,
	`day` text NOT NULL,
	`kinds` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`person`, `day`)
);
--> statement-breakpoint
CREATE TABLE `project_assignment` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`recommender_id` text NOT NULL,
	`state` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`tell_time` integer,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_assignment_once` ON `project_assignment` (`project_id`,`recommender_id`);--> statement-breakpoint
CREATE INDEX `project_assignment_recommender` ON `project_assignment` (`recommender_id`,`state`,`project_id`);--> statement-breakpoint
CREATE TABLE `project_conflict` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`recommender_id` text NOT NULL,
	`kind` text NOT NULL,
	`is_hard` integer DEFAULT 1 NOT NULL,
	`reason` text,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_conflict_once` ON `project_conflict` (`project_id`,`recommender_id`,`kind`);--> statement-breakpoint
CREATE INDEX `project_conflict_recommender` ON `project_conflict` (`recommender_id`,`is_hard`,`project_id`);--> statement-breakpoint
CREATE TABLE `project_publication` (
	`id` text PRIMARY KEY NOT NULL,
	`round_id` text NOT NULL,
	`version` integer NOT NULL,
	`sha256` text NOT NULL,
	`projects` integer NOT NULL,
	`former_id` text,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`undo_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_publication_version` ON `project_publication` (`round_id`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `project_publication_current` ON `project_publication` (`round_id`) WHERE "project_publication"."undo_time" IS NULL;--> statement-breakpoint
CREATE TABLE `project_ranking` (
	`round_id` text NOT NULL,
	`part` integer NOT NULL,
	`figures` text NOT NULL,
	`basis` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`round_id`, `part`)
);
--> statement-breakpoint
CREATE TABLE `project_round_changes` (
	`round_id` text PRIMARY KEY NOT NULL,
	`changes` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `project_round_file` (
	`id` text PRIMARY KEY NOT NULL,
	`round_id` text NOT NULL,
	`name` text NOT NULL,
	`is_required` integer DEFAULT 0 NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `project_round_file_round` ON `project_round_file` (`round_id`,`sort`);--> statement-breakpoint
CREATE TABLE `project_round` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`guide` text,
	`open_time` integer NOT NULL,
	`close_time` integer NOT NULL,
	`opinions_needed` integer DEFAULT 3 NOT NULL,
	`opinions_due` integer,
	`sees_others` integer DEFAULT 1 NOT NULL,
	`shows_applicant` integer DEFAULT 1 NOT NULL,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `project_round_time` ON `project_round` (`is_delete`,`open_time`);--> statement-breakpoint
CREATE TABLE `published_project` (
	`publication_id` text NOT NULL,
	`project_id` text NOT NULL,
	`sort` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`publication_id`, `project_id`)
);
--> statement-breakpoint
ALTER TABLE `attachment_relation` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `notice_message` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `notice_message` ADD `params` text;--> statement-breakpoint
ALTER TABLE `project` ADD `round_id` text;--> statement-breakpoint
ALTER TABLE `project` ADD `stage` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `project` ADD `receipt` text;--> statement-breakpoint
ALTER TABLE `project` ADD `submit_time` integer;--> statement-breakpoint
ALTER TABLE `project` ADD `recommend_time` integer;--> statement-breakpoint
ALTER TABLE `project` ADD `return_reason` text;--> statement-breakpoint
ALTER TABLE `project` ADD `brief` text;--> statement-breakpoint
ALTER TABLE `project` ADD `highlights` text;--> statement-breakpoint
ALTER TABLE `project` ADD `market_points` text;--> statement-breakpoint
ALTER TABLE `project` ADD `difficulties` text;--> statement-breakpoint
ALTER TABLE `project` ADD `team_names` text;--> statement-breakpoint
ALTER TABLE `project` ADD `pending_form` text;--> statement-breakpoint
ALTER TABLE `project` ADD `submission_key` text;--> statement-breakpoint
ALTER TABLE `project` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `project` ADD `publication_id` text;--> statement-breakpoint
ALTER TABLE `project` ADD `is_edited` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `project_published` ON `project` (`publication_id`) WHERE "project"."publication_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `project_published_unit` ON `project` (`orgRec_id`) WHERE "project"."publication_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `project_published_person` ON `project` (`personRec_id`) WHERE "project"."publication_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `project_receipt` ON `project` (`receipt`) WHERE "project"."receipt" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `project_submission` ON `project` (`declarant_user_id`,`submission_key`) WHERE "project"."submission_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `project_in_round` ON `project` (`round_id`,`stage`,`is_delete`,`id`);--> statement-breakpoint
CREATE INDEX `project_figures` ON `project` (`round_id`,`is_delete`,`stage`,`recommend_state`,`last_selected`,`org_province_name`,`industrial`,`scope`);--> statement-breakpoint
ALTER TABLE `project_rec_opinion` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `project_recommend` ADD `must_change` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `project_recommend` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `project_recommend` ADD `organization_id` text;--> statement-breakpoint
ALTER TABLE `project_recommend` ADD `org_contacts_email` text;--> statement-breakpoint
CREATE UNIQUE INDEX `project_recommend_once` ON `project_recommend` (`org_name`) WHERE "project_recommend"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `project_recommend_user` ON `project_recommend` (`user_id`) WHERE "project_recommend"."user_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `project_contacts` ADD `state` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `project_contacts` ADD `note` text;--> statement-breakpoint
ALTER TABLE `project_contacts` ADD `version` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
DROP TRIGGER file_use_project_added;
--> statement-breakpoint
DROP TRIGGER file_use_project_changed;
--> statement-breakpoint
DROP TRIGGER file_use_project_removed;
--> statement-breakpoint
CREATE VIRTUAL TABLE declaration_search USING fts5(tags, words, content='', contentless_delete=1, tokenize="ascii");
--> statement-breakpoint
CREATE VIEW declaration_entry AS SELECT p.id, (coalesce(p.submit_time, p.add_date) << 28) | p.rowid AS place,
  'd' || hex(coalesce(p.round_id, '')) || ' s' || p.stage || ' c' || p.recommend_state
    || ' f' || hex(coalesce(p.scope, '')) || coalesce((SELECT ' f' || hex(s.pid) FROM scope s WHERE s.id = p.scope), '')
    || ' p' || hex(coalesce(p.org_province_name, '')) || ' i' || coalesce(p.industrial, 0) || ' t' || coalesce(p.report_type, 0)
    || ' u' || hex(coalesce(p.orgRec_id, '')) || ' u' || hex(coalesce(p.personRec_id, '')) || ' l' || p.last_selected AS tags,
  (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT p.name || '·' || p.org_name || '·' || coalesce(p.receipt, '') || '·' || coalesce(p.declarant_name, '') || '·' || coalesce(p.leader_name, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS words
FROM project p WHERE p.is_delete = 0 AND p.stage > 0;
--> statement-breakpoint
CREATE TRIGGER declaration_search_added AFTER INSERT ON project WHEN new.is_delete = 0 AND new.stage > 0 BEGIN
  INSERT INTO declaration_search(rowid, tags, words) SELECT place, tags, words FROM declaration_entry WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER declaration_search_changed AFTER UPDATE OF name, org_name, receipt, declarant_name, leader_name, round_id, stage, recommend_state, scope, org_province_name, industrial, report_type, orgRec_id, personRec_id, last_selected, submit_time, add_date, is_delete ON project
WHEN old.name IS NOT new.name OR old.org_name IS NOT new.org_name OR old.receipt IS NOT new.receipt OR old.declarant_name IS NOT new.declarant_name OR old.leader_name IS NOT new.leader_name OR old.round_id IS NOT new.round_id OR old.stage IS NOT new.stage OR old.recommend_state IS NOT new.recommend_state OR old.scope IS NOT new.scope OR old.org_province_name IS NOT new.org_province_name OR old.industrial IS NOT new.industrial OR old.report_type IS NOT new.report_type OR old.orgRec_id IS NOT new.orgRec_id OR old.personRec_id IS NOT new.personRec_id OR old.last_selected IS NOT new.last_selected OR old.submit_time IS NOT new.submit_time OR old.add_date IS NOT new.add_date OR old.is_delete IS NOT new.is_delete BEGIN
  DELETE FROM declaration_search WHERE rowid = (coalesce(old.submit_time, old.add_date) << 28) | old.rowid;
  INSERT INTO declaration_search(rowid, tags, words) SELECT place, tags, words FROM declaration_entry WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER declaration_search_removed AFTER DELETE ON project BEGIN
  DELETE FROM declaration_search WHERE rowid = (coalesce(old.submit_time, old.add_date) << 28) | old.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_opinion_added AFTER INSERT ON project_rec_opinion BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_opinion_changed AFTER UPDATE ON project_rec_opinion BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_opinion_removed AFTER DELETE ON project_rec_opinion BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = old.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_conflict_added AFTER INSERT ON project_conflict BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_conflict_changed AFTER UPDATE ON project_conflict BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_conflict_removed AFTER DELETE ON project_conflict BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = old.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_project_added AFTER INSERT ON project BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_project_changed AFTER UPDATE OF stage, is_delete, round_id ON project WHEN new.stage <> old.stage OR new.is_delete <> old.is_delete OR new.round_id IS NOT old.round_id BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_added AFTER INSERT ON project WHEN instr(concat_ws(' ', new.difficulties, new.highlights, new.market_points, new.optimize_profile, new.pending_form, new.profile), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.difficulties, new.highlights, new.market_points, new.optimize_profile, new.pending_form, new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_changed AFTER UPDATE OF difficulties, highlights, market_points, optimize_profile, pending_form, profile ON project WHEN concat_ws(' ', old.difficulties, old.highlights, old.market_points, old.optimize_profile, old.pending_form, old.profile) IS NOT concat_ws(' ', new.difficulties, new.highlights, new.market_points, new.optimize_profile, new.pending_form, new.profile) AND instr(concat_ws(' ', old.difficulties, old.highlights, old.market_points, old.optimize_profile, old.pending_form, old.profile, new.difficulties, new.highlights, new.market_points, new.optimize_profile, new.pending_form, new.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.difficulties, new.highlights, new.market_points, new.optimize_profile, new.pending_form, new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_removed AFTER DELETE ON project WHEN instr(concat_ws(' ', old.difficulties, old.highlights, old.market_points, old.optimize_profile, old.pending_form, old.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_opinion_draft_added AFTER INSERT ON project_opinion_draft WHEN instr(concat_ws(' ', new.form), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_opinion_draft', new.recommender_id || '/' || new.project_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_opinion_draft_changed AFTER UPDATE OF form ON project_opinion_draft WHEN concat_ws(' ', old.form) IS NOT concat_ws(' ', new.form) AND instr(concat_ws(' ', old.form, new.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_opinion_draft' AND item_id = old.recommender_id || '/' || old.project_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_opinion_draft', new.recommender_id || '/' || new.project_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_opinion_draft_removed AFTER DELETE ON project_opinion_draft WHEN instr(concat_ws(' ', old.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_opinion_draft' AND item_id = old.recommender_id || '/' || old.project_id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_round_added AFTER INSERT ON project_round WHEN instr(concat_ws(' ', new.guide), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_round', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.guide)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_round_changed AFTER UPDATE OF guide ON project_round WHEN concat_ws(' ', old.guide) IS NOT concat_ws(' ', new.guide) AND instr(concat_ws(' ', old.guide, new.guide), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_round' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_round', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.guide)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_round_removed AFTER DELETE ON project_round WHEN instr(concat_ws(' ', old.guide), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_round' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_published_project_added AFTER INSERT ON published_project WHEN instr(concat_ws(' ', new.content), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'published_project', new.publication_id || '/' || new.project_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_published_project_changed AFTER UPDATE OF content ON published_project WHEN concat_ws(' ', old.content) IS NOT concat_ws(' ', new.content) AND instr(concat_ws(' ', old.content, new.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'published_project' AND item_id = old.publication_id || '/' || old.project_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'published_project', new.publication_id || '/' || new.project_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_published_project_removed AFTER DELETE ON published_project WHEN instr(concat_ws(' ', old.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'published_project' AND item_id = old.publication_id || '/' || old.project_id;
END;
