CREATE TABLE `user_push_call` (
	`run_key` text PRIMARY KEY NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `user_push_archived` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_type` integer NOT NULL,
	`title` text,
	`items` text NOT NULL,
	`state` text NOT NULL,
	`follow_id` text,
	`sent_at` integer,
	`delivered_at` integer,
	`opened_time` integer,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `user_push_archived_user` ON `user_push_archived` (`user_id`);--> statement-breakpoint
CREATE INDEX `notice_message_ended` ON `notice_message` (`add_time`) WHERE "notice_message"."state" NOT IN ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX `user_push_ended` ON `user_push` (`add_time`) WHERE "user_push"."state" NOT IN ('waiting', 'sending');
