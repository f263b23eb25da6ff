ALTER TABLE `session` ADD `family` text;--> statement-breakpoint
CREATE INDEX `session_family` ON `session` (`family`);