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
ALTER TABLE `organization_proposal` ADD `state` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `organization_proposal` ADD `opinion` text;--> statement-breakpoint
ALTER TABLE `organization_proposal` ADD `decide_user` text;--> statement-breakpoint
ALTER TABLE `organization_proposal` ADD `decide_time` integer;--> statement-breakpoint
CREATE INDEX `organization_proposal_queue` ON `organization_proposal` (`state`,`add_time`) WHERE "organization_proposal"."state" > 0;--> statement-breakpoint
ALTER TABLE `organization` ADD `logo` text;
--> statement-breakpoint
-- Who is a member no more, or was let in anew, has nothing to accept.
CREATE TRIGGER organization_handover_left AFTER UPDATE OF is_delete, organization_id ON organisation_user WHEN new.is_delete = 1 OR old.organization_id IS NOT new.organization_id BEGIN DELETE FROM organization_handover WHERE organization_id = old.organization_id AND to_user = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER organization_handover_removed AFTER DELETE ON organisation_user BEGIN DELETE FROM organization_handover WHERE organization_id = old.organization_id AND to_user = old.user_id; END;
--> statement-breakpoint
-- Another one receives the messages, or nobody does any more: what the former one offered is void.
CREATE TRIGGER organization_handover_void AFTER UPDATE OF user_id, is_delete ON organization WHEN old.user_id IS NOT new.user_id OR new.is_delete = 1 BEGIN DELETE FROM organization_handover WHERE organization_id = old.organization_id; END;
--> statement-breakpoint
DROP TRIGGER file_use_organization_added;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_added AFTER INSERT ON organization WHEN instr(concat_ws(' ', new.profile, new.logo, new.talent, new.equipment, new.business_direction, new.performance), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization', new.organization_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.logo, new.talent, new.equipment, new.business_direction, new.performance)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
DROP TRIGGER file_use_organization_changed;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_changed AFTER UPDATE OF profile, logo, talent, equipment, business_direction, performance ON organization WHEN concat_ws(' ', old.profile, old.logo, old.talent, old.equipment, old.business_direction, old.performance) IS NOT concat_ws(' ', new.profile, new.logo, new.talent, new.equipment, new.business_direction, new.performance) AND instr(concat_ws(' ', old.profile, old.logo, old.talent, old.equipment, old.business_direction, old.performance, new.profile, new.logo, new.talent, new.equipment, new.business_direction, new.performance), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization' AND item_id = old.organization_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization', new.organization_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.logo, new.talent, new.equipment, new.business_direction, new.performance)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
DROP TRIGGER file_use_organization_removed;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_removed AFTER DELETE ON organization WHEN instr(concat_ws(' ', old.profile, old.logo, old.talent, old.equipment, old.business_direction, old.performance), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization' AND item_id = old.organization_id;
END;
