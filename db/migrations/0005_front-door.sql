ALTER TABLE `chanpin` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `chanpin` ADD `summary_en` text;--> statement-breakpoint
ALTER TABLE `chanpin` ADD `org_name` text;--> statement-breakpoint
ALTER TABLE `chanpin` ADD `release_time` integer;--> statement-breakpoint
ALTER TABLE `chanpin` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `chanpin_untranslated` ON `chanpin` (`add_time`) WHERE "chanpin"."name_en" IS NULL AND "chanpin"."audit_status" = 4 AND "chanpin"."is_delete" = 0;--> statement-breakpoint
ALTER TABLE `xiangmu` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `xiangmu` ADD `summary_en` text;--> statement-breakpoint
CREATE INDEX `xiangmu_untranslated` ON `xiangmu` (`add_time`) WHERE "xiangmu"."name_en" IS NULL AND "xiangmu"."audit_status" = 4 AND "xiangmu"."is_delete" = 0;
--> statement-breakpoint
DROP VIEW xiangmu_form;
--> statement-breakpoint
DROP TRIGGER xiangmu_written;
--> statement-breakpoint
CREATE VIEW chanpin_form AS SELECT p.chanpin_id, json_object(
  'product', json_object('name', p.name, 'name_en', p.name_en, 'summary_en', p.summary_en, 'cover', p.cover, 'profile', p.profile, 'detail_desc', p.detail_desc),
  'scopes', json((SELECT json_group_array(json(x.scope)) FROM (SELECT json_object('id', s.id, 'name', s.name, 'name_en', s.name_en) AS scope
    FROM chanpin_scope l JOIN scope s ON s.id = l.second_scope_id WHERE l.chanpin_id = p.chanpin_id ORDER BY s.id) x)),
  'organization', json_object('name', coalesce((SELECT o.name FROM organization o WHERE o.organization_id = p.unit), p.org_name))
) AS form FROM chanpin p;
--> statement-breakpoint
CREATE TRIGGER chanpin_approval_added AFTER INSERT ON chanpin WHEN new.audit_status = 4 BEGIN
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.chanpin_id, 4, new.version, f.form, coalesce(new.update_time, new.add_time) FROM chanpin_form f WHERE f.chanpin_id = new.chanpin_id
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
--> statement-breakpoint
CREATE TRIGGER chanpin_written AFTER UPDATE OF name, name_en, summary_en, cover, profile, detail_desc, unit, org_name, audit_status, audit_opinion ON chanpin
WHEN new.version = old.version BEGIN
  UPDATE chanpin SET version = old.version + 1 WHERE chanpin_id = new.chanpin_id;
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.chanpin_id, 4, old.version + 1, f.form, coalesce(new.update_time, new.add_time) FROM chanpin_form f WHERE f.chanpin_id = new.chanpin_id AND new.audit_status = 4
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
--> statement-breakpoint
CREATE VIEW xiangmu_form AS SELECT p.xiangmu_id, json_object(
  'project', json_object('name', p.name, 'name_en', p.name_en, 'summary_en', p.summary_en, 'cover', p.cover, 'profile', p.profile, 'region_name', p.region_name,
    'investment_amount', p.investment_amount, 'contacts', p.contacts, 'contacts_tel', p.contacts_tel, 'contacts_email', p.contacts_email),
  'scopes', json((SELECT json_group_array(json(x.scope)) FROM (SELECT json_object('id', s.id, 'name', s.name, 'name_en', s.name_en) AS scope
    FROM json_each('[' || replace(json_quote(coalesce(p.scope, '')), ',', '","') || ']') j
    JOIN scope s ON s.id = trim(j.value) ORDER BY j.key) x)),
  'organization', json_object('name', coalesce((SELECT o.name FROM organization o WHERE o.organization_id = p.unit), p.org_name))
) AS form FROM xiangmu p;
--> statement-breakpoint
CREATE TRIGGER xiangmu_written AFTER UPDATE OF name, name_en, summary_en, cover, profile, type, scope, unit, org_name, investment_amount, contacts, contacts_tel, contacts_email, province, city, county, region_name, audit_status, audit_opinion ON xiangmu
WHEN new.version = old.version BEGIN
  UPDATE xiangmu SET version = old.version + 1 WHERE xiangmu_id = new.xiangmu_id;
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.xiangmu_id, 5, old.version + 1, f.form, coalesce(new.update_time, new.add_time) FROM xiangmu_form f WHERE f.xiangmu_id = new.xiangmu_id AND new.audit_status = 4
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
--> statement-breakpoint
UPDATE chanpin SET release_time = add_time WHERE audit_status = 4;
--> statement-breakpoint
UPDATE xiangmu SET release_time = add_time WHERE audit_status = 4 AND release_time IS NULL;
--> statement-breakpoint
UPDATE zhuanjia SET release_time = add_time WHERE audit_status = 4 AND release_time IS NULL;
--> statement-breakpoint
INSERT INTO approved_version(item_id, item_type, version, form, approve_time) SELECT f.chanpin_id, 4, p.version, f.form, coalesce(p.update_time, p.add_time) FROM chanpin_form f JOIN chanpin p ON p.chanpin_id = f.chanpin_id WHERE p.audit_status = 4 ON CONFLICT(item_id) DO NOTHING;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `front_door_item` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`note` text,
	`note_en` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`is_open` integer DEFAULT 1 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `front_door_item_once` ON `front_door_item` (`item_type`,`item_id`);--> statement-breakpoint
