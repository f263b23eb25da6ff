CREATE TABLE `security_alert_reader` (
	`user_id` text PRIMARY KEY NOT NULL,
	`wanted` integer DEFAULT 0 NOT NULL,
	`noticed_time` integer DEFAULT 0 NOT NULL,
	`covered_time` integer DEFAULT 0 NOT NULL,
	`sent_time` integer DEFAULT 0 NOT NULL,
	`lease_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `security_alert` (
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`address` text NOT NULL,
	`device` text NOT NULL,
	`raised_time` integer NOT NULL,
	PRIMARY KEY(`kind`, `user_id`, `address`, `device`)
);
--> statement-breakpoint
CREATE INDEX `security_alert_time` ON `security_alert` (`raised_time`);--> statement-breakpoint
CREATE INDEX `user_staff` ON `user` (`authority`) WHERE "user"."authority" <> '';