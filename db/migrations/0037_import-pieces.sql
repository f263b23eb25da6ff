CREATE TABLE `import_piece` (
	`job_id` text NOT NULL,
	`no` integer NOT NULL,
	`object` text NOT NULL,
	`row_count` integer NOT NULL,
	PRIMARY KEY(`job_id`, `no`)
);
--> statement-breakpoint
ALTER TABLE `import_job` ADD `sent_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
INSERT INTO import_piece (job_id, no, object, row_count)
  WITH RECURSIVE piece(job_id, no, pieces) AS (
    SELECT id, 1, pieces FROM import_job WHERE state IN (1, 2, 3)
    UNION ALL SELECT job_id, no + 1, pieces FROM piece WHERE no < pieces
  )
  SELECT job_id, no, CAST(no AS text), 0 FROM piece;
--> statement-breakpoint
CREATE INDEX `deal_contact` ON `deal` (`owner_contact_user`) WHERE "deal"."owner_contact_user" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `xuqiu_shown` ON `xuqiu` (`add_user`,`add_time`) WHERE "xuqiu"."release_time" IS NOT NULL AND "xuqiu"."unlist_time" IS NULL AND "xuqiu"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `contact_reveal_user` ON `contact_reveal` (`user_id`);--> statement-breakpoint
CREATE INDEX `chengguo_shown` ON `chengguo` (`add_user`,`add_time`) WHERE "chengguo"."release_time" IS NOT NULL AND "chengguo"."unlist_time" IS NULL AND "chengguo"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `oauth_state_user` ON `oauth_state` (`user_id`) WHERE "oauth_state"."user_id" IS NOT NULL;
