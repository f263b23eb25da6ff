ALTER TABLE `chanpin` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `chanpin` ADD `summary_en` text;--> statement-breakpoint
ALTER TABLE `chanpin` ADD `org_name` text;--> statement-breakpoint
ALTER TABLE `chanpin` ADD `release_time` integer;--> statement-breakpoint
ALTER TABLE `chanpin` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `chanpin_untranslated` ON `chanpin` (`add_time`) WHERE "chanpin"."name_en" IS NULL AND "chanpin"."audit_status" = 4 AND "chanpin"."is_delete" = 0;--> statement-breakpoint
ALTER TABLE `xiangmu` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `xiangmu` ADD `summary_en` text;--> statement-breakpoint
CREATE INDEX `xiangmu_untranslated` ON `xiangmu` (`add_time`) WHERE "xiangmu"."name_en" IS NULL AND "xiangmu"."audit_status" = 4 AND "xiangmu"."is_delete" = 0;
--> statement-breakpoint
DROP VIEW xiangmu_form;
--> statement-breakpoint
DROP TRIGGER xiangmu_written;
--> statement-breakpoint
CREATE VIEW chanpin_form AS SELECT p.chanpin_id, json_object(
  'product', json_object('name', p.name, 'name_en', p.name_en, 'summary_en', p.summary_en, 'cover', p.cover, 'profile', p.profile, 'detail_desc', p.detail_desc),
  'scopes', json((SELECT json_group_array(json(x.scope)) FROM (SELECT json_object('id', s.id, 'name', s.name, 'name_en', s.name_en) AS scope
    FROM chanpin_scope l JOIN scope s ON s.id = l.second_scope_id WHERE l.chanpin_id = p.chanpin_id ORDER BY s.id) x)),
  'organization', json_object('name', coalesce((SELECT o.name FROM organization o WHERE o.organization_id = p.unit), p.org_name))
) AS form FROM chanpin p;
--> statement-breakpoint
CREATE TRIGGER chanpin_approval_added AFTER INSERT ON chanpin WHEN new.audit_status = 4 BEGIN
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.chanpin_id, 4, new.version, f.form, coalesce(new.update_time, new.add_time) FROM chanpin_form f WHERE f.chanpin_id = new.chanpin_id
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
--> statement-breakpoint
CREATE TRIGGER chanpin_written AFTER UPDATE OF name, name_en, summary_en, cover, profile, detail_desc, unit, org_name, audit_status, audit_opinion ON chanpin
WHEN new.version = old.version BEGIN
  UPDATE chanpin SET version = old.version + 1 WHERE chanpin_id = new.chanpin_id;
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.chanpin_id, 4, old.version + 1, f.form, coalesce(new.update_time, new.add_time) FROM chanpin_form f WHERE f.chanpin_id = new.chanpin_id AND new.audit_status = 4
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
--> statement-breakpoint
CREATE VIEW xiangmu_form AS SELECT p.xiangmu_id, json_object(
  'project', json_object('name', p.name, 'name_en', p.name_en, 'summary_en', p.summary_en, 'cover', p.cover, 'profile', p.profile, 'region_name', p.region_name,
    'investment_amount', p.investment_amount, 'contacts', p.contacts, 'contacts_tel', p.contacts_tel, 'contacts_email', p.contacts_email),
  'scopes', json((SELECT json_group_array(json(x.scope)) FROM (SELECT json_object('id', s.id, 'name', s.name, 'name_en', s.name_en) AS scope
    FROM json_each('[' || replace(json_quote(coalesce(p.scope, '')), ',', '","') || ']') j
    JOIN scope s ON s.id = trim(j.value) ORDER BY j.key) x)),
  'organization', json_object('name', coalesce((SELECT o.name FROM organization o WHERE o.organization_id = p.unit), p.org_name))
) AS form FROM xiangmu p;
--> statement-breakpoint
CREATE TRIGGER xiangmu_written AFTER UPDATE OF name, name_en, summary_en, cover, profile, type, scope, unit, org_name, investment_amount, contacts, contacts_tel, contacts_email, province, city, county, region_name, audit_status, audit_opinion ON xiangmu
WHEN new.version = old.version BEGIN
  UPDATE xiangmu SET version = old.version + 1 WHERE xiangmu_id = new.xiangmu_id;
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.xiangmu_id, 5, old.version + 1, f.form, coalesce(new.update_time, new.add_time) FROM xiangmu_form f WHERE f.xiangmu_id = new.xiangmu_id AND new.audit_status = 4
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
--> statement-breakpoint
UPDATE chanpin SET release_time = add_time WHERE audit_status = 4;
--> statement-breakpoint
UPDATE xiangmu SET release_time = add_time WHERE audit_status = 4 AND release_time IS NULL;
--> statement-breakpoint
UPDATE zhuanjia SET release_time = add_time WHERE audit_status = 4 AND release_time IS NULL;
--> statement-breakpoint
INSERT INTO approved_version(item_id, item_type, version, form, approve_time) SELECT f.chanpin_id, 4, p.version, f.form, coalesce(p.update_time, p.add_time) FROM chanpin_form f JOIN chanpin p ON p.chanpin_id = f.chanpin_id WHERE p.audit_status = 4 ON CONFLICT(item_id) DO NOTHING;
