ALTER TABLE `deal` ADD `seeker_case` text;--> statement-breakpoint
ALTER TABLE `deal` ADD `owner_case` text;--> statement-breakpoint
ALTER TABLE `deal` ADD `case_time` integer;--> statement-breakpoint
CREATE INDEX `deal_case` ON `deal` (`case_time`) WHERE "deal"."case_time" IS NOT NULL;
