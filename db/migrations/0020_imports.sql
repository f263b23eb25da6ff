CREATE TABLE `import_job` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` integer NOT NULL,
	`name` text NOT NULL,
	`user_id` text NOT NULL,
	`submission_key` text,
	`state` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`at_once` integer DEFAULT 0 NOT NULL,
	`pieces` integer NOT NULL,
	`next_piece` integer DEFAULT 1 NOT NULL,
	`next_row` integer DEFAULT 0 NOT NULL,
	`row_count` integer NOT NULL,
	`done_count` integer DEFAULT 0 NOT NULL,
	`made_count` integer DEFAULT 0 NOT NULL,
	`duplicate_count` integer DEFAULT 0 NOT NULL,
	`refused_count` integer DEFAULT 0 NOT NULL,
	`headings` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`begin_time` integer,
	`end_time` integer,
	`update_time` integer DEFAULT 0 NOT NULL,
	`is_swept` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `import_job_owner` ON `import_job` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `import_job_open` ON `import_job` (`state`,`update_time`) WHERE "import_job"."is_swept" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `import_job_submission` ON `import_job` (`user_id`,`submission_key`) WHERE "import_job"."submission_key" IS NOT NULL AND "import_job"."end_time" IS NULL;--> statement-breakpoint
CREATE TABLE `import_row` (
	`job_id` text NOT NULL,
	`row_no` integer NOT NULL,
	`state` integer NOT NULL,
	`item_id` text,
	`name` text,
	`problems` text,
	PRIMARY KEY(`job_id`, `row_no`)
);
--> statement-breakpoint
CREATE INDEX `import_row_state` ON `import_row` (`job_id`,`state`,`row_no`);--> statement-breakpoint
CREATE INDEX `xuqiu_name` ON `xuqiu` (`name`) WHERE "xuqiu"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `chengguo_name` ON `chengguo` (`name`) WHERE "chengguo"."is_delete" = 0;
