-- One row an expert with all that public lists need of the clinic's times, kept whatever door writes: no list reads more because more was booked.

CREATE TRIGGER clinic_hour_kept_insert AFTER INSERT ON clinic_hour BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET hours = (SELECT json_group_array(json_array(h.weekday, h.from_minute, h.until_minute, h.slot_minutes)) FROM clinic_hour h WHERE h.expert_id = new.expert_id) WHERE expert_id = new.expert_id;
END;

CREATE TRIGGER clinic_hour_kept_update AFTER UPDATE ON clinic_hour BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT old.expert_id WHERE old.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET hours = (SELECT json_group_array(json_array(h.weekday, h.from_minute, h.until_minute, h.slot_minutes)) FROM clinic_hour h WHERE h.expert_id = old.expert_id) WHERE expert_id = old.expert_id;
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET hours = (SELECT json_group_array(json_array(h.weekday, h.from_minute, h.until_minute, h.slot_minutes)) FROM clinic_hour h WHERE h.expert_id = new.expert_id) WHERE expert_id = new.expert_id;
END;

CREATE TRIGGER clinic_hour_kept_delete AFTER DELETE ON clinic_hour BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT old.expert_id WHERE old.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET hours = (SELECT json_group_array(json_array(h.weekday, h.from_minute, h.until_minute, h.slot_minutes)) FROM clinic_hour h WHERE h.expert_id = old.expert_id) WHERE expert_id = old.expert_id;
END;

CREATE TRIGGER clinic_day_off_kept_insert AFTER INSERT ON clinic_day_off BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET days_off = (SELECT json_group_array(json_array(d.from_day, d.until_day)) FROM clinic_day_off d WHERE d.expert_id = new.expert_id AND d.until_day >= date('now', '+8 hours')) WHERE expert_id = new.expert_id;
END;

CREATE TRIGGER clinic_day_off_kept_update AFTER UPDATE ON clinic_day_off BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT old.expert_id WHERE old.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET days_off = (SELECT json_group_array(json_array(d.from_day, d.until_day)) FROM clinic_day_off d WHERE d.expert_id = old.expert_id AND d.until_day >= date('now', '+8 hours')) WHERE expert_id = old.expert_id;
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET days_off = (SELECT json_group_array(json_array(d.from_day, d.until_day)) FROM clinic_day_off d WHERE d.expert_id = new.expert_id AND d.until_day >= date('now', '+8 hours')) WHERE expert_id = new.expert_id;
END;

CREATE TRIGGER clinic_day_off_kept_delete AFTER DELETE ON clinic_day_off BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT old.expert_id WHERE old.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET days_off = (SELECT json_group_array(json_array(d.from_day, d.until_day)) FROM clinic_day_off d WHERE d.expert_id = old.expert_id AND d.until_day >= date('now', '+8 hours')) WHERE expert_id = old.expert_id;
END;

CREATE TRIGGER clinic_application_kept_insert AFTER INSERT ON clinic_application WHEN new.expert_id IS NOT NULL BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET taken = (SELECT json_group_array(json_array(a.slot_start, a.slot_end)) FROM clinic_application a INDEXED BY clinic_application_slot WHERE a.expert_id = new.expert_id AND a.slot_start > unixepoch() - 86400 AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0) WHERE expert_id = new.expert_id;
  UPDATE clinic_calendar SET booked = booked + (new.audit_status = 1 AND new.is_delete = 0), finished = finished + (new.finish_time IS NOT NULL AND new.audit_status = 1 AND new.is_delete = 0) WHERE expert_id = new.expert_id;
END;

CREATE TRIGGER clinic_application_kept_update AFTER UPDATE OF expert_id, slot_start, slot_end, audit_status, finish_time, is_delete ON clinic_application BEGIN
  UPDATE clinic_calendar SET booked = booked - (old.audit_status = 1 AND old.is_delete = 0), finished = finished - (old.finish_time IS NOT NULL AND old.audit_status = 1 AND old.is_delete = 0) WHERE expert_id = old.expert_id;
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET taken = (SELECT json_group_array(json_array(a.slot_start, a.slot_end)) FROM clinic_application a INDEXED BY clinic_application_slot WHERE a.expert_id = old.expert_id AND a.slot_start > unixepoch() - 86400 AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0) WHERE expert_id = old.expert_id;
  UPDATE clinic_calendar SET taken = (SELECT json_group_array(json_array(a.slot_start, a.slot_end)) FROM clinic_application a INDEXED BY clinic_application_slot WHERE a.expert_id = new.expert_id AND a.slot_start > unixepoch() - 86400 AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0) WHERE expert_id = new.expert_id;
  UPDATE clinic_calendar SET booked = booked + (new.audit_status = 1 AND new.is_delete = 0), finished = finished + (new.finish_time IS NOT NULL AND new.audit_status = 1 AND new.is_delete = 0) WHERE expert_id = new.expert_id;
END;

CREATE TRIGGER clinic_application_kept_delete AFTER DELETE ON clinic_application WHEN old.expert_id IS NOT NULL BEGIN
  UPDATE clinic_calendar SET booked = booked - (old.audit_status = 1 AND old.is_delete = 0), finished = finished - (old.finish_time IS NOT NULL AND old.audit_status = 1 AND old.is_delete = 0) WHERE expert_id = old.expert_id;
  UPDATE clinic_calendar SET taken = (SELECT json_group_array(json_array(a.slot_start, a.slot_end)) FROM clinic_application a INDEXED BY clinic_application_slot WHERE a.expert_id = old.expert_id AND a.slot_start > unixepoch() - 86400 AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0) WHERE expert_id = old.expert_id;
