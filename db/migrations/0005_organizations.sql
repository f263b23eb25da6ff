CREATE TABLE `organization_invitation` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`phone` text,
	`uses` integer DEFAULT 0 NOT NULL,
	`max_uses` integer NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`expire_time` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_invitation_token_hash_unique` ON `organization_invitation` (`token_hash`);--> statement-breakpoint
CREATE INDEX `organization_invitation_of` ON `organization_invitation` (`organization_id`,`expire_time`);--> statement-breakpoint
ALTER TABLE `organization` ADD `merged_into` text;--> statement-breakpoint
CREATE INDEX `organization_merged` ON `organization` (`name`) WHERE "organization"."merged_into" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_log_time` ON `audit_log` (`add_time`,`id`);