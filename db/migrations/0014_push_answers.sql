CREATE TABLE `push_answer` (
	`id` text PRIMARY KEY NOT NULL,
	`push_id` text NOT NULL,
	`org_id` text NOT NULL,
	`item_id` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`reason` text,
	`content` text,
	`files` text,
	`user_id` text,
	`passed_to` text,
	`feedback_id` text,
	`opened_time` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_answer_item` ON `push_answer` (`push_id`,`org_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `push_answer_organization` ON `push_answer` (`org_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `push_answer_passed` ON `push_answer` (`passed_to`);--> statement-breakpoint
CREATE TABLE `push_preference` (
	`org_id` text PRIMARY KEY NOT NULL,
	`scopes` text DEFAULT '[]' NOT NULL,
	`item_types` text DEFAULT '[]' NOT NULL,
	`weekly_cap` integer DEFAULT 0 NOT NULL,
	`user_id` text,
	`version` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer
);
