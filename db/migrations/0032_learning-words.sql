CREATE TABLE `course_certificate` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`certificate` text NOT NULL,
	`certificate_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_certificate_once` ON `course_certificate` (`course_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `course_certificate_code` ON `course_certificate` (`certificate`);--> statement-breakpoint
CREATE INDEX `course_certificate_user` ON `course_certificate` (`user_id`);--> statement-breakpoint
DROP INDEX `course_application_once`;--> statement-breakpoint
ALTER TABLE `course_application` ADD `opinion` text;--> statement-breakpoint
CREATE UNIQUE INDEX `course_application_once` ON `course_application` (`course_id`,`user_id`) WHERE "course_application"."is_delete" = 0 AND "course_application"."state" <> 2;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `rating` integer;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `rating_content` text;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `rating_time` integer;--> statement-breakpoint
CREATE INDEX `matchmaking_slot_time` ON `matchmaking_slot` (`start_time`);--> statement-breakpoint
CREATE INDEX `course_progress_learners` ON `course_progress` (`course_id`,`user_id`);
--> statement-breakpoint
-- Whoever was taken off the learners of a course before that was told may ask again as well.
UPDATE course_application SET state = 2 WHERE state = 1 AND is_delete = 0
  AND NOT EXISTS (SELECT 1 FROM course_learner l WHERE l.course_id = course_application.course_id AND l.user_id = course_application.user_id);
