CREATE TABLE `chat_binding` (
	`id` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`openid` text,
	`unionid` text,
	`number` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `chat_binding_expiry` ON `chat_binding` (`expire_time`);--> statement-breakpoint
CREATE INDEX `chat_binding_user` ON `chat_binding` (`user_id`);--> statement-breakpoint
CREATE TABLE `work_group` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_en` text,
	`authorities` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `oauth_state` ADD `app` text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE `oauth_state` ADD `binding_id` text;--> statement-breakpoint
ALTER TABLE `user` ADD `unionid` text;--> statement-breakpoint
ALTER TABLE `user` ADD `email` text;--> statement-breakpoint
CREATE UNIQUE INDEX `user_unionid` ON `user` (`unionid`) WHERE "user"."is_delete" = 0;