ALTER TABLE `front_door_item` ADD `publish_time` integer;--> statement-breakpoint
ALTER TABLE `front_door_item` ADD `unpublish_time` integer;
