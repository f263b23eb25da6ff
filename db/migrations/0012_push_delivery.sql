CREATE TABLE `delivery_pause` (
	`id` text PRIMARY KEY NOT NULL,
	`until_time` integer NOT NULL,
	`error_code` text,
	`error_msg` text,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `push_group` ADD `submission_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `push_group_submission` ON `push_group` (`submission_key`);--> statement-breakpoint
ALTER TABLE `push_wechat_orgs` ADD `lease_id` text;--> statement-breakpoint
ALTER TABLE `push_wechat_orgs` ADD `claim_time` integer;--> statement-breakpoint
ALTER TABLE `push_wechat_orgs` ADD `next_time` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `push_wechat_orgs` ADD `doubt_since` integer;--> statement-breakpoint
ALTER TABLE `push_wechat` ADD `run_state` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `push_wechat` ADD `progress_time` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `push_wechat` ADD `error_code` text;--> statement-breakpoint
ALTER TABLE `push_wechat` ADD `site_origin` text;--> statement-breakpoint
ALTER TABLE `push_wechat` ADD `submission_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `push_wechat_submission` ON `push_wechat` (`submission_key`);--> statement-breakpoint
CREATE INDEX `push_wechat_run` ON `push_wechat` (`run_state`);