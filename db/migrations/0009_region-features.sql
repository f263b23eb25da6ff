CREATE TABLE `region_feature` (
	`region` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`region`, `kind`, `item_id`)
);
--> statement-breakpoint
DROP VIEW organization_words;
--> statement-breakpoint
CREATE VIEW organization_words AS SELECT l.listing_no, o.organization_id,
  (SELECT group_concat(hex(substr(w.t, j.key + 1, 2)), ' ') FROM (SELECT lower(o.name) AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS name,
  't' || o.type || (SELECT coalesce(group_concat(' p' || hex(p.value), ''), '') FROM json_each(json_array(o.province, o.city, o.county)) p WHERE p.value <> '')
    || iif(l.results > 0, ' hasresults', '') || iif(l.demands > 0, ' hasdemands', '')
    || (SELECT coalesce(group_concat(' s' || hex(t.id), ''), '') FROM (SELECT s.second_scope_id AS id FROM organization_scope s WHERE s.org_id = o.organization_id
      UNION SELECT a.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id WHERE s.org_id = o.organization_id
      UNION SELECT b.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id JOIN scope b ON b.id = a.pid WHERE s.org_id = o.organization_id
      UNION SELECT c.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id JOIN scope b ON b.id = a.pid JOIN scope c ON c.id = b.pid WHERE s.org_id = o.organization_id) t) AS tags,
  replace(replace(replace(replace(coalesce(o.industry_id, ''), ' ', ''), '"', ' '), '[', ' '), ',', ' ') AS industries
FROM organization_listing l JOIN organization o ON o.organization_id = l.organization_id;
--> statement-breakpoint
CREATE TRIGGER organization_listing_published AFTER UPDATE OF results, demands ON organization_listing WHEN (old.results > 0) <> (new.results > 0) OR (old.demands > 0) <> (new.demands > 0) BEGIN
  DELETE FROM organization_search WHERE rowid = old.listing_no;
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id = new.organization_id;
END;

--> statement-breakpoint
INSERT INTO organization_search(organization_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words;
