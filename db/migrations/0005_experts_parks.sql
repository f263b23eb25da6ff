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
