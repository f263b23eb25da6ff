DROP INDEX `notice_unread`;--> statement-breakpoint
CREATE INDEX `notice_unread` ON `notice` (`user_id`,`link`) WHERE "notice"."read_time" IS NULL;--> statement-breakpoint
DROP INDEX `push_group_time`;--> statement-breakpoint
CREATE INDEX `push_group_time` ON `push_group` (`item_type`,`add_time`,`id`) WHERE "push_group"."is_delete" = 0;--> statement-breakpoint
DROP INDEX `push_wechat_group`;--> statement-breakpoint
CREATE INDEX `push_wechat_open` ON `push_wechat` (`push_group_id`,`id`) WHERE "push_wechat"."is_delete" = 0 AND "push_wechat"."push_status" = 0 AND "push_wechat"."run_state" IN ('', 'stopped');--> statement-breakpoint
CREATE INDEX `push_wechat_group` ON `push_wechat` (`push_group_id`,`is_delete`);--> statement-breakpoint
CREATE INDEX `xuqiu_matched` ON `xuqiu` (`add_user`,`is_delete`,`add_time`) WHERE "xuqiu"."match_state" > 0;--> statement-breakpoint
CREATE INDEX `chengguo_matched` ON `chengguo` (`add_user`,`is_delete`,`add_time`) WHERE "chengguo"."match_state" > 0;
