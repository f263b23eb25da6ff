CREATE TABLE `oauth_state` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`user_id` text,
	`target` text NOT NULL,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `oauth_state_expiry` ON `oauth_state` (`expire_time`);--> statement-breakpoint
CREATE TABLE `login_qr` (
	`id` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`device` text,
	`user_id` text,
	`session_hash` text,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`scan_time` integer,
	`confirm_time` integer,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `login_qr_expiry` ON `login_qr` (`expire_time`);--> statement-breakpoint
DROP INDEX `user_openid`;--> statement-breakpoint
CREATE UNIQUE INDEX `user_openid` ON `user` (`openid`) WHERE "user"."is_delete" = 0;--> statement-breakpoint
ALTER TABLE `session` ADD `device` text;