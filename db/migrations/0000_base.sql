CREATE TABLE `attachment_relation` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`item_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_path` text NOT NULL,
	`file_suffix` text,
	`size` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attachment_relation_item` ON `attachment_relation` (`item_id`,`type`);--> statement-breakpoint
CREATE INDEX `attachment_relation_path` ON `attachment_relation` (`file_path`);--> statement-breakpoint
CREATE TABLE `attribution_objection` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`opinion` text,
	`decide_user` text,
	`decide_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attribution_objection_open` ON `attribution_objection` (`item_id`,`organization_id`) WHERE "attribution_objection"."state" = 'open';--> statement-breakpoint
CREATE INDEX `attribution_objection_item` ON `attribution_objection` (`item_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `attribution_objection_state` ON `attribution_objection` (`state`,`add_time`);--> statement-breakpoint
CREATE INDEX `attribution_objection_organization` ON `attribution_objection` (`organization_id`,`add_time`);--> statement-breakpoint
CREATE TABLE `attribution_question` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`publisher` text NOT NULL,
	`ask_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`answer` text,
	`answer_text` text,
	`answer_user` text,
	`answer_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attribution_question_open` ON `attribution_question` (`item_id`,`organization_id`,`publisher`) WHERE "attribution_question"."answer_time" IS NULL;--> statement-breakpoint
CREATE INDEX `attribution_question_item` ON `attribution_question` (`item_id`,`organization_id`);--> statement-breakpoint
CREATE INDEX `attribution_question_organization` ON `attribution_question` (`organization_id`,`add_time`);--> statement-breakpoint
CREATE TABLE `clinic_application` (
	`id` text PRIMARY KEY NOT NULL,
	`org_name` text NOT NULL,
	`contacts` text NOT NULL,
	`phone` text NOT NULL,
	`remark` text,
	`audit_status` integer DEFAULT 0 NOT NULL,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `clinic_application_user` ON `clinic_application` (`add_user`,`add_time`);--> statement-breakpoint
CREATE INDEX `clinic_application_state` ON `clinic_application` (`audit_status`,`add_time`);--> statement-breakpoint
CREATE TABLE `clinic_case` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`summary` text,
	`content` text,
	`cover` text,
	`org_name` text,
	`expert_id` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `clinic_case_order` ON `clinic_case` (`is_delete`,`sort`,`add_time`);--> statement-breakpoint
CREATE TABLE `cheese` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`profile` text NOT NULL,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cheese_user` ON `cheese` (`add_user`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `comment_report` (
	`id` text PRIMARY KEY NOT NULL,
	`comment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`decide_time` integer,
	`decide_user` text,
	`outcome` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `comment_report_person` ON `comment_report` (`comment_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `comment_report_open` ON `comment_report` (`comment_id`,`add_time`) WHERE "comment_report"."decide_time" IS NULL;--> statement-breakpoint
CREATE INDEX `comment_report_user` ON `comment_report` (`user_id`);--> statement-breakpoint
CREATE TABLE `comment` (
	`comment_id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`item_type` integer NOT NULL,
	`add_user` text NOT NULL,
	`content` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`like_amount` integer DEFAULT 0 NOT NULL,
	`hide_time` integer,
	`hide_user` text,
	`hide_reason` text
);
--> statement-breakpoint
CREATE INDEX `comment_item` ON `comment` (`item_id`,`item_type`,`add_time`);--> statement-breakpoint
CREATE INDEX `comment_user` ON `comment` (`add_user`);--> statement-breakpoint
CREATE INDEX `comment_hidden` ON `comment` (`hide_time`) WHERE "comment"."hide_time" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`phone` text,
	`name` text,
	`province_name` text,
	`remark` text,
	`files` text,
	`user_id` text,
	`item_id` text,
	`item_type` integer,
	`push_wechat_id` text,
	`push_group_id` text,
	`org_id` text,
	`openid` text,
	`wechat_name` text,
	`source` integer,
	`kind` text DEFAULT 'message' NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `feedback_item` ON `feedback` (`item_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `feedback_user` ON `feedback` (`user_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `feedback_push` ON `feedback` (`push_wechat_id`,`org_id`);--> statement-breakpoint
CREATE INDEX `feedback_organization` ON `feedback` (`org_id`,`add_time`);--> statement-breakpoint
CREATE TABLE `remind` (
	`id` text PRIMARY KEY NOT NULL,
	`cheese_id` text NOT NULL,
	`ai` integer DEFAULT 1 NOT NULL,
	`remind_start_time` integer DEFAULT 0 NOT NULL,
	`ai_stage` integer DEFAULT 1 NOT NULL,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `remind_cheese` ON `remind` (`cheese_id`);--> statement-breakpoint
CREATE INDEX `remind_user` ON `remind` (`add_user`,`add_time`);--> statement-breakpoint
CREATE INDEX `remind_due` ON `remind` (`ai_stage`,`remind_start_time`);--> statement-breakpoint
CREATE TABLE `star` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`area_code` text,
	`cover` text,
	`profile` text,
	`url` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`is_open` integer DEFAULT 0 NOT NULL,
	`build_count` integer DEFAULT 0 NOT NULL,
	`build_time` integer,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `star_open` ON `star` (`is_open`,`is_delete`,`sort`);--> statement-breakpoint
CREATE TABLE `book` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`author` text,
	`press` text,
	`profile` text,
	`cover` text,
	`url` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `book_order` ON `book` (`is_delete`,`sort`,`add_time`);--> statement-breakpoint
CREATE TABLE `innovate` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`content` text,
	`type` integer DEFAULT 1 NOT NULL,
	`cover` text,
	`source` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `innovate_type` ON `innovate` (`is_delete`,`type`,`add_time`);--> statement-breakpoint
CREATE TABLE `news` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`title_en` text,
	`summary` text,
	`content` text,
	`cover` text,
	`type` integer DEFAULT 1 NOT NULL,
	`source` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `news_type` ON `news` (`is_delete`,`type`,`add_time`);--> statement-breakpoint
CREATE INDEX `news_time` ON `news` (`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `yuanqu` (
	`yuanqu_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`cover` text,
	`profile` text,
	`region_bg` text,
	`build_bg` text,
	`ecology_bg` text,
	`link_bg` text,
	`merchants` text,
	`financial_support_policy` text,
	`incentive_policy` text,
	`talent_attraction_policy` text,
	`supporting_policy` text,
	`innovation_policy` text,
	`contacts` text,
	`contacts_tel` text,
	`province` text,
	`city` text,
	`county` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `yuanqu_time` ON `yuanqu` (`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `project_form` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`comment` text,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `project_form_user` ON `project_form` (`add_user`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `video` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`profile` text,
	`cover` text,
	`url` text,
	`type` integer DEFAULT 1 NOT NULL,
	`duration` integer,
	`sort` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `video_type` ON `video` (`is_delete`,`type`,`sort`,`add_time`);--> statement-breakpoint
CREATE TABLE `course_learner` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`user_id` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_learner_pair` ON `course_learner` (`course_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `course_learner_user` ON `course_learner` (`user_id`);--> statement-breakpoint
CREATE TABLE `course_user` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`name` text NOT NULL,
	`sex` integer,
	`org_name` text,
	`post` text,
	`phone` text NOT NULL,
	`traffic_type` integer,
	`user_id` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_user_once` ON `course_user` (`course_id`,`name`,`phone`) WHERE "course_user"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `course_user_course` ON `course_user` (`course_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `course_user_user` ON `course_user` (`user_id`);--> statement-breakpoint
CREATE TABLE `course` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`mainTeacher` text,
	`orgName` text,
	`profile` text,
	`cover` text,
	`video` text,
	`class_hours` integer,
	`paid` integer DEFAULT 0 NOT NULL,
	`start_time` integer,
	`add_time` integer DEFAULT 0 NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `course_order` ON `course` (`is_delete`,`sort`,`add_time`);--> statement-breakpoint
CREATE TABLE `forum_cooperation` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`sex` integer,
	`org_name` text,
	`phone` text NOT NULL,
	`remarks` text,
	`user_id` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `forum_cooperation_once` ON `forum_cooperation` (`name`,`phone`) WHERE "forum_cooperation"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `forum_cooperation_time` ON `forum_cooperation` (`add_time`);--> statement-breakpoint
CREATE INDEX `forum_cooperation_user` ON `forum_cooperation` (`user_id`);--> statement-breakpoint
CREATE TABLE `meeting_user` (
	`id` text PRIMARY KEY NOT NULL,
	`meeting_id` text NOT NULL,
	`name` text NOT NULL,
	`unit` text,
	`post` text,
	`phone` text NOT NULL,
	`intention` text,
	`user_id` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `meeting_user_once` ON `meeting_user` (`meeting_id`,`name`,`phone`) WHERE "meeting_user"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `meeting_user_meeting` ON `meeting_user` (`meeting_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `meeting_user_user` ON `meeting_user` (`user_id`);--> statement-breakpoint
CREATE TABLE `meeting` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` integer DEFAULT 1 NOT NULL,
	`profile` text,
	`cover` text,
	`address` text,
	`org_name` text,
	`start_time` integer,
	`end_time` integer,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `meeting_type` ON `meeting` (`type`,`is_delete`,`start_time`);--> statement-breakpoint
CREATE TABLE `deal_event` (
	`id` text PRIMARY KEY NOT NULL,
	`deal_id` text NOT NULL,
	`kind` text NOT NULL,
	`side` text DEFAULT 'seeker' NOT NULL,
	`state` text,
	`reason` text,
	`content` text,
	`amount` text,
	`files` text DEFAULT '[]' NOT NULL,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE INDEX `deal_event_deal` ON `deal_event` (`deal_id`,`add_time`);--> statement-breakpoint
CREATE UNIQUE INDEX `deal_event_submission` ON `deal_event` (`add_user`,`submission_key`) WHERE "deal_event"."submission_key" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `deal` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`item_name` text NOT NULL,
	`seeker_user` text NOT NULL,
	`seeker_org` text,
	`owner_user` text NOT NULL,
	`owner_org` text,
	`seeker_name` text,
	`seeker_phone` text,
	`owner_contact_user` text,
	`state` text DEFAULT 'interest' NOT NULL,
	`decline_reason` text,
	`proposed_side` text,
	`amount` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer NOT NULL,
	`due_time` integer,
	`overdue_time` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deal_open` ON `deal` (`item_id`,`seeker_user`) WHERE "deal"."state" NOT IN ('signed','declined');--> statement-breakpoint
CREATE UNIQUE INDEX `deal_submission` ON `deal` (`seeker_user`,`submission_key`) WHERE "deal"."submission_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deal_seeker` ON `deal` (`seeker_user`,`update_time`);--> statement-breakpoint
CREATE INDEX `deal_owner` ON `deal` (`owner_user`,`update_time`);--> statement-breakpoint
CREATE INDEX `deal_seeker_org` ON `deal` (`seeker_org`,`update_time`);--> statement-breakpoint
CREATE INDEX `deal_owner_org` ON `deal` (`owner_org`,`update_time`);--> statement-breakpoint
CREATE INDEX `deal_item` ON `deal` (`item_id`);--> statement-breakpoint
CREATE INDEX `deal_due` ON `deal` (`due_time`);--> statement-breakpoint
CREATE INDEX `deal_state` ON `deal` (`state`,`update_time`);--> statement-breakpoint
CREATE TABLE `xuqiu_scope` (
	`id` text PRIMARY KEY NOT NULL,
	`xuqiu_id` text NOT NULL,
	`first_scope_id` text,
	`second_scope_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `xuqiu_scope_link` ON `xuqiu_scope` (`xuqiu_id`,`second_scope_id`);--> statement-breakpoint
CREATE INDEX `xuqiu_scope_by_scope` ON `xuqiu_scope` (`second_scope_id`);--> statement-breakpoint
CREATE TABLE `xuqiu` (
	`xuqiu_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`code` text,
	`scope` text,
	`source` integer DEFAULT 2 NOT NULL,
	`level` integer DEFAULT 0 NOT NULL,
	`docking_type` text,
	`profile` text,
	`detail_desc` text,
	`cover` text,
	`enclosure` text,
	`platform` text DEFAULT 'THTT' NOT NULL,
	`type` integer,
	`unit` text,
	`org_name` text,
	`org_country` text,
	`investment_amount` text,
	`uses` text,
	`cooperative_institute` text,
	`cooperation_mode` integer,
	`secrecy` integer,
	`is_open` integer DEFAULT 0 NOT NULL,
	`is_open_info` text,
	`keyword` text,
	`contacts_addr` text,
	`contacts` text,
	`contacts_tel` text,
	`contacts_email` text,
	`contacts_wechat` text,
	`org_province` text,
	`org_city` text,
	`org_county` text,
	`org_province_name` text,
	`org_city_name` text,
	`org_county_name` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`release_time` integer,
	`sort_time` integer,
	`update_time` integer,
	`complete_time` text,
	`add_user` text NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL,
	`audit_status` integer DEFAULT 1 NOT NULL,
	`audit_opinion` text,
	`is_tagging` integer DEFAULT 0 NOT NULL,
	`is_pushed` integer DEFAULT 0 NOT NULL,
	`industry_id` text,
	`activity_id` text,
	`process` integer,
	`match_state` integer DEFAULT 0 NOT NULL,
	`expire_time` integer,
	`unlist_time` integer,
	`expiry_told` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `xuqiu_code_unique` ON `xuqiu` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `xuqiu_submission` ON `xuqiu` (`add_user`,`submission_key`) WHERE "xuqiu"."submission_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `xuqiu_owner` ON `xuqiu` (`add_user`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `xuqiu_audit` ON `xuqiu` (`audit_status`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `xuqiu_expiry` ON `xuqiu` (`expire_time`);--> statement-breakpoint
CREATE INDEX `xuqiu_listed` ON `xuqiu` (`expiry_told`,`expire_time`) WHERE "xuqiu"."unlist_time" IS NULL AND "xuqiu"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `xuqiu_endless` ON `xuqiu` (`release_time`) WHERE "xuqiu"."expire_time" IS NULL AND "xuqiu"."release_time" IS NOT NULL AND "xuqiu"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `xuqiu_unit` ON `xuqiu` (`unit`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `xuqiu_portrait` ON `xuqiu` (`match_state`,`audit_status`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `zhuanjia_scope` (
	`id` text PRIMARY KEY NOT NULL,
	`expert_id` text NOT NULL,
	`first_scope_id` text,
	`second_scope_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `zhuanjia_scope_link` ON `zhuanjia_scope` (`expert_id`,`second_scope_id`);--> statement-breakpoint
CREATE INDEX `zhuanjia_scope_by_scope` ON `zhuanjia_scope` (`second_scope_id`);--> statement-breakpoint
CREATE TABLE `zhuanjia` (
	`expert_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_en` text,
	`sex` integer,
	`qualification` text,
	`duties` text,
	`avatar` text,
	`profile` text,
	`direction` text,
	`unit` text,
	`org_name` text,
	`scope` text,
	`contacts_tel` text,
	`contacts_email` text,
	`province` text,
	`city` text,
	`county` text,
	`region_name` text,
	`is_clinic` integer DEFAULT 0 NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`audit_status` integer DEFAULT 1 NOT NULL,
	`audit_opinion` text,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `zhuanjia_public` ON `zhuanjia` (`audit_status`,`is_delete`,`sort`,`add_time`);--> statement-breakpoint
CREATE INDEX `zhuanjia_owner` ON `zhuanjia` (`add_user`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `contact_reveal` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_reveal_day` ON `contact_reveal` (`item_id`,`user_id`,`day`);--> statement-breakpoint
CREATE TABLE `favourite` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `favourite_pair` ON `favourite` (`user_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `favourite_user` ON `favourite` (`user_id`,`add_time`);--> statement-breakpoint
CREATE TABLE `notice_message` (
	`notice_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`topic` text NOT NULL,
	`organization_id` text NOT NULL,
	`by_user` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`channel` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_time` integer DEFAULT 0 NOT NULL,
	`lease_id` text,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notice_message_due` ON `notice_message` (`next_time`) WHERE "notice_message"."state" IN ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX `notice_message_lease` ON `notice_message` (`lease_id`) WHERE "notice_message"."lease_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notice_message_user` ON `notice_message` (`user_id`);--> statement-breakpoint
CREATE TABLE `notice` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`topic` text NOT NULL,
	`item_type` integer,
	`item_id` text,
	`params` text DEFAULT '{}' NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`once_key` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`read_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notice_once` ON `notice` (`user_id`,`once_key`) WHERE "notice"."once_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notice_user` ON `notice` (`user_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `notice_unread` ON `notice` (`user_id`) WHERE "notice"."read_time" IS NULL;--> statement-breakpoint
CREATE TABLE `organization_group_item` (
	`id` text PRIMARY KEY NOT NULL,
	`org_group_id` text NOT NULL,
	`org_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_group_item_pair` ON `organization_group_item` (`org_group_id`,`org_id`);--> statement-breakpoint
CREATE INDEX `organization_group_item_org` ON `organization_group_item` (`org_id`);--> statement-breakpoint
CREATE TABLE `organization_group` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`remark` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`add_user` text,
	`version` integer DEFAULT 1 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `organization_group_time` ON `organization_group` (`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `organization_handover` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`from_user` text,
	`to_user` text NOT NULL,
	`offer_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `organization_handover_to` ON `organization_handover` (`to_user`);--> statement-breakpoint
CREATE INDEX `organization_handover_offer` ON `organization_handover` (`offer_user`);--> statement-breakpoint
CREATE TABLE `organization_invitation` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`phone` text,
	`uses` integer DEFAULT 0 NOT NULL,
	`max_uses` integer NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`expire_time` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_invitation_token_hash_unique` ON `organization_invitation` (`token_hash`);--> statement-breakpoint
CREATE INDEX `organization_invitation_of` ON `organization_invitation` (`organization_id`,`expire_time`);--> statement-breakpoint
CREATE TABLE `organization_listing` (
	`listing_no` integer PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`results` integer DEFAULT 0 NOT NULL,
	`demands` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_listing_organization_id_unique` ON `organization_listing` (`organization_id`);--> statement-breakpoint
CREATE TABLE `organization_proposal` (
	`item_id` text NOT NULL,
	`part` text NOT NULL,
	`item_type` integer NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`given` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`state` integer DEFAULT 0 NOT NULL,
	`opinion` text,
	`decide_user` text,
	`decide_time` integer,
	PRIMARY KEY(`item_id`, `part`)
);
--> statement-breakpoint
CREATE INDEX `organization_proposal_queue` ON `organization_proposal` (`state`,`add_time`) WHERE "organization_proposal"."state" > 0;--> statement-breakpoint
CREATE INDEX `organization_proposal_of` ON `organization_proposal` (`organization_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `organization_proposal_user` ON `organization_proposal` (`user_id`);--> statement-breakpoint
CREATE TABLE `organization_scope` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`first_scope_id` text,
	`second_scope_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_scope_link` ON `organization_scope` (`org_id`,`second_scope_id`);--> statement-breakpoint
CREATE INDEX `organization_scope_field` ON `organization_scope` (`second_scope_id`,`org_id`);--> statement-breakpoint
CREATE TABLE `organization_verification` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`social_credit_code` text NOT NULL,
	`document` text NOT NULL,
	`document_name` text NOT NULL,
	`state` integer NOT NULL,
	`opinion` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`decide_user` text,
	`decide_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_verification_waiting` ON `organization_verification` (`organization_id`) WHERE "organization_verification"."state" = 1;--> statement-breakpoint
CREATE INDEX `organization_verification_of` ON `organization_verification` (`organization_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `organization_verification_queue` ON `organization_verification` (`state`,`add_time`);--> statement-breakpoint
CREATE INDEX `organization_verification_user` ON `organization_verification` (`user_id`);--> statement-breakpoint
CREATE TABLE `organization` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` integer DEFAULT 4 NOT NULL,
	`level` integer,
	`org_type` text,
	`window_name` text,
	`web_site` text,
	`director` text,
	`profile` text,
	`logo` text,
	`contacts` text,
	`contacts_tel` text,
	`contacts_email` text,
	`wechat` text,
	`economic_circle` text,
	`staff_num_range` text,
	`reg_location` text,
	`talent` text,
	`equipment` text,
	`business_direction` text,
	`performance` text,
	`team_scale` text,
	`assets` integer,
	`capital` integer,
	`technology` integer,
	`business` integer,
	`industry` text,
	`industry_id` text,
	`recommendation` text,
	`province` text,
	`city` text,
	`county` text,
	`provinceName` text,
	`cityName` text,
	`countyName` text,
	`country` text,
	`address` text,
	`estiblish_time` text,
	`legal_person_name` text,
	`tyc_org_id` text,
	`tyc_type` text,
	`social_credit_code` text,
	`organization_code` text,
	`reg_number` text,
	`legal_type` text,
	`promotion_type` text,
	`user_id` text,
	`is_delete` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`audit_status` integer DEFAULT 4 NOT NULL,
	`merged_into` text,
	`verified_time` integer,
	`is_shown` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_name` ON `organization` (`name`) WHERE "organization"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `organization_merged` ON `organization` (`name`) WHERE "organization"."merged_into" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `organization_type` ON `organization` (`type`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `organization_shown` ON `organization` (`is_shown`,`type`,`add_time`);--> statement-breakpoint
CREATE INDEX `organization_user` ON `organization` (`user_id`);--> statement-breakpoint
CREATE INDEX `organization_credit_code` ON `organization` (`social_credit_code`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`action` text NOT NULL,
	`table_name` text NOT NULL,
	`item_id` text NOT NULL,
	`before` text,
	`after` text,
	`opinion` text,
	`add_time` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_item` ON `audit_log` (`table_name`,`item_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `audit_log_user` ON `audit_log` (`user_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `audit_log_time` ON `audit_log` (`add_time`,`id`);--> statement-breakpoint
CREATE TABLE `device_token` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`family` text NOT NULL,
	`user_id` text NOT NULL,
	`device` text,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `device_token_family` ON `device_token` (`family`);--> statement-breakpoint
CREATE INDEX `device_token_user` ON `device_token` (`user_id`);--> statement-breakpoint
CREATE TABLE `known_device` (
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`add_time` integer NOT NULL,
	`last_time` integer NOT NULL,
	PRIMARY KEY(`user_id`, `token_hash`)
);
--> statement-breakpoint
CREATE INDEX `known_device_age` ON `known_device` (`last_time`);--> statement-breakpoint
CREATE TABLE `session` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`recommender_id` text,
	`family` text,
	`device` text,
	`factor_time` integer,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`last_time` integer,
	`confirm_time` integer
);
--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_expiry` ON `session` (`expire_time`);--> statement-breakpoint
CREATE INDEX `session_family` ON `session` (`family`);--> statement-breakpoint
CREATE TABLE `upload_use` (
	`object_name` text NOT NULL,
	`table_name` text NOT NULL,
	`item_id` text NOT NULL,
	PRIMARY KEY(`object_name`, `table_name`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `upload_use_item` ON `upload_use` (`table_name`,`item_id`);--> statement-breakpoint
CREATE TABLE `upload` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`object_key` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`complete_time` integer,
	`thumbnail_key` text,
	`thumbnail_of` text,
	`use_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `upload_object_key_unique` ON `upload` (`object_key`);--> statement-breakpoint
CREATE INDEX `upload_user` ON `upload` (`user_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `upload_due` ON `upload` (`expire_time`);--> statement-breakpoint
CREATE INDEX `upload_thumbnail` ON `upload` (`thumbnail_of`);--> statement-breakpoint
CREATE TABLE `verification_code` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`type` integer NOT NULL,
	`code_hash` text NOT NULL,
	`payload` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `verification_code_account` ON `verification_code` (`account`,`type`);--> statement-breakpoint
CREATE INDEX `verification_code_expiry` ON `verification_code` (`expire_time`);--> statement-breakpoint
CREATE TABLE `chanpin_scope` (
	`id` text PRIMARY KEY NOT NULL,
	`chanpin_id` text NOT NULL,
	`first_scope_id` text,
	`second_scope_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chanpin_scope_link` ON `chanpin_scope` (`chanpin_id`,`second_scope_id`);--> statement-breakpoint
CREATE INDEX `chanpin_scope_by_scope` ON `chanpin_scope` (`second_scope_id`);--> statement-breakpoint
CREATE TABLE `chanpin` (
	`chanpin_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`cover` text,
	`profile` text,
	`detail_desc` text,
	`unit` text,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`audit_status` integer DEFAULT 1 NOT NULL,
	`audit_opinion` text,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chanpin_public` ON `chanpin` (`audit_status`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `chanpin_owner` ON `chanpin` (`add_user`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `chanpin_unit` ON `chanpin` (`unit`);--> statement-breakpoint
CREATE TABLE `project` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`optimize_name` text,
	`optimize_profile` text,
	`profile` text,
	`scope` text,
	`org_name` text NOT NULL,
	`org_province_name` text,
	`establish_date` text,
	`industrial` integer,
	`business` integer,
	`org_person` text,
	`org_leader` text,
	`declarant_user_id` text NOT NULL,
	`declarant_name` text,
	`orgRec_id` text,
	`personRec_id` text,
	`recommend_state` integer DEFAULT 0 NOT NULL,
	`recommend_date` text,
	`report_type` integer,
	`height` integer,
	`attribute` integer,
	`achievement` integer,
	`shape` integer,
	`scale` integer,
	`expect` integer,
	`difficulty` integer,
	`degree` integer,
	`strength` integer,
	`trl1_9` integer,
	`leader_name` text,
	`leader_education` integer,
	`leader_title` integer,
	`team_person` integer,
	`team_intermediate` integer,
	`team_experience` integer,
	`last_selected` integer DEFAULT 0 NOT NULL,
	`sort_show` integer DEFAULT 0 NOT NULL,
	`add_date` integer DEFAULT 0 NOT NULL,
	`update_date` text,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `project_declarant` ON `project` (`declarant_user_id`,`is_delete`);--> statement-breakpoint
CREATE INDEX `project_selected` ON `project` (`last_selected`,`is_delete`,`sort_show`);--> statement-breakpoint
CREATE INDEX `project_state` ON `project` (`recommend_state`,`is_delete`);--> statement-breakpoint
CREATE INDEX `project_unit` ON `project` (`orgRec_id`,`last_selected`,`is_delete`);--> statement-breakpoint
CREATE INDEX `project_person` ON `project` (`personRec_id`,`last_selected`,`is_delete`);--> statement-breakpoint
CREATE TABLE `project_news` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`profile` text,
	`identify` integer DEFAULT 1 NOT NULL,
	`add_user` text,
	`add_date` integer DEFAULT 0 NOT NULL,
	`update_date` text,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `project_news_kind` ON `project_news` (`identify`,`is_delete`,`add_date`);--> statement-breakpoint
CREATE TABLE `project_rec_opinion` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`roc_org` text NOT NULL,
	`comment` text NOT NULL,
	`recommend_type` integer NOT NULL,
	`original` integer DEFAULT 0 NOT NULL,
	`innovate` integer DEFAULT 0 NOT NULL,
	`core` integer DEFAULT 0 NOT NULL,
	`tradition` integer DEFAULT 0 NOT NULL,
	`develop` integer DEFAULT 0 NOT NULL,
	`strategy` integer DEFAULT 0 NOT NULL,
	`realize` integer DEFAULT 0 NOT NULL,
	`market` integer DEFAULT 0 NOT NULL,
	`profit` integer DEFAULT 0 NOT NULL,
	`target_market` integer DEFAULT 0 NOT NULL,
	`promote` integer DEFAULT 0 NOT NULL,
	`life_cycle` integer DEFAULT 0 NOT NULL,
	`investment_heat` integer DEFAULT 0 NOT NULL,
	`team_operations` integer DEFAULT 0 NOT NULL,
	`implementation_risk` integer DEFAULT 0 NOT NULL,
	`generality` integer DEFAULT 0 NOT NULL,
	`resources` integer DEFAULT 0 NOT NULL,
	`prepare` integer DEFAULT 0 NOT NULL,
	`add_date` integer DEFAULT 0 NOT NULL,
	`update_date` text,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_rec_opinion_once` ON `project_rec_opinion` (`project_id`,`roc_org`) WHERE "project_rec_opinion"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `project_rec_opinion_recommender` ON `project_rec_opinion` (`roc_org`);--> statement-breakpoint
CREATE TABLE `project_recommend` (
	`id` text PRIMARY KEY NOT NULL,
	`org_name` text NOT NULL,
	`org_password` text,
	`org_category` integer,
	`identify` integer NOT NULL,
	`org_contacts_name` text,
	`org_contacts_phone` text,
	`sex` integer,
	`area` text,
	`duties` integer,
	`profile` text,
	`photos` text,
	`add_date` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `project_recommend_kind` ON `project_recommend` (`identify`,`is_delete`,`org_category`);--> statement-breakpoint
CREATE INDEX `project_recommend_name` ON `project_recommend` (`org_name`);--> statement-breakpoint
CREATE TABLE `project_contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`project_item_id` text NOT NULL,
	`project_contacts_type` integer NOT NULL,
	`contacts_org` text NOT NULL,
	`contacts_position` text NOT NULL,
	`contacts_name` text NOT NULL,
	`contacts_phone` text NOT NULL,
	`user_id` text,
	`equity_investment` integer,
	`financial_credit` integer,
	`merger_acquisition` integer,
	`financing_agency` integer,
	`listing_operation` integer,
	`consulting` integer,
	`joint_construction` integer,
	`research_development` integer,
	`transfer_transaction` integer,
	`resource_supply` integer,
	`chain_matching` integer,
	`attract_investment` integer,
	`policy_support` integer,
	`plan_design` integer,
	`packaging_promotion` integer,
	`expand_development` integer,
	`channel_agent` integer,
	`directional` integer,
	`special` integer,
	`special_subject` integer,
	`filter` integer,
	`matchmaking` integer,
	`planning_promotion` integer,
	`landing_platform` integer,
	`digitized_cloud` integer,
	`regional` integer,
	`industry` integer,
	`international` integer,
	`capital_market` integer,
	`investment_promotion` integer,
	`economic_industry` integer,
	`large_enterprises` integer,
	`medium_sized` integer,
	`add_date` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `project_contacts_project` ON `project_contacts` (`project_item_id`,`project_contacts_type`);--> statement-breakpoint
CREATE INDEX `project_contacts_user` ON `project_contacts` (`user_id`);--> statement-breakpoint
CREATE TABLE `xiangmu` (
	`xiangmu_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`cover` text,
	`profile` text,
	`type` integer,
	`scope` text,
	`unit` text,
	`org_name` text,
	`investment_amount` text,
	`contacts` text,
	`contacts_tel` text,
	`contacts_email` text,
	`province` text,
	`city` text,
	`county` text,
	`region_name` text,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`release_time` integer,
	`update_time` integer,
	`audit_status` integer DEFAULT 1 NOT NULL,
	`audit_opinion` text,
	`version` integer DEFAULT 1 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `xiangmu_public` ON `xiangmu` (`audit_status`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `xiangmu_unit` ON `xiangmu` (`unit`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `xiangmu_owner` ON `xiangmu` (`add_user`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `xiangmu_city` ON `xiangmu` (`city`);--> statement-breakpoint
CREATE INDEX `xiangmu_name` ON `xiangmu` (`name`);--> statement-breakpoint
CREATE TABLE `demand_publication` (
	`release_no` integer PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`code` text,
	`name` text NOT NULL,
	`cover` text,
	`summary` text DEFAULT '' NOT NULL,
	`organization_id` text,
	`organization_name` text,
	`region_name` text,
	`card` text DEFAULT '{}' NOT NULL,
	`facets` text DEFAULT '["*"]' NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`release_time` integer NOT NULL,
	`update_time` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `demand_publication_item_id_unique` ON `demand_publication` (`item_id`);--> statement-breakpoint
CREATE INDEX `demand_publication_organization` ON `demand_publication` (`organization_id`,`release_no`);--> statement-breakpoint
CREATE TABLE `facet_count` (
	`kind` text NOT NULL,
	`grp` text NOT NULL,
	`counts` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`kind`, `grp`)
);
--> statement-breakpoint
CREATE TABLE `publication_rank` (
	`kind` text NOT NULL,
	`level` integer NOT NULL,
	`block` integer NOT NULL,
	`live` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `level`, `block`)
);
--> statement-breakpoint
CREATE TABLE `result_publication` (
	`release_no` integer PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`code` text,
	`name` text NOT NULL,
	`cover` text,
	`summary` text DEFAULT '' NOT NULL,
	`organization_id` text,
	`organization_name` text,
	`region_name` text,
	`card` text DEFAULT '{}' NOT NULL,
	`facets` text DEFAULT '["*"]' NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`release_time` integer NOT NULL,
	`update_time` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `result_publication_item_id_unique` ON `result_publication` (`item_id`);--> statement-breakpoint
CREATE INDEX `result_publication_organization` ON `result_publication` (`organization_id`,`release_no`);--> statement-breakpoint
CREATE TABLE `publishing_count` (
	`subject` text NOT NULL,
	`hour` integer NOT NULL,
	`items` integer NOT NULL,
	PRIMARY KEY(`subject`, `hour`)
);
--> statement-breakpoint
CREATE INDEX `publishing_count_hour` ON `publishing_count` (`hour`);--> statement-breakpoint
CREATE TABLE `publishing_request` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`state` integer DEFAULT 1 NOT NULL,
	`granted` integer,
	`end_time` integer,
	`decide_user` text,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `publishing_request_open` ON `publishing_request` (`user_id`) WHERE "publishing_request"."state" = 1;--> statement-breakpoint
CREATE INDEX `publishing_request_user` ON `publishing_request` (`user_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `publishing_request_state` ON `publishing_request` (`state`,`add_time`);--> statement-breakpoint
CREATE TABLE `delivery_pause` (
	`id` text PRIMARY KEY NOT NULL,
	`until_time` integer NOT NULL,
	`error_code` text,
	`error_msg` text,
	`resets_time` integer DEFAULT 0 NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`probe_time` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `delivery_receipt` (
	`msgid` text PRIMARY KEY NOT NULL,
	`outcome` text NOT NULL,
	`event_time` integer NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `delivery_receipt_time` ON `delivery_receipt` (`add_time`);--> statement-breakpoint
CREATE TABLE `organization_contact` (
	`org_id` text PRIMARY KEY NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`opened` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	`interested` integer DEFAULT 0 NOT NULL,
	`last_time` integer
);
--> statement-breakpoint
CREATE TABLE `push_answer` (
	`id` text PRIMARY KEY NOT NULL,
	`push_id` text NOT NULL,
	`org_id` text NOT NULL,
	`item_id` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`reason` text,
	`content` text,
	`files` text,
	`user_id` text,
	`passed_to` text,
	`feedback_id` text,
	`opened_time` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_answer_item` ON `push_answer` (`push_id`,`org_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `push_answer_organization` ON `push_answer` (`org_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `push_answer_passed` ON `push_answer` (`passed_to`);--> statement-breakpoint
CREATE TABLE `push_application` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`add_user` text NOT NULL,
	`state` text DEFAULT 'applied' NOT NULL,
	`remark` text,
	`reason` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`decide_user` text,
	`decide_time` integer,
	`push_time` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_application_open` ON `push_application` (`item_type`,`item_id`) WHERE "push_application"."state" IN ('applied','confirmed');--> statement-breakpoint
CREATE INDEX `push_application_item` ON `push_application` (`item_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `push_application_state` ON `push_application` (`item_type`,`state`,`add_time`);--> statement-breakpoint
CREATE TABLE `push_approval` (
	`push_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`ask_user` text NOT NULL,
	`ask_time` integer NOT NULL,
	`decide_user` text,
	`decide_time` integer,
	`reason` text
);
--> statement-breakpoint
CREATE TABLE `push_audience` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`filter` text NOT NULL,
	`add_user` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_audience_name` ON `push_audience` (`name`) WHERE "push_audience"."is_delete" = 0;--> statement-breakpoint
CREATE TABLE `push_group_items` (
	`id` text PRIMARY KEY NOT NULL,
	`push_group_id` text NOT NULL,
	`item_id` text NOT NULL,
	`item_type` integer NOT NULL,
	`push_state` integer DEFAULT 0 NOT NULL,
	`push_wechat_ids` text,
	`push_time` integer,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_group_items_pair` ON `push_group_items` (`push_group_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `push_group_items_item` ON `push_group_items` (`item_id`);--> statement-breakpoint
CREATE INDEX `push_group_items_state` ON `push_group_items` (`push_group_id`,`push_state`);--> statement-breakpoint
CREATE TABLE `push_group` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`title_params` text,
	`remark` text,
	`item_type` integer NOT NULL,
	`source_push_id` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`submission_key` text,
	`add_user` text,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_group_submission` ON `push_group` (`submission_key`);--> statement-breakpoint
CREATE INDEX `push_group_time` ON `push_group` (`item_type`,`add_time`);--> statement-breakpoint
CREATE TABLE `push_preference` (
	`org_id` text PRIMARY KEY NOT NULL,
	`scopes` text DEFAULT '[]' NOT NULL,
	`item_types` text DEFAULT '[]' NOT NULL,
	`weekly_cap` integer DEFAULT 0 NOT NULL,
	`user_id` text,
	`version` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer
);
--> statement-breakpoint
CREATE TABLE `push_tally` (
	`push_id` text NOT NULL,
	`wave` integer NOT NULL,
	`state` text NOT NULL,
	`error_code` text NOT NULL,
	`delivered_at` integer NOT NULL,
	`answers` integer NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`push_id`, `wave`, `state`, `error_code`, `delivered_at`, `answers`)
);
--> statement-breakpoint
CREATE TABLE `push_wechat_orgs` (
	`id` text PRIMARY KEY NOT NULL,
	`push_id` text NOT NULL,
	`org_id` text NOT NULL,
	`push_group_id` text,
	`push_status` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`error_code` text,
	`error_msg` text,
	`sent_at` integer,
	`delivered_at` integer,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`lease_id` text,
	`claim_time` integer,
	`next_time` integer DEFAULT 0 NOT NULL,
	`doubt_since` integer,
	`recipient` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`msgid` text,
	`client_msg_id` text,
	`wave` integer DEFAULT 0 NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_wechat_orgs_pair` ON `push_wechat_orgs` (`push_id`,`org_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_wechat_orgs_message` ON `push_wechat_orgs` (`client_msg_id`);--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_organization` ON `push_wechat_orgs` (`org_id`);--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_received` ON `push_wechat_orgs` (`org_id`,`claim_time`);--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_push_state` ON `push_wechat_orgs` (`push_id`,`state`,`next_time`);--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_doubt` ON `push_wechat_orgs` (`state`,`doubt_since`) WHERE "push_wechat_orgs"."doubt_since" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_state` ON `push_wechat_orgs` (`state`,`lease_until`);--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_msgid` ON `push_wechat_orgs` (`msgid`);--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_stage` ON `push_wechat_orgs` (`push_id`,`state`,`org_id`);--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_opened` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 1) > 0;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_answered` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 2) > 0;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_interested` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 4) > 0;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_irrelevant` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 8) > 0;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_passed` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 16) > 0;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_replied` ON `push_wechat_orgs` (`push_id`,`org_id`) WHERE ("push_wechat_orgs"."answers" & 32) > 0;--> statement-breakpoint
CREATE TABLE `push_wave` (
	`push_id` text NOT NULL,
	`wave` integer NOT NULL,
	`start_time` integer NOT NULL,
	PRIMARY KEY(`push_id`, `wave`)
);
--> statement-breakpoint
CREATE TABLE `push_wechat` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`title_params` text,
	`push_group_id` text NOT NULL,
	`remark` text,
	`push_status` integer DEFAULT 0 NOT NULL,
	`item_type` integer NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`auto_push_time` integer DEFAULT 0 NOT NULL,
	`push_time` integer,
	`confirm_time` integer,
	`run_state` text DEFAULT '' NOT NULL,
	`progress_time` integer DEFAULT 0 NOT NULL,
	`error_code` text,
	`error_msg` text,
	`site_origin` text,
	`submission_key` text,
	`add_user` text,
	`version` integer DEFAULT 1 NOT NULL,
	`wave_size` integer DEFAULT 0 NOT NULL,
	`wave_minutes` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_wechat_submission` ON `push_wechat` (`submission_key`);--> statement-breakpoint
CREATE INDEX `push_wechat_run` ON `push_wechat` (`run_state`);--> statement-breakpoint
CREATE INDEX `push_wechat_group` ON `push_wechat` (`push_group_id`);--> statement-breakpoint
CREATE INDEX `push_wechat_due` ON `push_wechat` (`push_status`,`auto_push_time`);--> statement-breakpoint
CREATE INDEX `push_wechat_time` ON `push_wechat` (`item_type`,`add_time`);--> statement-breakpoint
CREATE TABLE `subscription` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_type` integer NOT NULL,
	`scopes` text DEFAULT '[]' NOT NULL,
	`industries` text DEFAULT '[]' NOT NULL,
	`keyword` text DEFAULT '' NOT NULL,
	`region` text DEFAULT '' NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_user` ON `subscription` (`user_id`,`item_type`);--> statement-breakpoint
CREATE TABLE `user_push` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_type` integer NOT NULL,
	`title` text,
	`items` text DEFAULT '[]' NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`error_code` text,
	`error_msg` text,
	`sent_at` integer,
	`delivered_at` integer,
	`run_key` text,
	`add_user` text,
	`site_origin` text,
	`lease_id` text,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`claim_time` integer,
	`next_time` integer DEFAULT 0 NOT NULL,
	`doubt_since` integer,
	`recipient` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`msgid` text,
	`opened_time` integer,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `user_push_user` ON `user_push` (`user_id`,`add_time`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_push_run` ON `user_push` (`run_key`,`user_id`);--> statement-breakpoint
CREATE INDEX `user_push_state` ON `user_push` (`state`,`next_time`);--> statement-breakpoint
CREATE INDEX `user_push_msgid` ON `user_push` (`msgid`);--> statement-breakpoint
CREATE TABLE `countries` (
	`id` text PRIMARY KEY NOT NULL,
	`cn_name` text NOT NULL,
	`en_name` text NOT NULL,
	`level` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `china` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`level` integer NOT NULL,
	`pid` text NOT NULL,
	`name_en` text
);
--> statement-breakpoint
CREATE INDEX `china_parent` ON `china` (`pid`);--> statement-breakpoint
CREATE INDEX `china_level` ON `china` (`level`);--> statement-breakpoint
CREATE TABLE `industry_v2` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`is_leaf` integer DEFAULT 0 NOT NULL,
	`depth` integer NOT NULL,
	`pid` text DEFAULT '0' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `industry_parent` ON `industry_v2` (`pid`);--> statement-breakpoint
CREATE TABLE `post_code` (
	`id` integer PRIMARY KEY NOT NULL,
	`province` text NOT NULL,
	`city` text NOT NULL,
	`area` text NOT NULL,
	`post_code` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_code_place` ON `post_code` (`province`,`city`,`area`);--> statement-breakpoint
CREATE TABLE `promotion_type` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`name_en` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_type_code_unique` ON `promotion_type` (`code`);--> statement-breakpoint
CREATE TABLE `push_template` (
	`id` text PRIMARY KEY NOT NULL,
	`template_id` text NOT NULL,
	`name` text NOT NULL,
	`keynotes` text
);
--> statement-breakpoint
CREATE TABLE `region` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`en_name` text,
	`logo` text,
	`title` text,
	`title_en` text,
	`center_url` text
);
--> statement-breakpoint
CREATE TABLE `scope` (
	`id` text PRIMARY KEY NOT NULL,
	`pid` text DEFAULT '0' NOT NULL,
	`name` text NOT NULL,
	`name_en` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`level` integer NOT NULL,
	`code` text,
	`stage` integer,
	`is_delete` integer DEFAULT 0 NOT NULL,
	`patent_classify_ids` text,
	`patent_classify_names` text
);
--> statement-breakpoint
CREATE INDEX `scope_parent` ON `scope` (`pid`,`sort`);--> statement-breakpoint
CREATE INDEX `scope_level` ON `scope` (`level`,`sort`);--> statement-breakpoint
CREATE INDEX `scope_code` ON `scope` (`code`);--> statement-breakpoint
CREATE TABLE `setting` (
	`id` text PRIMARY KEY NOT NULL,
	`value` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `workstation` (
	`id` text PRIMARY KEY NOT NULL,
	`area_code` text NOT NULL,
	`name` text NOT NULL,
	`url` text,
	`platform_url` text,
	`kind` text
);
--> statement-breakpoint
CREATE INDEX `workstation_area` ON `workstation` (`area_code`);--> statement-breakpoint
CREATE TABLE `chengguo_scope` (
	`id` text PRIMARY KEY NOT NULL,
	`chengguo_id` text NOT NULL,
	`first_scope_id` text,
	`second_scope_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chengguo_scope_link` ON `chengguo_scope` (`chengguo_id`,`second_scope_id`);--> statement-breakpoint
CREATE INDEX `chengguo_scope_by_scope` ON `chengguo_scope` (`second_scope_id`);--> statement-breakpoint
CREATE TABLE `chengguo` (
	`chengguo_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`code` text,
	`scope` text,
	`cover` text,
	`profile` text,
	`old_profile` text,
	`level` integer DEFAULT 0 NOT NULL,
	`conversion_type` text,
	`platform` text DEFAULT 'THTT' NOT NULL,
	`sub_type` integer NOT NULL,
	`unit` text,
	`promotion_org` text,
	`org_name` text,
	`add_user` text NOT NULL,
	`director` text,
	`id_number` text,
	`contacts` text,
	`contacts_tel` text,
	`contacts_email` text,
	`contacts_wechat` text,
	`contacts_addr` text,
	`region_id` text,
	`region_name` text,
	`org_country` text,
	`intellectual_property` text,
	`intellectual_property_code` text,
	`ownership` text,
	`process` integer,
	`cooperation` text,
	`investment` text,
	`investment_use` text,
	`implementation_conditions` text,
	`term` text,
	`ranges` text,
	`secrecy` integer,
	`extension_mode` text,
	`is_open` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`release_time` integer,
	`sort_time` integer,
	`update_time` integer,
	`complete_time` text,
	`is_delete` integer DEFAULT 0 NOT NULL,
	`audit_status` integer DEFAULT 1 NOT NULL,
	`audit_opinion` text,
	`industry_id` text,
	`is_pushed` integer DEFAULT 0 NOT NULL,
	`is_tagging` integer DEFAULT 0 NOT NULL,
	`match_state` integer DEFAULT 0 NOT NULL,
	`expire_time` integer,
	`unlist_time` integer,
	`expiry_told` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chengguo_code_unique` ON `chengguo` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `chengguo_submission` ON `chengguo` (`add_user`,`submission_key`) WHERE "chengguo"."submission_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chengguo_owner` ON `chengguo` (`add_user`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `chengguo_audit` ON `chengguo` (`audit_status`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `chengguo_expiry` ON `chengguo` (`expire_time`);--> statement-breakpoint
CREATE INDEX `chengguo_listed` ON `chengguo` (`expiry_told`,`expire_time`) WHERE "chengguo"."unlist_time" IS NULL AND "chengguo"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `chengguo_endless` ON `chengguo` (`release_time`) WHERE "chengguo"."expire_time" IS NULL AND "chengguo"."release_time" IS NOT NULL AND "chengguo"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `chengguo_unit` ON `chengguo` (`unit`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE INDEX `chengguo_portrait` ON `chengguo` (`match_state`,`audit_status`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `approved_version` (
	`item_id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`version` integer NOT NULL,
	`form` text NOT NULL,
	`approve_time` integer NOT NULL,
	`approve_user` text
);
--> statement-breakpoint
CREATE TABLE `draft` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text DEFAULT '' NOT NULL,
	`form` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `draft_owner` ON `draft` (`user_id`,`item_type`,`item_id`);--> statement-breakpoint
CREATE INDEX `draft_age` ON `draft` (`update_time`);--> statement-breakpoint
CREATE TABLE `returned_version` (
	`item_id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`version` integer NOT NULL,
	`form` text NOT NULL,
	`return_time` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `review_comment` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`version` integer NOT NULL,
	`field` text DEFAULT '' NOT NULL,
	`content` text NOT NULL,
	`add_user` text NOT NULL,
	`from_publisher` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`resolve_time` integer,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_comment_item` ON `review_comment` (`item_id`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `review_template` (
	`id` text PRIMARY KEY NOT NULL,
	`audit_status` integer NOT NULL,
	`text` text NOT NULL,
	`text_en` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer DEFAULT 0 NOT NULL,
	`transports` text,
	`label` text NOT NULL,
	`add_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `passkey_user` ON `passkey` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`add_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `recovery_code_user` ON `recovery_code` (`user_id`);--> statement-breakpoint
CREATE TABLE `second_factor_step` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`way` text NOT NULL,
	`family` text NOT NULL,
	`remember` integer DEFAULT 0 NOT NULL,
	`challenge` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `second_factor_step_user` ON `second_factor_step` (`user_id`);--> statement-breakpoint
CREATE INDEX `second_factor_step_expiry` ON `second_factor_step` (`expire_time`);--> statement-breakpoint
CREATE TABLE `second_factor_totp` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer DEFAULT 0 NOT NULL,
	`confirm_time` integer,
	`add_time` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `trusted_device` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trusted_device_user` ON `trusted_device` (`user_id`);--> statement-breakpoint
CREATE INDEX `trusted_device_expiry` ON `trusted_device` (`expire_time`);--> statement-breakpoint
CREATE TABLE `security_alert_reader` (
	`user_id` text PRIMARY KEY NOT NULL,
	`wanted` integer DEFAULT 0 NOT NULL,
	`noticed_time` integer DEFAULT 0 NOT NULL,
	`covered_time` integer DEFAULT 0 NOT NULL,
	`sent_time` integer DEFAULT 0 NOT NULL,
	`lease_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `security_alert` (
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`address` text NOT NULL,
	`device` text NOT NULL,
	`raised_time` integer NOT NULL,
	PRIMARY KEY(`kind`, `user_id`, `address`, `device`)
);
--> statement-breakpoint
CREATE INDEX `security_alert_time` ON `security_alert` (`raised_time`);--> statement-breakpoint
CREATE TABLE `security_event` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`outcome` text NOT NULL,
	`user_id` text,
	`subject_id` text,
	`address` text,
	`device` text,
	`cause` text,
	`add_time` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `security_event_time` ON `security_event` (`add_time`,`id`);--> statement-breakpoint
CREATE INDEX `security_event_type` ON `security_event` (`type`,`add_time`,`id`);--> statement-breakpoint
CREATE INDEX `security_event_user` ON `security_event` (`user_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `security_event_address` ON `security_event` (`address`,`add_time`);--> statement-breakpoint
CREATE TABLE `chat_binding` (
	`id` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`openid` text,
	`unionid` text,
	`number` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `chat_binding_expiry` ON `chat_binding` (`expire_time`);--> statement-breakpoint
CREATE INDEX `chat_binding_user` ON `chat_binding` (`user_id`);--> statement-breakpoint
CREATE TABLE `oauth_state` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`user_id` text,
	`app` text DEFAULT 'account' NOT NULL,
	`binding_id` text,
	`target` text NOT NULL,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `oauth_state_expiry` ON `oauth_state` (`expire_time`);--> statement-breakpoint
CREATE TABLE `login_qr` (
	`id` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`device` text,
	`user_id` text,
	`session_hash` text,
	`add_time` integer NOT NULL,
	`expire_time` integer NOT NULL,
	`scan_time` integer,
	`confirm_time` integer,
	`used_time` integer
);
--> statement-breakpoint
CREATE INDEX `login_qr_expiry` ON `login_qr` (`expire_time`);--> statement-breakpoint
CREATE TABLE `organisation_user` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`is_admin` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`audit_status` integer DEFAULT 4 NOT NULL,
	`invited_by` text,
	`joined_time` integer,
	`read_from` integer DEFAULT 0 NOT NULL,
	`asked_text` text,
	`asked_files` text,
	`asked_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organisation_user_pair` ON `organisation_user` (`organization_id`,`user_id`) WHERE "organisation_user"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `organisation_user_user` ON `organisation_user` (`user_id`);--> statement-breakpoint
CREATE INDEX `organisation_user_admin` ON `organisation_user` (`organization_id`,`user_id`) WHERE "organisation_user"."is_delete" = 0 AND "organisation_user"."is_admin" = 1 AND "organisation_user"."audit_status" = 4;--> statement-breakpoint
CREATE INDEX `organisation_user_waiting` ON `organisation_user` (`organization_id`) WHERE "organisation_user"."is_delete" = 0 AND ("organisation_user"."audit_status" = 1 OR "organisation_user"."asked_time" IS NOT NULL);--> statement-breakpoint
CREATE TABLE `user` (
	`user_id` text PRIMARY KEY NOT NULL,
	`name` text,
	`nickname` text,
	`sex` integer,
	`tel` text,
	`avatar` text,
	`authority` text DEFAULT '' NOT NULL,
	`account` text NOT NULL,
	`password` text,
	`openid` text,
	`unionid` text,
	`email` text,
	`org_type` text,
	`activity_identity` text,
	`visible_province` text,
	`visible_city` text,
	`visible_county` text,
	`is_delete` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_account` ON `user` (`account`) WHERE "user"."is_delete" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `user_openid` ON `user` (`openid`) WHERE "user"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `user_staff` ON `user` (`authority`) WHERE "user"."authority" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `user_unionid` ON `user` (`unionid`) WHERE "user"."is_delete" = 0;--> statement-breakpoint
CREATE TABLE `work_group` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_en` text,
	`authorities` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
