CREATE TABLE `expert_facet` (
	`expert_id` text PRIMARY KEY NOT NULL,
	`facets` text NOT NULL,
	`works` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `published_choice` (
	`publication_id` text NOT NULL,
	`filter` text NOT NULL,
	`value` text NOT NULL,
	`label` text,
	`label_en` text,
	`projects` integer NOT NULL,
	PRIMARY KEY(`publication_id`, `filter`, `value`)
);
--> statement-breakpoint
DROP INDEX `zhuanjia_work_of`;--> statement-breakpoint
CREATE INDEX `zhuanjia_work_of` ON `zhuanjia_work` (`expert_id`,is_highlight DESC,`sort`,year DESC,`id`);--> statement-breakpoint
CREATE INDEX `zhuanjia_unit_order` ON `zhuanjia` (`unit`,`sort`,add_time DESC,`expert_id`) WHERE audit_status = 4 AND is_delete = 0;--> statement-breakpoint
CREATE INDEX `organization_verification_code` ON `organization_verification` (`social_credit_code`,`organization_id`) WHERE "organization_verification"."state" = 4;--> statement-breakpoint
CREATE INDEX `project_contacts_state` ON `project_contacts` (`state`,`add_date`,`id`) WHERE "project_contacts"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `project_contacts_type` ON `project_contacts` (`project_contacts_type`,`add_date`,`id`) WHERE "project_contacts"."is_delete" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `project_publication_shown` ON `project_publication` (add_time DESC,`id`) WHERE "project_publication"."undo_time" IS NULL;--> statement-breakpoint
CREATE INDEX `published_project_order` ON `published_project` (`publication_id`,`sort`);
--> statement-breakpoint
CREATE VIEW expert_facets AS SELECT e.expert_id, (SELECT json_group_array(x.token) FROM (
    SELECT 'p' || e.province AS token WHERE e.province <> '' UNION SELECT 'c' || e.city WHERE e.city <> ''
    UNION SELECT 's' || coalesce(l.first_scope_id, l.second_scope_id) FROM zhuanjia_scope l WHERE l.expert_id = e.expert_id ORDER BY 1) x) AS facets,
  (SELECT count(*) FROM zhuanjia_work w WHERE w.expert_id = e.expert_id) AS works
FROM zhuanjia e WHERE e.audit_status = 4 AND e.is_delete = 0;
--> statement-breakpoint
CREATE TRIGGER expert_facet_entered AFTER INSERT ON zhuanjia WHEN new.audit_status = 4 AND new.is_delete = 0 BEGIN
  INSERT INTO expert_facet(expert_id, facets, works) SELECT f.expert_id, f.facets, f.works FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_written AFTER UPDATE OF province, city, audit_status, is_delete ON zhuanjia WHEN new.audit_status = 4 AND new.is_delete = 0 BEGIN
  INSERT INTO expert_facet(expert_id, facets, works) SELECT f.expert_id, f.facets, f.works FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_hidden AFTER UPDATE OF audit_status, is_delete ON zhuanjia WHEN NOT (new.audit_status = 4 AND new.is_delete = 0) BEGIN
  DELETE FROM expert_facet WHERE expert_id = old.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_left AFTER DELETE ON zhuanjia BEGIN
  DELETE FROM expert_facet WHERE expert_id = old.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_scope_added AFTER INSERT ON zhuanjia_scope BEGIN
  INSERT INTO expert_facet(expert_id, facets, works) SELECT f.expert_id, f.facets, f.works FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_scope_removed AFTER DELETE ON zhuanjia_scope BEGIN
  INSERT INTO expert_facet(expert_id, facets, works) SELECT f.expert_id, f.facets, f.works FROM expert_facets f WHERE f.expert_id = old.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_work_added AFTER INSERT ON zhuanjia_work BEGIN
  INSERT INTO expert_facet(expert_id, facets, works) SELECT f.expert_id, f.facets, f.works FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_work_removed AFTER DELETE ON zhuanjia_work BEGIN
  INSERT INTO expert_facet(expert_id, facets, works) SELECT f.expert_id, f.facets, f.works FROM expert_facets f WHERE f.expert_id = old.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_scope_changed AFTER UPDATE OF first_scope_id, second_scope_id ON zhuanjia_scope BEGIN
  INSERT INTO expert_facet(expert_id, facets, works) SELECT f.expert_id, f.facets, f.works FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_added AFTER INSERT ON expert_facet BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'expert' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
  UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + new.works) WHERE kind = 'expert' AND grp = 'w';
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_removed AFTER DELETE ON expert_facet BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'expert' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + -old.works) WHERE kind = 'expert' AND grp = 'w';
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_moved AFTER UPDATE OF facets ON expert_facet WHEN old.facets IS NOT new.facets BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'expert' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'expert' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_worked AFTER UPDATE OF works ON expert_facet WHEN old.works <> new.works BEGIN
  UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + new.works - old.works) WHERE kind = 'expert' AND grp = 'w';
END;
--> statement-breakpoint
CREATE INDEX organization_verification_state ON organization_verification(state, iif(state = 1, add_time, -decide_time), id);
--> statement-breakpoint
CREATE VIEW published_choices AS
SELECT c.publication_id, c.project_id, 'field' AS filter, f.value ->> 'id' AS value, f.value ->> 'name' AS label, f.value ->> 'name_en' AS label_en FROM published_project c, json_each(c.content, '$.fields') f
UNION ALL SELECT c.publication_id, c.project_id, 'unit', c.content ->> 'unit', c.content ->> 'unit', NULL FROM published_project c
UNION ALL SELECT c.publication_id, c.project_id, 'person', c.content ->> 'person', c.content ->> 'person', NULL FROM published_project c
UNION ALL SELECT c.publication_id, c.project_id, 'region', c.content ->> 'province', c.content ->> 'province', c.content ->> 'province_en' FROM published_project c
UNION ALL SELECT c.publication_id, c.project_id, 'round', '*', c.content ->> '$.round.title', NULL FROM published_project c;
--> statement-breakpoint
CREATE TRIGGER published_choice_added AFTER INSERT ON published_project BEGIN
  INSERT INTO published_choice(publication_id, filter, value, label, label_en, projects) SELECT c.publication_id, c.filter, c.value, c.label, c.label_en, 1
  FROM published_choices c WHERE c.publication_id = new.publication_id AND c.project_id = new.project_id AND c.value <> ''
  ON CONFLICT(publication_id, filter, value) DO UPDATE SET projects = projects + 1;
END;
--> statement-breakpoint
CREATE TRIGGER published_choice_removed BEFORE DELETE ON published_project BEGIN
  UPDATE published_choice SET projects = projects - (SELECT count(*) FROM published_choices c
    WHERE c.publication_id = old.publication_id AND c.project_id = old.project_id AND c.filter = published_choice.filter AND c.value = published_choice.value)
  WHERE publication_id = old.publication_id;
END;
--> statement-breakpoint
INSERT INTO facet_count(kind, grp) VALUES ('expert','p'),('expert','c'),('expert','s'),('expert','w');
--> statement-breakpoint
INSERT INTO expert_facet(expert_id, facets, works) SELECT expert_id, facets, works FROM expert_facets;
--> statement-breakpoint
INSERT INTO published_choice(publication_id, filter, value, label, label_en, projects) SELECT publication_id, filter, value, max(label), max(label_en), count(*) FROM published_choices WHERE value <> '' GROUP BY 1, 2, 3;
