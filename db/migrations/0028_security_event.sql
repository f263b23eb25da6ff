CREATE TABLE `security_event` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`outcome` text NOT NULL,
	`user_id` text,
	`subject_id` text,
	`address` text,
	`device` text,
	`cause` text,
	`add_time` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `security_event_time` ON `security_event` (`add_time`,`id`);--> statement-breakpoint
CREATE INDEX `security_event_type` ON `security_event` (`type`,`add_time`,`id`);--> statement-breakpoint
CREATE INDEX `security_event_user` ON `security_event` (`user_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `security_event_address` ON `security_event` (`address`,`add_time`);