CREATE INDEX `front_door_item_order` ON `front_door_item` (`is_open`,`sort`,`add_time`);--> statement-breakpoint
CREATE TABLE `inquiry` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`org_name` text NOT NULL,
	`country` text NOT NULL,
	`email` text NOT NULL,
	`sought` text NOT NULL,
	`item_type` integer,
	`item_id` text,
	`lang` text DEFAULT 'en' NOT NULL,
	`user_id` text,
	`state` integer DEFAULT 1 NOT NULL,
	`answer` text,
	`answer_user` text,
	`answer_time` integer,
	`mail_time` integer,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `inquiry_state` ON `inquiry` (`is_delete`,`state`,`add_time`);--> statement-breakpoint
CREATE INDEX `inquiry_user` ON `inquiry` (`user_id`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `item_interest` (
	`item_id` text PRIMARY KEY NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`favourites` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `item_interest_views` ON `item_interest` (`views`);--> statement-breakpoint
CREATE INDEX `item_interest_favourites` ON `item_interest` (`favourites`);
--> statement-breakpoint
CREATE TRIGGER item_interest_viewed AFTER INSERT ON item_view BEGIN
  INSERT INTO item_interest (item_id, views) VALUES (new.item_id, new.views) ON CONFLICT (item_id) DO UPDATE SET views = views + excluded.views;
END;
--> statement-breakpoint
CREATE TRIGGER item_interest_viewed_again AFTER UPDATE OF views ON item_view BEGIN
  UPDATE item_interest SET views = views + new.views - old.views WHERE item_id = new.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER item_interest_view_gone AFTER DELETE ON item_view BEGIN
  UPDATE item_interest SET views = views - old.views WHERE item_id = old.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER item_interest_kept AFTER INSERT ON favourite BEGIN
  INSERT INTO item_interest (item_id, favourites) VALUES (new.item_id, 1) ON CONFLICT (item_id) DO UPDATE SET favourites = favourites + 1;
END;
--> statement-breakpoint
CREATE TRIGGER item_interest_let_go AFTER DELETE ON favourite BEGIN
  UPDATE item_interest SET favourites = favourites - 1 WHERE item_id = old.item_id;
END;
--> statement-breakpoint
INSERT INTO item_interest (item_id, views, favourites)
SELECT item_id, sum(views), sum(favourites) FROM (SELECT item_id, views, 0 AS favourites FROM item_view UNION ALL SELECT item_id, 0, 1 FROM favourite) GROUP BY item_id;
--> statement-breakpoint
CREATE TABLE `content_version` (
	`id` text PRIMARY KEY NOT NULL,
	`table_name` text NOT NULL,
	`item_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_version_of` ON `content_version` (`table_name`,`item_id`,`version`);--> statement-breakpoint
CREATE TABLE `saved_filter` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`page` text NOT NULL,
	`name` text NOT NULL,
	`search` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_filter_name` ON `saved_filter` (`user_id`,`page`,`name`);--> statement-breakpoint
CREATE INDEX `saved_filter_user` ON `saved_filter` (`user_id`,`page`,`add_time`);--> statement-breakpoint
ALTER TABLE `video` ADD `captions` text;--> statement-breakpoint
ALTER TABLE `video` ADD `captions_en` text;--> statement-breakpoint
ALTER TABLE `hall` ADD `captions` text;--> statement-breakpoint
ALTER TABLE `hall` ADD `captions_en` text;
--> statement-breakpoint
CREATE TRIGGER file_use_content_version_added AFTER INSERT ON content_version WHEN instr(concat_ws(' ', new.content), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'content_version', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_content_version_changed AFTER UPDATE OF content ON content_version WHEN concat_ws(' ', old.content) IS NOT concat_ws(' ', new.content) AND instr(concat_ws(' ', old.content, new.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'content_version' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'content_version', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_content_version_removed AFTER DELETE ON content_version WHEN instr(concat_ws(' ', old.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'content_version' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TABLE `region_feature` (
	`region` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`region`, `kind`, `item_id`)
);
--> statement-breakpoint
DROP VIEW organization_words;
--> statement-breakpoint
CREATE VIEW organization_words AS SELECT l.listing_no, o.organization_id,
  (SELECT group_concat(hex(substr(w.t, j.key + 1, 2)), ' ') FROM (SELECT lower(o.name) AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS name,
  't' || o.type || (SELECT coalesce(group_concat(' p' || hex(p.value), ''), '') FROM json_each(json_array(o.province, o.city, o.county)) p WHERE p.value <> '')
    || iif(l.results > 0, ' hasresults', '') || iif(l.demands > 0, ' hasdemands', '')
    || (SELECT coalesce(group_concat(' s' || hex(t.id), ''), '') FROM (SELECT s.second_scope_id AS id FROM organization_scope s WHERE s.org_id = o.organization_id
      UNION SELECT a.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id WHERE s.org_id = o.organization_id
      UNION SELECT b.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id JOIN scope b ON b.id = a.pid WHERE s.org_id = o.organization_id
      UNION SELECT c.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id JOIN scope b ON b.id = a.pid JOIN scope c ON c.id = b.pid WHERE s.org_id = o.organization_id) t) AS tags,
  replace(replace(replace(replace(coalesce(o.industry_id, ''), ' ', ''), '"', ' '), '[', ' '), ',', ' ') AS industries
FROM organization_listing l JOIN organization o ON o.organization_id = l.organization_id;
--> statement-breakpoint
CREATE TRIGGER organization_listing_published AFTER UPDATE OF results, demands ON organization_listing WHEN (old.results > 0) <> (new.results > 0) OR (old.demands > 0) <> (new.demands > 0) BEGIN
  DELETE FROM organization_search WHERE rowid = old.listing_no;
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id = new.organization_id;
END;

--> statement-breakpoint
INSERT INTO organization_search(organization_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words;
