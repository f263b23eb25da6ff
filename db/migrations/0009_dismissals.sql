CREATE TABLE `match_dismissal` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`other_id` text NOT NULL,
	`reason` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `match_dismissal_pair` ON `match_dismissal` (`user_id`,`item_id`,`other_id`);
