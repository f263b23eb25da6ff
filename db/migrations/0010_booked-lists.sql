DROP INDEX `clinic_case_shown`;--> statement-breakpoint
CREATE INDEX `clinic_case_shown` ON `clinic_case` (`is_open`,`is_delete`,`sort`,add_time DESC);--> statement-breakpoint
DROP INDEX `course_order`;--> statement-breakpoint
CREATE INDEX `course_order` ON `course` (`is_delete`,`sort`,add_time DESC,`id`);--> statement-breakpoint
DROP INDEX `meeting_type`;--> statement-breakpoint
DROP INDEX `meeting_next`;--> statement-breakpoint
CREATE INDEX `meeting_type` ON `meeting` (`type`,`is_delete`,`start_time`,`id`);--> statement-breakpoint
CREATE INDEX `meeting_next` ON `meeting` (`is_delete`,`start_time`,`id`);--> statement-breakpoint
DROP INDEX `zhuanjia_clinic`;--> statement-breakpoint
CREATE INDEX `zhuanjia_clinic` ON `zhuanjia` (`sort`,add_time DESC,`expert_id`) WHERE is_clinic = 1 AND audit_status = 4 AND is_delete = 0;--> statement-breakpoint
CREATE INDEX `clinic_application_start` ON `clinic_application` (`slot_start`) WHERE audit_status = 1 AND is_delete = 0 AND finish_time IS NULL;
--> statement-breakpoint
CREATE TRIGGER clinic_expert_added AFTER INSERT ON zhuanjia WHEN new.is_clinic = 1 BEGIN
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', '*', json_object('*', count(*)) FROM zhuanjia e WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 ON CONFLICT DO UPDATE SET counts = excluded.counts;
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', 's', (SELECT json_group_array(json_object('id', id, 'name', name, 'name_en', name_en, 'n', n)) FROM (SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1) WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 GROUP BY s.id ORDER BY n DESC, s.id LIMIT 40)) WHERE true ON CONFLICT DO UPDATE SET counts = excluded.counts;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_expert_changed AFTER UPDATE OF is_clinic, audit_status, is_delete ON zhuanjia WHEN old.is_clinic = 1 OR new.is_clinic = 1 BEGIN
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', '*', json_object('*', count(*)) FROM zhuanjia e WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 ON CONFLICT DO UPDATE SET counts = excluded.counts;
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', 's', (SELECT json_group_array(json_object('id', id, 'name', name, 'name_en', name_en, 'n', n)) FROM (SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1) WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 GROUP BY s.id ORDER BY n DESC, s.id LIMIT 40)) WHERE true ON CONFLICT DO UPDATE SET counts = excluded.counts;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_expert_gone AFTER DELETE ON zhuanjia WHEN old.is_clinic = 1 BEGIN
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', '*', json_object('*', count(*)) FROM zhuanjia e WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 ON CONFLICT DO UPDATE SET counts = excluded.counts;
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', 's', (SELECT json_group_array(json_object('id', id, 'name', name, 'name_en', name_en, 'n', n)) FROM (SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1) WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 GROUP BY s.id ORDER BY n DESC, s.id LIMIT 40)) WHERE true ON CONFLICT DO UPDATE SET counts = excluded.counts;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_field_added AFTER INSERT ON zhuanjia_scope WHEN EXISTS (SELECT 1 FROM zhuanjia e WHERE e.expert_id = new.expert_id AND e.is_clinic = 1) BEGIN
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', 's', (SELECT json_group_array(json_object('id', id, 'name', name, 'name_en', name_en, 'n', n)) FROM (SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1) WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 GROUP BY s.id ORDER BY n DESC, s.id LIMIT 40)) WHERE true ON CONFLICT DO UPDATE SET counts = excluded.counts;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_field_gone AFTER DELETE ON zhuanjia_scope WHEN EXISTS (SELECT 1 FROM zhuanjia e WHERE e.expert_id = old.expert_id AND e.is_clinic = 1) BEGIN
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', 's', (SELECT json_group_array(json_object('id', id, 'name', name, 'name_en', name_en, 'n', n)) FROM (SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1) WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 GROUP BY s.id ORDER BY n DESC, s.id LIMIT 40)) WHERE true ON CONFLICT DO UPDATE SET counts = excluded.counts;
END;
--> statement-breakpoint
INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', '*', json_object('*', count(*)) FROM zhuanjia e WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 ON CONFLICT DO UPDATE SET counts = excluded.counts;
--> statement-breakpoint
INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', 's', (SELECT json_group_array(json_object('id', id, 'name', name, 'name_en', name_en, 'n', n)) FROM (SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1) WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 GROUP BY s.id ORDER BY n DESC, s.id LIMIT 40)) WHERE true ON CONFLICT DO UPDATE SET counts = excluded.counts;
