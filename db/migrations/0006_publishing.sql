CREATE TABLE `deal_event` (
	`id` text PRIMARY KEY NOT NULL,
	`deal_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text,
	`reason` text,
	`content` text,
	`files` text DEFAULT '[]' NOT NULL,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE INDEX `deal_event_deal` ON `deal_event` (`deal_id`,`add_time`);--> statement-breakpoint
CREATE UNIQUE INDEX `deal_event_submission` ON `deal_event` (`add_user`,`submission_key`) WHERE "deal_event"."submission_key" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `deal` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`item_name` text NOT NULL,
	`seeker_user` text NOT NULL,
	`seeker_org` text,
	`owner_user` text NOT NULL,
	`owner_org` text,
	`state` text DEFAULT 'interest' NOT NULL,
	`decline_reason` text,
	`amount` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer NOT NULL,
	`due_time` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deal_open` ON `deal` (`item_id`,`seeker_user`) WHERE "deal"."state" NOT IN ('signed','declined');--> statement-breakpoint
CREATE UNIQUE INDEX `deal_submission` ON `deal` (`seeker_user`,`submission_key`) WHERE "deal"."submission_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deal_seeker` ON `deal` (`seeker_user`,`update_time`);--> statement-breakpoint
CREATE INDEX `deal_owner` ON `deal` (`owner_user`,`update_time`);--> statement-breakpoint
CREATE INDEX `deal_seeker_org` ON `deal` (`seeker_org`,`update_time`);--> statement-breakpoint
CREATE INDEX `deal_owner_org` ON `deal` (`owner_org`,`update_time`);--> statement-breakpoint
CREATE INDEX `deal_item` ON `deal` (`item_id`);--> statement-breakpoint
CREATE INDEX `deal_due` ON `deal` (`due_time`);--> statement-breakpoint
CREATE INDEX `deal_state` ON `deal` (`state`,`update_time`);--> statement-breakpoint
CREATE TABLE `contact_reveal` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_reveal_day` ON `contact_reveal` (`item_id`,`user_id`,`day`);--> statement-breakpoint
CREATE TABLE `favourite` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `favourite_pair` ON `favourite` (`user_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `favourite_user` ON `favourite` (`user_id`,`add_time`);--> statement-breakpoint
CREATE TABLE `notice` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`topic` text NOT NULL,
	`item_type` integer,
	`item_id` text,
	`params` text DEFAULT '{}' NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`once_key` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`read_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notice_once` ON `notice` (`user_id`,`once_key`) WHERE "notice"."once_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notice_user` ON `notice` (`user_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `notice_unread` ON `notice` (`user_id`) WHERE "notice"."read_time" IS NULL;--> statement-breakpoint
CREATE TABLE `approved_version` (
	`item_id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`version` integer NOT NULL,
	`form` text NOT NULL,
	`approve_time` integer NOT NULL,
	`approve_user` text
);
--> statement-breakpoint
CREATE TABLE `draft` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text DEFAULT '' NOT NULL,
	`form` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `draft_owner` ON `draft` (`user_id`,`item_type`,`item_id`);--> statement-breakpoint
CREATE INDEX `draft_age` ON `draft` (`update_time`);--> statement-breakpoint
CREATE TABLE `review_comment` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`version` integer NOT NULL,
	`field` text DEFAULT '' NOT NULL,
	`content` text NOT NULL,
	`add_user` text NOT NULL,
	`from_publisher` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`resolve_time` integer,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_comment_item` ON `review_comment` (`item_id`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `review_template` (
	`id` text PRIMARY KEY NOT NULL,
	`audit_status` integer NOT NULL,
	`text` text NOT NULL,
	`text_en` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `xuqiu` ADD `expire_time` integer;--> statement-breakpoint
CREATE INDEX `xuqiu_expiry` ON `xuqiu` (`expire_time`);--> statement-breakpoint
ALTER TABLE `upload` ADD `thumbnail_key` text;--> statement-breakpoint
ALTER TABLE `upload` ADD `use_time` integer;--> statement-breakpoint
CREATE INDEX `upload_unused` ON `upload` (`use_time`,`complete_time`);--> statement-breakpoint
ALTER TABLE `chengguo` ADD `expire_time` integer;--> statement-breakpoint
CREATE INDEX `chengguo_expiry` ON `chengguo` (`expire_time`);