ALTER TABLE `delivery_pause` ADD `probe_time` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `push_wechat_orgs` ADD `recipient` text;--> statement-breakpoint
ALTER TABLE `user_push` ADD `recipient` text;