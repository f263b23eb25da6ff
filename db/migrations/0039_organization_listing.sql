CREATE TABLE `organization_listing` (
	`listing_no` integer PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`results` integer DEFAULT 0 NOT NULL,
	`demands` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_listing_organization_id_unique` ON `organization_listing` (`organization_id`);
--> statement-breakpoint
CREATE INDEX `organization_scope_field` ON `organization_scope` (`second_scope_id`,`org_id`);
--> statement-breakpoint
-- The public organisations as their list asks for them: any part of a name (pairs of neighbouring characters, in hexadecimal so that
-- every mark counts), kind, place, fields with those above them, industries. Each list reads what it shows, whatever the number
-- of organisations. Derived data: emptied and filled again by the INSERT at the end.
CREATE VIRTUAL TABLE organization_search USING fts5(name, tags, industries, content='', contentless_delete=1, tokenize="ascii");
--> statement-breakpoint
CREATE VIEW organization_words AS SELECT l.listing_no, o.organization_id,
  (SELECT group_concat(hex(substr(w.t, j.key + 1, 2)), ' ') FROM (SELECT lower(o.name) AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS name,
  't' || o.type || (SELECT coalesce(group_concat(' p' || hex(p.value), ''), '') FROM json_each(json_array(o.province, o.city, o.county)) p WHERE p.value <> '')
    || (SELECT coalesce(group_concat(' s' || hex(t.id), ''), '') FROM (SELECT s.second_scope_id AS id FROM organization_scope s WHERE s.org_id = o.organization_id
      UNION SELECT a.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id WHERE s.org_id = o.organization_id
      UNION SELECT b.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id JOIN scope b ON b.id = a.pid WHERE s.org_id = o.organization_id
      UNION SELECT c.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id JOIN scope b ON b.id = a.pid JOIN scope c ON c.id = b.pid WHERE s.org_id = o.organization_id) t) AS tags,
  replace(replace(replace(replace(coalesce(o.industry_id, ''), ' ', ''), '"', ' '), '[', ' '), ',', ' ') AS industries
FROM organization_listing l JOIN organization o ON o.organization_id = l.organization_id;
--> statement-breakpoint
CREATE TRIGGER organization_listing_added AFTER INSERT ON organization_listing BEGIN
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id = new.organization_id;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listing_removed AFTER DELETE ON organization_listing BEGIN
  DELETE FROM organization_search WHERE rowid = old.listing_no;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_added AFTER INSERT ON organization WHEN new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1 BEGIN
  INSERT INTO organization_listing(listing_no, organization_id, results, demands) SELECT coalesce((SELECT max(l.listing_no) + 1 FROM organization_listing l WHERE l.listing_no >= ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) AND l.listing_no < ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) + (1 << 18)), ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18)), new.organization_id, (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = new.organization_id LIMIT 100)), (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = new.organization_id LIMIT 100)) WHERE 1;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_changed AFTER UPDATE OF is_delete, audit_status, is_shown, type, add_time ON organization
WHEN (old.is_delete = 0 AND old.audit_status = 4 AND old.is_shown = 1) <> (new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1) OR old.type IS NOT new.type OR old.add_time IS NOT new.add_time BEGIN
  DELETE FROM organization_listing WHERE organization_id = old.organization_id;
  INSERT INTO organization_listing(listing_no, organization_id, results, demands) SELECT coalesce((SELECT max(l.listing_no) + 1 FROM organization_listing l WHERE l.listing_no >= ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) AND l.listing_no < ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) + (1 << 18)), ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18)), new.organization_id, (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = new.organization_id LIMIT 100)), (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = new.organization_id LIMIT 100)) WHERE new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_removed AFTER DELETE ON organization BEGIN
  DELETE FROM organization_listing WHERE organization_id = old.organization_id;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_words AFTER UPDATE OF name, province, city, county, industry_id ON organization WHEN old.name IS NOT new.name OR old.province IS NOT new.province OR old.city IS NOT new.city OR old.county IS NOT new.county OR old.industry_id IS NOT new.industry_id BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (new.organization_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (new.organization_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_scope_added AFTER INSERT ON organization_scope BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (new.org_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (new.org_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_scope_changed AFTER UPDATE ON organization_scope BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (old.org_id, new.org_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (old.org_id, new.org_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_scope_removed AFTER DELETE ON organization_scope BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (old.org_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (old.org_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_scope_moved AFTER UPDATE OF pid ON scope WHEN old.pid IS NOT new.pid BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (SELECT org_id FROM organization_scope WHERE second_scope_id IN (
    SELECT a.id FROM scope a LEFT JOIN scope b ON b.id = a.pid LEFT JOIN scope c ON c.id = b.pid WHERE new.id IN (a.id, b.id, c.id))));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (SELECT org_id FROM organization_scope WHERE second_scope_id IN (
    SELECT a.id FROM scope a LEFT JOIN scope b ON b.id = a.pid LEFT JOIN scope c ON c.id = b.pid WHERE new.id IN (a.id, b.id, c.id)));
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_result_publication_added AFTER INSERT ON result_publication WHEN new.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET results = (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (new.organization_id) AND results < 100;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_result_publication_changed AFTER UPDATE OF organization_id ON result_publication WHEN old.organization_id IS NOT new.organization_id BEGIN
  UPDATE organization_listing SET results = (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id, new.organization_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_result_publication_removed AFTER DELETE ON result_publication WHEN old.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET results = (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_demand_publication_added AFTER INSERT ON demand_publication WHEN new.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET demands = (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (new.organization_id) AND demands < 100;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_demand_publication_changed AFTER UPDATE OF organization_id ON demand_publication WHEN old.organization_id IS NOT new.organization_id BEGIN
  UPDATE organization_listing SET demands = (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id, new.organization_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_demand_publication_removed AFTER DELETE ON demand_publication WHEN old.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET demands = (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id);
END;
--> statement-breakpoint
INSERT INTO organization_listing(listing_no, organization_id, results, demands)
SELECT ((o.type = 3) << 52) + (max(0, min(o.add_time, (1 << 34) - 1)) << 18) + row_number() OVER (PARTITION BY o.type = 3, o.add_time ORDER BY o.organization_id) - 1,
  o.organization_id, (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = o.organization_id LIMIT 100)), (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = o.organization_id LIMIT 100))
FROM organization o WHERE o.is_delete = 0 AND o.audit_status = 4 AND o.is_shown = 1;
