ALTER TABLE `project` ADD `submission_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `project_submission` ON `project` (`declarant_user_id`,`submission_key`) WHERE "project"."submission_key" IS NOT NULL;
