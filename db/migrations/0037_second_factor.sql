CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer DEFAULT 0 NOT NULL,
	`transports` text,
	`label` text NOT NULL,
	`add_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `passkey_user` ON `passkey` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`add_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `recovery_code_user` ON `recovery_code` (`user_id`);--> statement-breakpoint
CREATE TABLE `second_factor_step` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`way` text NOT NULL,
	`family` text NOT NULL,
	`remember` integer DEFAULT 0 NOT NULL,
	`challenge` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `second_factor_step_user` ON `second_factor_step` (`user_id`);--> statement-breakpoint
CREATE INDEX `second_factor_step_expiry` ON `second_factor_step` (`expire_time`);--> statement-breakpoint
CREATE TABLE `second_factor_totp` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer DEFAULT 0 NOT NULL,
	`confirm_time` integer,
	`add_time` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `trusted_device` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trusted_device_user` ON `trusted_device` (`user_id`);--> statement-breakpoint
CREATE INDEX `trusted_device_expiry` ON `trusted_device` (`expire_time`);--> statement-breakpoint
ALTER TABLE `session` ADD `factor_time` integer;