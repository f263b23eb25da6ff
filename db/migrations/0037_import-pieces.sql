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
