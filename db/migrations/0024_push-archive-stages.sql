CREATE INDEX `push_archived_target_stage` ON `push_archived_target` (`push_id`,`state`,`org_id`);--> statement-breakpoint
CREATE INDEX `push_archived_target_opened` ON `push_archived_target` (`push_id`,`org_id`) WHERE ("push_archived_target"."answers" & 1) > 0;--> statement-breakpoint
CREATE INDEX `push_archived_target_answered` ON `push_archived_target` (`push_id`,`org_id`) WHERE ("push_archived_target"."answers" & 2) > 0;--> statement-breakpoint
CREATE INDEX `push_archived_target_interested` ON `push_archived_target` (`push_id`,`org_id`) WHERE ("push_archived_target"."answers" & 4) > 0;--> statement-breakpoint
CREATE INDEX `push_archived_target_irrelevant` ON `push_archived_target` (`push_id`,`org_id`) WHERE ("push_archived_target"."answers" & 8) > 0;--> statement-breakpoint
CREATE INDEX `push_archived_target_passed` ON `push_archived_target` (`push_id`,`org_id`) WHERE ("push_archived_target"."answers" & 16) > 0;--> statement-breakpoint
CREATE INDEX `push_archived_target_replied` ON `push_archived_target` (`push_id`,`org_id`) WHERE ("push_archived_target"."answers" & 32) > 0;
