ALTER TABLE `deal_event` ADD `side` text DEFAULT 'seeker' NOT NULL;--> statement-breakpoint
ALTER TABLE `deal_event` ADD `amount` text;--> statement-breakpoint
ALTER TABLE `deal` ADD `seeker_name` text;--> statement-breakpoint
ALTER TABLE `deal` ADD `seeker_phone` text;--> statement-breakpoint
ALTER TABLE `deal` ADD `proposed_side` text;--> statement-breakpoint
ALTER TABLE `deal` ADD `overdue_time` integer;