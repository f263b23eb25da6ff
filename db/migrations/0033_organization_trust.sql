CREATE TABLE `organization_proposal` (
	`item_id` text NOT NULL,
	`part` text NOT NULL,
	`item_type` integer NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`given` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`item_id`, `part`)
);
--> statement-breakpoint
CREATE INDEX `organization_proposal_of` ON `organization_proposal` (`organization_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `organization_proposal_user` ON `organization_proposal` (`user_id`);--> statement-breakpoint
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
ALTER TABLE `organization` ADD `verified_time` integer;--> statement-breakpoint
ALTER TABLE `organization` ADD `is_shown` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `organization_shown` ON `organization` (`is_shown`,`type`,`add_time`);--> statement-breakpoint
CREATE INDEX `xiangmu_unit` ON `xiangmu` (`unit`);
--> statement-breakpoint
-- Who may be named in public lists: what staff marked (a centre, a verified one) and what has an approved publication. The
-- view says it, triggers keep the column, and the counter of the home page counts by it.
CREATE VIEW organization_standing AS SELECT o.organization_id, (o.type = 3 OR o.verified_time IS NOT NULL
  OR EXISTS (SELECT 1 FROM result_publication p WHERE p.organization_id = o.organization_id)
  OR EXISTS (SELECT 1 FROM demand_publication p WHERE p.organization_id = o.organization_id)
  OR EXISTS (SELECT 1 FROM chanpin p WHERE p.unit = o.organization_id AND p.audit_status = 4 AND p.is_delete = 0)
  OR EXISTS (SELECT 1 FROM xiangmu p WHERE p.unit = o.organization_id AND p.audit_status = 4 AND p.is_delete = 0)) AS shown
FROM organization o;
--> statement-breakpoint
DROP TRIGGER organization_counted_added;
--> statement-breakpoint
DROP TRIGGER organization_counted_removed;
--> statement-breakpoint
DROP TRIGGER organization_counted_changed;
--> statement-breakpoint
UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id);
--> statement-breakpoint
UPDATE facet_count SET counts = json_object('*', (SELECT count(*) FROM organization WHERE is_delete = 0 AND audit_status = 4 AND is_shown = 1)) WHERE kind = 'organization' AND grp = '*';
--> statement-breakpoint
CREATE TRIGGER organization_counted_added AFTER INSERT ON organization WHEN new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + 1) WHERE kind = 'organization' AND grp = '*'; END;
--> statement-breakpoint
CREATE TRIGGER organization_counted_removed AFTER DELETE ON organization WHEN old.is_delete = 0 AND old.audit_status = 4 AND old.is_shown = 1 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + -1) WHERE kind = 'organization' AND grp = '*'; END;
--> statement-breakpoint
CREATE TRIGGER organization_counted_changed AFTER UPDATE OF is_delete, audit_status, is_shown ON organization WHEN (old.is_delete = 0 AND old.audit_status = 4 AND old.is_shown = 1) <> (new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1) BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + (CASE WHEN new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1 THEN 1 ELSE -1 END)) WHERE kind = 'organization' AND grp = '*'; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_added AFTER INSERT ON organization WHEN new.is_shown = 0 AND (new.type = 3 OR new.verified_time IS NOT NULL) BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.organization_id AND is_shown = 0; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_changed AFTER UPDATE OF type, verified_time ON organization WHEN old.type IS NOT new.type OR old.verified_time IS NOT new.verified_time BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (new.organization_id); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_result_publication_added AFTER INSERT ON result_publication WHEN new.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.organization_id AND is_shown = 0; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_result_publication_changed AFTER UPDATE OF organization_id ON result_publication WHEN old.organization_id IS NOT new.organization_id BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id, new.organization_id); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_result_publication_removed AFTER DELETE ON result_publication WHEN old.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_demand_publication_added AFTER INSERT ON demand_publication WHEN new.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.organization_id AND is_shown = 0; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_demand_publication_changed AFTER UPDATE OF organization_id ON demand_publication WHEN old.organization_id IS NOT new.organization_id BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id, new.organization_id); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_demand_publication_removed AFTER DELETE ON demand_publication WHEN old.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_chanpin_added AFTER INSERT ON chanpin WHEN new.unit IS NOT NULL AND new.audit_status = 4 AND new.is_delete = 0 BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.unit AND is_shown = 0; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_chanpin_changed AFTER UPDATE OF unit, audit_status, is_delete ON chanpin WHEN old.unit IS NOT new.unit OR old.audit_status <> new.audit_status OR old.is_delete <> new.is_delete BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit, new.unit); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_chanpin_removed AFTER DELETE ON chanpin WHEN old.unit IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_xiangmu_added AFTER INSERT ON xiangmu WHEN new.unit IS NOT NULL AND new.audit_status = 4 AND new.is_delete = 0 BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.unit AND is_shown = 0; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_xiangmu_changed AFTER UPDATE OF unit, audit_status, is_delete ON xiangmu WHEN old.unit IS NOT new.unit OR old.audit_status <> new.audit_status OR old.is_delete <> new.is_delete BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit, new.unit); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_xiangmu_removed AFTER DELETE ON xiangmu WHEN old.unit IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit); END;
--> statement-breakpoint
-- Whoever was checked under another name or credit code was not checked under this one. Staff that writes both at once decides.
CREATE TRIGGER organization_verification_void AFTER UPDATE OF name, social_credit_code ON organization
WHEN (old.name <> new.name OR coalesce(old.social_credit_code, '') <> coalesce(new.social_credit_code, '')) AND old.verified_time IS new.verified_time BEGIN
  UPDATE organization SET verified_time = NULL WHERE organization_id = new.organization_id AND verified_time IS NOT NULL;
  UPDATE organization_verification SET state = 7 WHERE organization_id = new.organization_id AND state IN (1, 4);
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_proposal_added AFTER INSERT ON organization_proposal WHEN instr(coalesce(new.given, ''), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization_proposal', new.item_id || '/' || new.part FROM json_each('[' || replace(json_quote(coalesce(new.given, '')), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_proposal_changed AFTER UPDATE OF given ON organization_proposal WHEN coalesce(old.given, '') IS NOT coalesce(new.given, '') AND instr(coalesce(old.given, '') || coalesce(new.given, ''), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization_proposal' AND item_id = old.item_id || '/' || old.part;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization_proposal', new.item_id || '/' || new.part FROM json_each('[' || replace(json_quote(coalesce(new.given, '')), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_proposal_removed AFTER DELETE ON organization_proposal WHEN instr(coalesce(old.given, ''), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization_proposal' AND item_id = old.item_id || '/' || old.part;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_verification_added AFTER INSERT ON organization_verification WHEN instr(coalesce(new.document, ''), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization_verification', new.id FROM json_each('[' || replace(json_quote(coalesce(new.document, '')), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_verification_changed AFTER UPDATE OF document ON organization_verification WHEN coalesce(old.document, '') IS NOT coalesce(new.document, '') AND instr(coalesce(old.document, '') || coalesce(new.document, ''), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization_verification' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization_verification', new.id FROM json_each('[' || replace(json_quote(coalesce(new.document, '')), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_verification_removed AFTER DELETE ON organization_verification WHEN instr(coalesce(old.document, ''), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization_verification' AND item_id = old.id;
END;
