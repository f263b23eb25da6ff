CREATE TABLE `comment_report` (
	`id` text PRIMARY KEY NOT NULL,
	`comment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`decide_time` integer,
	`decide_user` text,
	`outcome` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `comment_report_person` ON `comment_report` (`comment_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `comment_report_open` ON `comment_report` (`comment_id`,`add_time`) WHERE "comment_report"."decide_time" IS NULL;--> statement-breakpoint
CREATE INDEX `comment_report_user` ON `comment_report` (`user_id`);--> statement-breakpoint
ALTER TABLE `comment` ADD `hide_time` integer;--> statement-breakpoint
ALTER TABLE `comment` ADD `hide_user` text;--> statement-breakpoint
ALTER TABLE `comment` ADD `hide_reason` text;--> statement-breakpoint
CREATE INDEX `comment_hidden` ON `comment` (`hide_time`) WHERE "comment"."hide_time" IS NOT NULL;