CREATE TABLE `upload_use` (
	`object_name` text NOT NULL,
	`table_name` text NOT NULL,
	`item_id` text NOT NULL,
	PRIMARY KEY(`object_name`, `table_name`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `upload_use_item` ON `upload_use` (`table_name`,`item_id`);--> statement-breakpoint
DROP INDEX `upload_unused`;--> statement-breakpoint
ALTER TABLE `upload` ADD `thumbnail_of` text;--> statement-breakpoint
CREATE INDEX `upload_due` ON `upload` (`expire_time`);--> statement-breakpoint
CREATE INDEX `upload_thumbnail` ON `upload` (`thumbnail_of`);