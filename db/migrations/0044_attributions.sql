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
DROP INDEX `xuqiu_unit`;--> statement-breakpoint
CREATE INDEX `xuqiu_unit` ON `xuqiu` (`unit`,`is_delete`,`add_time`);--> statement-breakpoint
DROP INDEX `xiangmu_unit`;--> statement-breakpoint
CREATE INDEX `xiangmu_unit` ON `xiangmu` (`unit`,`is_delete`,`add_time`);--> statement-breakpoint
DROP INDEX `chengguo_unit`;--> statement-breakpoint
CREATE INDEX `chengguo_unit` ON `chengguo` (`unit`,`is_delete`,`add_time`);--> statement-breakpoint
ALTER TABLE `feedback` ADD `kind` text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE `deal` ADD `owner_contact_user` text;
--> statement-breakpoint
-- An intent and a message shared a row: what was written over an intent becomes a message of its own, and the intent says
-- again what opened the deal.
INSERT INTO feedback (id, phone, name, province_name, remark, files, user_id, item_id, item_type, source, kind, add_time, update_time, is_delete)
SELECT upper(hex(randomblob(13))), f.phone, f.name, f.province_name, f.remark, f.files, f.user_id, f.item_id, f.item_type, f.source, 'message',
  max(f.add_time + 1, coalesce(f.update_time, 0)), f.update_time, f.is_delete
FROM deal d JOIN feedback f ON f.item_id = d.item_id AND f.user_id = d.seeker_user AND f.add_time = d.add_time AND f.source = 2
JOIN deal_event e ON e.deal_id = d.id AND e.kind = 'message' AND e.side = 'seeker' AND e.add_time = d.add_time
WHERE f.remark IS NOT e.content;
--> statement-breakpoint
UPDATE feedback SET kind = 'intent', update_time = d.add_time, remark = e.content, name = coalesce(d.seeker_name, feedback.name),
  phone = coalesce(d.seeker_phone, feedback.phone)
FROM deal d JOIN deal_event e ON e.deal_id = d.id AND e.kind = 'message' AND e.side = 'seeker' AND e.add_time = d.add_time
WHERE feedback.item_id = d.item_id AND feedback.user_id = d.seeker_user AND feedback.add_time = d.add_time AND feedback.source = 2;
