CREATE INDEX `comment_unseen` ON `comment` (`hide_time`) WHERE "comment"."hide_reason" = '';--> statement-breakpoint
CREATE INDEX `reply_unseen` ON `reply` (`hide_time`) WHERE "reply"."hide_reason" = '';--> statement-breakpoint
CREATE INDEX `thread_unseen` ON `thread` (`hide_time`) WHERE "thread"."hide_reason" = '';
