CREATE TABLE `project_opinion_draft` (
	`project_id` text NOT NULL,
	`recommender_id` text NOT NULL,
	`form` text NOT NULL,
	`update_time` integer,
	PRIMARY KEY(`recommender_id`, `project_id`)
);
--> statement-breakpoint
CREATE TABLE `project_reminder` (
	`person` text NOT NULL,
	`day` text NOT NULL,
	`kinds` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`person`, `day`)
);
--> statement-breakpoint
CREATE TABLE `project_assignment` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`recommender_id` text NOT NULL,
	`state` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`tell_time` integer,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_assignment_once` ON `project_assignment` (`project_id`,`recommender_id`);--> statement-breakpoint
CREATE INDEX `project_assignment_recommender` ON `project_assignment` (`recommender_id`,`state`,`project_id`);--> statement-breakpoint
CREATE TABLE `project_conflict` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`recommender_id` text NOT NULL,
	`kind` text NOT NULL,
	`is_hard` integer DEFAULT 1 NOT NULL,
	`reason` text,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_conflict_once` ON `project_conflict` (`project_id`,`recommender_id`,`kind`);--> statement-breakpoint
CREATE INDEX `project_conflict_recommender` ON `project_conflict` (`recommender_id`,`is_hard`,`project_id`);--> statement-breakpoint
CREATE TABLE `project_publication` (
	`id` text PRIMARY KEY NOT NULL,
	`round_id` text NOT NULL,
	`version` integer NOT NULL,
	`sha256` text NOT NULL,
	`projects` integer NOT NULL,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`undo_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_publication_version` ON `project_publication` (`round_id`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `project_publication_current` ON `project_publication` (`round_id`) WHERE "project_publication"."undo_time" IS NULL;--> statement-breakpoint
CREATE TABLE `project_ranking` (
	`round_id` text NOT NULL,
	`part` integer NOT NULL,
	`figures` text NOT NULL,
	`basis` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`round_id`, `part`)
);
--> statement-breakpoint
CREATE TABLE `project_round_file` (
	`id` text PRIMARY KEY NOT NULL,
	`round_id` text NOT NULL,
	`name` text NOT NULL,
	`is_required` integer DEFAULT 0 NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `project_round_file_round` ON `project_round_file` (`round_id`,`sort`);--> statement-breakpoint
CREATE TABLE `project_round` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`guide` text,
	`open_time` integer NOT NULL,
	`close_time` integer NOT NULL,
	`opinions_needed` integer DEFAULT 3 NOT NULL,
	`opinions_due` integer,
	`sees_others` integer DEFAULT 1 NOT NULL,
	`shows_applicant` integer DEFAULT 1 NOT NULL,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `project_round_time` ON `project_round` (`is_delete`,`open_time`);--> statement-breakpoint
CREATE TABLE `published_project` (
	`publication_id` text NOT NULL,
	`project_id` text NOT NULL,
	`sort` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`publication_id`, `project_id`)
);
--> statement-breakpoint
ALTER TABLE `project` ADD `round_id` text;--> statement-breakpoint
ALTER TABLE `project` ADD `stage` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `project` ADD `receipt` text;--> statement-breakpoint
ALTER TABLE `project` ADD `submit_time` integer;--> statement-breakpoint
ALTER TABLE `project` ADD `recommend_time` integer;--> statement-breakpoint
ALTER TABLE `project` ADD `return_reason` text;--> statement-breakpoint
ALTER TABLE `project` ADD `brief` text;--> statement-breakpoint
ALTER TABLE `project` ADD `highlights` text;--> statement-breakpoint
ALTER TABLE `project` ADD `market_points` text;--> statement-breakpoint
ALTER TABLE `project` ADD `difficulties` text;--> statement-breakpoint
ALTER TABLE `project` ADD `team_names` text;--> statement-breakpoint
ALTER TABLE `project` ADD `pending_form` text;--> statement-breakpoint
ALTER TABLE `project` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `project` ADD `publication_id` text;--> statement-breakpoint
ALTER TABLE `project` ADD `is_edited` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `project_published` ON `project` (`publication_id`) WHERE "project"."publication_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `project_receipt` ON `project` (`receipt`) WHERE "project"."receipt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `project_in_round` ON `project` (`round_id`,`stage`,`is_delete`,`id`);--> statement-breakpoint
ALTER TABLE `project_rec_opinion` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `project_recommend` ADD `must_change` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `project_recommend` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `project_recommend` ADD `organization_id` text;--> statement-breakpoint
ALTER TABLE `project_recommend` ADD `org_contacts_email` text;--> statement-breakpoint
ALTER TABLE `project_contacts` ADD `state` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `project_contacts` ADD `note` text;--> statement-breakpoint
ALTER TABLE `project_contacts` ADD `version` integer DEFAULT 1 NOT NULL;
