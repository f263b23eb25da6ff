CREATE TABLE `known_device` (
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`add_time` integer NOT NULL,
	`last_time` integer NOT NULL,
	PRIMARY KEY(`user_id`, `token_hash`)
);
--> statement-breakpoint
CREATE INDEX `known_device_age` ON `known_device` (`last_time`);--> statement-breakpoint
ALTER TABLE `session` ADD `last_time` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `confirm_time` integer;