CREATE TABLE `publishing_count` (
	`subject` text NOT NULL,
	`hour` integer NOT NULL,
	`items` integer NOT NULL,
	PRIMARY KEY(`subject`, `hour`)
);
--> statement-breakpoint
CREATE INDEX `publishing_count_hour` ON `publishing_count` (`hour`);--> statement-breakpoint
CREATE TABLE `publishing_request` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`state` integer DEFAULT 1 NOT NULL,
	`granted` integer,
	`end_time` integer,
	`decide_user` text,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `publishing_request_open` ON `publishing_request` (`user_id`) WHERE "publishing_request"."state" = 1;--> statement-breakpoint
CREATE INDEX `publishing_request_user` ON `publishing_request` (`user_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `publishing_request_state` ON `publishing_request` (`state`,`add_time`);