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
