CREATE TABLE `item_view` (
	`item_id` text NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`item_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `favourite_item` ON `favourite` (`item_id`);
