CREATE TABLE `delivery_receipt` (
	`msgid` text PRIMARY KEY NOT NULL,
	`outcome` text NOT NULL,
	`event_time` integer NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `delivery_receipt_time` ON `delivery_receipt` (`add_time`);--> statement-breakpoint
ALTER TABLE `delivery_pause` ADD `resets_time` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `delivery_pause` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `push_wechat_orgs` ADD `delivered_at` integer;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_received` ON `push_wechat_orgs` (`org_id`,`claim_time`);--> statement-breakpoint
ALTER TABLE `user_push` ADD `delivered_at` integer;--> statement-breakpoint
CREATE INDEX `user_push_msgid` ON `user_push` (`msgid`);