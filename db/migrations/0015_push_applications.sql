CREATE TABLE `push_application` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`add_user` text NOT NULL,
	`state` text DEFAULT 'applied' NOT NULL,
	`remark` text,
	`reason` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`decide_user` text,
	`decide_time` integer,
	`push_time` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_application_open` ON `push_application` (`item_type`,`item_id`) WHERE "push_application"."state" IN ('applied','confirmed');--> statement-breakpoint
CREATE INDEX `push_application_item` ON `push_application` (`item_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `push_application_state` ON `push_application` (`item_type`,`state`,`add_time`);