CREATE INDEX `zhuanjia_name` ON `zhuanjia` (`name`);--> statement-breakpoint
CREATE INDEX `organization_invitation_expiry` ON `organization_invitation` (`expire_time`);--> statement-breakpoint
CREATE INDEX `device_token_expiry` ON `device_token` (`expire_time`);--> statement-breakpoint
CREATE INDEX `chanpin_name` ON `chanpin` (`name`);--> statement-breakpoint
CREATE INDEX `thread_category_accepted` ON `thread` (`category_id`,`accept_time`,`id`) WHERE accepted_reply_id IS NOT NULL AND hold_time IS NULL AND hide_time IS NULL AND is_delete = 0;
--> statement-breakpoint
CREATE INDEX discussion_type_newest ON discussion (item_type, last_time, item_id) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX discussion_type_most ON discussion (item_type, comments, last_time, item_id) WHERE is_shown = 1;
