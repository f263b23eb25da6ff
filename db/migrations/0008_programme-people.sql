ALTER TABLE `notice_message` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `notice_message` ADD `params` text;--> statement-breakpoint
CREATE UNIQUE INDEX `project_recommend_once` ON `project_recommend` (`org_name`) WHERE "project_recommend"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `project_recommend_user` ON `project_recommend` (`user_id`) WHERE "project_recommend"."user_id" IS NOT NULL;