END;

-- What was said about an application goes with it.
CREATE TRIGGER clinic_application_gone AFTER DELETE ON clinic_application BEGIN
  DELETE FROM clinic_message WHERE application_id = old.id;
  UPDATE clinic_case SET is_open = 0 WHERE application_id = old.id AND is_open = 1;
END;

-- Two slots that overlap cannot both be held, even where the hours were cut anew between the two.
CREATE TRIGGER clinic_application_apart_insert BEFORE INSERT ON clinic_application WHEN new.slot_start IS NOT NULL AND new.audit_status <> 2 AND new.is_delete = 0 BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: clinic_application.expert_id, clinic_application.slot_start') FROM clinic_application a INDEXED BY clinic_application_slot
  WHERE a.expert_id = new.expert_id AND a.slot_start < new.slot_end AND a.slot_start > new.slot_start - 86400 AND a.slot_end > new.slot_start AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0;
END;

CREATE TRIGGER clinic_application_apart_update BEFORE UPDATE OF expert_id, slot_start, slot_end, audit_status, is_delete ON clinic_application WHEN new.slot_start IS NOT NULL AND new.audit_status <> 2 AND new.is_delete = 0 BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: clinic_application.expert_id, clinic_application.slot_start') FROM clinic_application a INDEXED BY clinic_application_slot
  WHERE a.id <> new.id AND a.expert_id = new.expert_id AND a.slot_start < new.slot_end AND a.slot_start > new.slot_start - 86400 AND a.slot_end > new.slot_start AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0;
END;

-- Whoever takes the word back, or the application, takes the case off the site in the same moment.
CREATE TRIGGER clinic_application_unagreed AFTER UPDATE OF agree_time, audit_status, is_delete ON clinic_application WHEN new.agree_time IS NULL OR new.audit_status = 2 OR new.is_delete = 1 BEGIN
  UPDATE clinic_case SET is_open = 0 WHERE application_id = new.id AND is_open = 1;
END;

-- How many experts the clinic has, and how many in each field of technology: counted when one of them changes, never when somebody reads.

CREATE TRIGGER clinic_expert_added AFTER INSERT ON zhuanjia WHEN new.is_clinic = 1 BEGIN
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', '*', json_object('*', count(*)) FROM zhuanjia e WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 ON CONFLICT DO UPDATE SET counts = excluded.counts;
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', 's', (SELECT json_group_array(json_object('id', id, 'name', name, 'name_en', name_en, 'n', n)) FROM (SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1) WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 GROUP BY s.id ORDER BY n DESC, s.id LIMIT 40)) WHERE true ON CONFLICT DO UPDATE SET counts = excluded.counts;
END;

CREATE TRIGGER clinic_expert_changed AFTER UPDATE OF is_clinic, audit_status, is_delete ON zhuanjia WHEN old.is_clinic = 1 OR new.is_clinic = 1 BEGIN
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', '*', json_object('*', count(*)) FROM zhuanjia e WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 ON CONFLICT DO UPDATE SET counts = excluded.counts;
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', 's', (SELECT json_group_array(json_object('id', id, 'name', name, 'name_en', name_en, 'n', n)) FROM (SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1) WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 GROUP BY s.id ORDER BY n DESC, s.id LIMIT 40)) WHERE true ON CONFLICT DO UPDATE SET counts = excluded.counts;
END;

CREATE TRIGGER clinic_expert_gone AFTER DELETE ON zhuanjia WHEN old.is_clinic = 1 BEGIN
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', '*', json_object('*', count(*)) FROM zhuanjia e WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 ON CONFLICT DO UPDATE SET counts = excluded.counts;
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', 's', (SELECT json_group_array(json_object('id', id, 'name', name, 'name_en', name_en, 'n', n)) FROM (SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1) WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 GROUP BY s.id ORDER BY n DESC, s.id LIMIT 40)) WHERE true ON CONFLICT DO UPDATE SET counts = excluded.counts;
END;

CREATE TRIGGER clinic_field_added AFTER INSERT ON zhuanjia_scope WHEN EXISTS (SELECT 1 FROM zhuanjia e WHERE e.expert_id = new.expert_id AND e.is_clinic = 1) BEGIN
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', 's', (SELECT json_group_array(json_object('id', id, 'name', name, 'name_en', name_en, 'n', n)) FROM (SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1) WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 GROUP BY s.id ORDER BY n DESC, s.id LIMIT 40)) WHERE true ON CONFLICT DO UPDATE SET counts = excluded.counts;
END;

CREATE TRIGGER clinic_field_gone AFTER DELETE ON zhuanjia_scope WHEN EXISTS (SELECT 1 FROM zhuanjia e WHERE e.expert_id = old.expert_id AND e.is_clinic = 1) BEGIN
  INSERT INTO facet_count (kind, grp, counts) SELECT 'clinic', 's', (SELECT json_group_array(json_object('id', id, 'name', name, 'name_en', name_en, 'n', n)) FROM (SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1) WHERE e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0 GROUP BY s.id ORDER BY n DESC, s.id LIMIT 40)) WHERE true ON CONFLICT DO UPDATE SET counts = excluded.counts;
END;

