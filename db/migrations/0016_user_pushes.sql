ALTER TABLE `subscription` ADD `keyword` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscription` ADD `region` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_push` ADD `run_key` text;--> statement-breakpoint
ALTER TABLE `user_push` ADD `add_user` text;--> statement-breakpoint
ALTER TABLE `user_push` ADD `site_origin` text;--> statement-breakpoint
ALTER TABLE `user_push` ADD `lease_id` text;--> statement-breakpoint
ALTER TABLE `user_push` ADD `lease_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_push` ADD `claim_time` integer;--> statement-breakpoint
ALTER TABLE `user_push` ADD `next_time` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_push` ADD `doubt_since` integer;--> statement-breakpoint
ALTER TABLE `user_push` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_push` ADD `msgid` text;--> statement-breakpoint
ALTER TABLE `user_push` ADD `opened_time` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `user_push_run` ON `user_push` (`run_key`,`user_id`);--> statement-breakpoint
CREATE INDEX `user_push_state` ON `user_push` (`state`,`next_time`);