CREATE INDEX `attribution_objection_user` ON `attribution_objection` (`user_id`);--> statement-breakpoint
CREATE INDEX `attribution_question_answered` ON `attribution_question` (`answer_user`) WHERE "attribution_question"."answer_user" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `clinic_message_user` ON `clinic_message` (`add_user`);--> statement-breakpoint
CREATE INDEX `deal_event_user` ON `deal_event` (`add_user`);--> statement-breakpoint
CREATE INDEX `zhuanjia_name` ON `zhuanjia` (`name`);--> statement-breakpoint
CREATE INDEX `organization_invitation_expiry` ON `organization_invitation` (`expire_time`);--> statement-breakpoint
CREATE INDEX `device_token_expiry` ON `device_token` (`expire_time`);--> statement-breakpoint
CREATE INDEX `chanpin_name` ON `chanpin` (`name`);--> statement-breakpoint
CREATE INDEX `push_application_user` ON `push_application` (`add_user`);--> statement-breakpoint
CREATE INDEX `push_answer_user` ON `push_answer` (`user_id`) WHERE "push_answer"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `thread_category_accepted` ON `thread` (`category_id`,`accept_time`,`id`) WHERE accepted_reply_id IS NOT NULL AND hold_time IS NULL AND hide_time IS NULL AND is_delete = 0;
--> statement-breakpoint
CREATE INDEX discussion_type_newest ON discussion (item_type, last_time, item_id) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX discussion_type_most ON discussion (item_type, comments, last_time, item_id) WHERE is_shown = 1;
