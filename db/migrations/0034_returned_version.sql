CREATE TABLE `returned_version` (
	`item_id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`version` integer NOT NULL,
	`form` text NOT NULL,
	`return_time` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER file_use_returned_version_added AFTER INSERT ON returned_version WHEN instr(concat_ws(' ', new.form), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'returned_version', new.item_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_returned_version_changed AFTER UPDATE OF form ON returned_version WHEN concat_ws(' ', old.form) IS NOT concat_ws(' ', new.form) AND instr(concat_ws(' ', old.form, new.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'returned_version' AND item_id = old.item_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'returned_version', new.item_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_returned_version_removed AFTER DELETE ON returned_version WHEN instr(concat_ws(' ', old.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'returned_version' AND item_id = old.item_id;
END;
