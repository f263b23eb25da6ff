ALTER TABLE `xiangmu` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `xiangmu_name` ON `xiangmu` (`name`);