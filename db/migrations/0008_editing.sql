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
