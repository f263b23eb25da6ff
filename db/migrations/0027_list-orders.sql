DROP INDEX `deal_case`;--> statement-breakpoint
CREATE INDEX `deal_time` ON `deal` (`update_time`,`id`);--> statement-breakpoint
CREATE INDEX `deal_case` ON `deal` (`case_time`,`id`) WHERE "deal"."case_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `clinic_application_time` ON `clinic_application` (`add_time`,`id`) WHERE "clinic_application"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `zhuanjia_scope_fields` ON `zhuanjia_scope` (`expert_id`,`first_scope_id`,`second_scope_id`);--> statement-breakpoint
CREATE INDEX `organization_time` ON `organization` (`add_time`,`organization_id`) WHERE "organization"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `project_contacts_time` ON `project_contacts` (`add_date`,`id`) WHERE "project_contacts"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `push_wechat_added` ON `push_wechat` (`add_time`,`id`) WHERE "push_wechat"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `user_time` ON `user` (`add_time`,`user_id`);
--> statement-breakpoint
CREATE INDEX zhuanjia_order ON zhuanjia(sort, add_time DESC, expert_id) WHERE audit_status = 4 AND is_delete = 0;
--> statement-breakpoint
CREATE INDEX zhuanjia_clinic_order ON zhuanjia(sort, add_time DESC, expert_id) WHERE is_clinic = 1 AND audit_status = 4 AND is_delete = 0;
--> statement-breakpoint
CREATE INDEX organization_verification_order ON organization_verification((state = 1) DESC, iif(state = 1, add_time, -decide_time), id);
