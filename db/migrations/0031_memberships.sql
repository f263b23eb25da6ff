ALTER TABLE `organisation_user` ADD `invited_by` text;--> statement-breakpoint
ALTER TABLE `organisation_user` ADD `joined_time` integer;--> statement-breakpoint
ALTER TABLE `organisation_user` ADD `read_from` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `organisation_user` ADD `asked_text` text;--> statement-breakpoint
ALTER TABLE `organisation_user` ADD `asked_files` text;--> statement-breakpoint
ALTER TABLE `organisation_user` ADD `asked_time` integer;--> statement-breakpoint
CREATE INDEX `organisation_user_admin` ON `organisation_user` (`organization_id`,`user_id`) WHERE "organisation_user"."is_delete" = 0 AND "organisation_user"."is_admin" = 1 AND "organisation_user"."audit_status" = 4;--> statement-breakpoint
CREATE INDEX `organisation_user_waiting` ON `organisation_user` (`organization_id`) WHERE "organisation_user"."is_delete" = 0 AND ("organisation_user"."audit_status" = 1 OR "organisation_user"."asked_time" IS NOT NULL);
--> statement-breakpoint
-- Evidence of applicants is kept until somebody has decided.
CREATE TRIGGER file_use_organisation_user_added AFTER INSERT ON organisation_user WHEN instr(concat_ws(' ', new.asked_files), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organisation_user', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.asked_files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organisation_user_changed AFTER UPDATE OF asked_files ON organisation_user WHEN concat_ws(' ', old.asked_files) IS NOT concat_ws(' ', new.asked_files) AND instr(concat_ws(' ', old.asked_files, new.asked_files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organisation_user' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organisation_user', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.asked_files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organisation_user_removed AFTER DELETE ON organisation_user WHEN instr(concat_ws(' ', old.asked_files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organisation_user' AND item_id = old.id;
END;
