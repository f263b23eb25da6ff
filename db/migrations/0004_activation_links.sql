ALTER TABLE `verification_code` ADD `payload` text;--> statement-breakpoint
CREATE INDEX `verification_code_account` ON `verification_code` (`account`,`type`);--> statement-breakpoint
CREATE INDEX `verification_code_expiry` ON `verification_code` (`expire_time`);