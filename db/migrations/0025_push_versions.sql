ALTER TABLE `organization_group` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `push_wechat` ADD `version` integer DEFAULT 1 NOT NULL;