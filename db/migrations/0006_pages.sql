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
