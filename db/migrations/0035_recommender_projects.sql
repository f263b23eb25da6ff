DROP INDEX `project_unit`;--> statement-breakpoint
DROP INDEX `project_person`;--> statement-breakpoint
CREATE INDEX `project_unit` ON `project` (`orgRec_id`,`last_selected`,`is_delete`);--> statement-breakpoint
CREATE INDEX `project_person` ON `project` (`personRec_id`,`last_selected`,`is_delete`);