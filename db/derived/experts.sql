-- An expert's form in the shape in which forms are reviewed, and what is kept of an approved one. The fields that a row names stand in
-- rows of their own too, by which experts are found.

CREATE VIEW zhuanjia_form AS SELECT p.expert_id, json_object(
  'expert', json_object('name', p.name, 'name_en', p.name_en, 'sex', p.sex, 'qualification', p.qualification, 'qualification_en', p.qualification_en,
    'duties', p.duties, 'direction', p.direction, 'direction_en', p.direction_en, 'avatar', p.avatar, 'profile', p.profile, 'profile_en', p.profile_en,
    'region_name', p.region_name, 'contacts_tel', p.contacts_tel, 'contacts_email', p.contacts_email,
    'works', (SELECT group_concat(x.line, char(10)) FROM (SELECT w.title || coalesce(' · ' || nullif(w.source, ''), '') || coalesce(' · ' || w.year, '') || iif(w.is_highlight = 1, ' ★', '') AS line
      FROM zhuanjia_work w WHERE w.expert_id = p.expert_id ORDER BY w.sort, w.id) x)),
  'scopes', json((SELECT json_group_array(json(x.scope)) FROM (SELECT json_object('id', s.id, 'name', s.name, 'name_en', s.name_en) AS scope
    FROM zhuanjia_scope l JOIN scope s ON s.id = l.second_scope_id WHERE l.expert_id = p.expert_id ORDER BY s.id) x)),
  'organization', json_object('name', coalesce((SELECT o.name FROM organization o WHERE o.organization_id = p.unit), p.org_name))
) AS form FROM zhuanjia p;

CREATE TRIGGER zhuanjia_entered AFTER INSERT ON zhuanjia BEGIN
  INSERT INTO zhuanjia_scope(id, expert_id, first_scope_id, second_scope_id)
  SELECT DISTINCT upper(hex(randomblob(13))), new.expert_id, s.pid, s.id FROM json_each('[' || replace(json_quote(coalesce(new.scope, '')), ',', '","') || ']') j
    JOIN scope s ON s.id = trim(j.value) WHERE NOT EXISTS (SELECT 1 FROM zhuanjia_scope l WHERE l.expert_id = new.expert_id AND l.second_scope_id = s.id) GROUP BY s.id;
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.expert_id, 6, e.version, f.form, coalesce(new.update_time, new.add_time) FROM zhuanjia_form f JOIN zhuanjia e ON e.expert_id = f.expert_id
  WHERE f.expert_id = new.expert_id AND new.audit_status = 4
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;

CREATE TRIGGER zhuanjia_written AFTER UPDATE OF name, name_en, sex, qualification, qualification_en, duties, direction, direction_en, avatar, profile, profile_en, unit, org_name, scope, contacts_tel, contacts_email, contact_open, province, city, county, region_name, audit_status, audit_opinion ON zhuanjia
WHEN new.version = old.version BEGIN
  DELETE FROM zhuanjia_scope WHERE expert_id = new.expert_id AND old.scope IS NOT new.scope AND second_scope_id NOT IN
    (SELECT trim(j.value) FROM json_each('[' || replace(json_quote(coalesce(new.scope, '')), ',', '","') || ']') j);
  INSERT INTO zhuanjia_scope(id, expert_id, first_scope_id, second_scope_id)
  SELECT upper(hex(randomblob(13))), new.expert_id, s.pid, s.id FROM json_each('[' || replace(json_quote(coalesce(new.scope, '')), ',', '","') || ']') j
    JOIN scope s ON s.id = trim(j.value) WHERE old.scope IS NOT new.scope AND NOT EXISTS (SELECT 1 FROM zhuanjia_scope l WHERE l.expert_id = new.expert_id AND l.second_scope_id = s.id) GROUP BY s.id;
  UPDATE zhuanjia SET version = version + 1 WHERE expert_id = new.expert_id;
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.expert_id, 6, e.version, f.form, coalesce(new.update_time, new.add_time) FROM zhuanjia_form f JOIN zhuanjia e ON e.expert_id = f.expert_id
  WHERE f.expert_id = new.expert_id AND new.audit_status = 4
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;

-- Public experts in the order of the directory, and of the clinic: a page, and what is looked through, sorts nothing.

CREATE INDEX zhuanjia_order ON zhuanjia(sort, add_time DESC, expert_id) WHERE audit_status = 4 AND is_delete = 0;

CREATE INDEX zhuanjia_clinic_order ON zhuanjia(sort, add_time DESC, expert_id) WHERE is_clinic = 1 AND audit_status = 4 AND is_delete = 0;

-- What the directory counts of its public experts, by province (p), city (c) and field (s), and their works (w). It is kept for each
-- expert and counted when that changes, never when somebody reads; however often it is said anew, it counts once.

CREATE VIEW expert_facets AS SELECT e.expert_id, (SELECT json_group_array(x.token) FROM (
    SELECT 'p' || e.province AS token WHERE e.province <> '' UNION SELECT 'c' || e.city WHERE e.city <> ''
    UNION SELECT 's' || coalesce(l.first_scope_id, l.second_scope_id) FROM zhuanjia_scope l WHERE l.expert_id = e.expert_id ORDER BY 1) x) AS facets,
  (SELECT count(*) FROM zhuanjia_work w WHERE w.expert_id = e.expert_id) AS works,
  (SELECT json_group_array(x.id) FROM (
    SELECT a.id FROM zhuanjia_scope l JOIN scope a ON a.id = l.second_scope_id WHERE l.expert_id = e.expert_id
    UNION SELECT a.pid FROM zhuanjia_scope l JOIN scope a ON a.id = l.second_scope_id WHERE l.expert_id = e.expert_id
    UNION SELECT b.pid FROM zhuanjia_scope l JOIN scope a ON a.id = l.second_scope_id JOIN scope b ON b.id = a.pid WHERE l.expert_id = e.expert_id
    UNION SELECT c.pid FROM zhuanjia_scope l JOIN scope a ON a.id = l.second_scope_id JOIN scope b ON b.id = a.pid JOIN scope c ON c.id = b.pid WHERE l.expert_id = e.expert_id
    ORDER BY 1) x WHERE x.id <> '0') AS fields
FROM zhuanjia e WHERE e.audit_status = 4 AND e.is_delete = 0;

CREATE TRIGGER expert_facet_entered AFTER INSERT ON zhuanjia WHEN new.audit_status = 4 AND new.is_delete = 0 BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;

CREATE TRIGGER expert_facet_written AFTER UPDATE OF province, city, audit_status, is_delete ON zhuanjia WHEN new.audit_status = 4 AND new.is_delete = 0 BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;

CREATE TRIGGER expert_facet_hidden AFTER UPDATE OF audit_status, is_delete ON zhuanjia WHEN NOT (new.audit_status = 4 AND new.is_delete = 0) BEGIN
  DELETE FROM expert_facet WHERE expert_id = old.expert_id;
END;

CREATE TRIGGER expert_facet_left AFTER DELETE ON zhuanjia BEGIN
  DELETE FROM expert_facet WHERE expert_id = old.expert_id;
END;

CREATE TRIGGER expert_facet_scope_added AFTER INSERT ON zhuanjia_scope BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;

CREATE TRIGGER expert_facet_scope_removed AFTER DELETE ON zhuanjia_scope BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = old.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;

CREATE TRIGGER expert_facet_work_added AFTER INSERT ON zhuanjia_work BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;

CREATE TRIGGER expert_facet_work_removed AFTER DELETE ON zhuanjia_work BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = old.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;

CREATE TRIGGER expert_facet_scope_changed AFTER UPDATE OF first_scope_id, second_scope_id ON zhuanjia_scope BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;

CREATE TRIGGER expert_facet_added AFTER INSERT ON expert_facet BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'expert' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
  UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + new.works) WHERE kind = 'expert' AND grp = 'w';
END;

CREATE TRIGGER expert_facet_removed AFTER DELETE ON expert_facet BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'expert' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + -old.works) WHERE kind = 'expert' AND grp = 'w';
END;

CREATE TRIGGER expert_facet_moved AFTER UPDATE OF facets ON expert_facet WHEN old.facets IS NOT new.facets BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'expert' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'expert' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
END;

CREATE TRIGGER expert_facet_worked AFTER UPDATE OF works ON expert_facet WHEN old.works <> new.works BEGIN
  UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + new.works - old.works) WHERE kind = 'expert' AND grp = 'w';
END;

-- In which fields of the tree an expert is found, the named ones and all above them, in the order of the directory; how many there are in
-- each, and of what province and city (decision 331). A field that is moved in the tree takes its experts along.

CREATE TRIGGER expert_field_added AFTER INSERT ON expert_facet BEGIN
  INSERT INTO expert_field(expert_id, field, sort, add_time) SELECT e.expert_id, j.value, e.sort, e.add_time FROM zhuanjia e, json_each(new.fields) j
  WHERE e.expert_id = new.expert_id ON CONFLICT DO NOTHING;
  INSERT INTO facet_count(kind, grp) SELECT 'expert_field', j.value FROM json_each(new.fields) j WHERE true ON CONFLICT DO NOTHING;
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0))
    FROM (SELECT '*' AS value UNION ALL SELECT j.value FROM json_each(new.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) f))
  WHERE kind = 'expert_field' AND grp IN (SELECT value FROM json_each(new.fields));
END;

CREATE TRIGGER expert_field_removed AFTER DELETE ON expert_facet BEGIN
  DELETE FROM expert_field WHERE expert_id = old.expert_id;
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0))
    FROM (SELECT '*' AS value UNION ALL SELECT j.value FROM json_each(old.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) f))
  WHERE kind = 'expert_field' AND grp IN (SELECT value FROM json_each(old.fields));
END;

CREATE TRIGGER expert_field_moved AFTER UPDATE OF facets, fields ON expert_facet WHEN old.facets IS NOT new.facets OR old.fields IS NOT new.fields BEGIN
  DELETE FROM expert_field WHERE expert_id = new.expert_id AND field NOT IN (SELECT value FROM json_each(new.fields));
  INSERT INTO expert_field(expert_id, field, sort, add_time) SELECT e.expert_id, j.value, e.sort, e.add_time FROM zhuanjia e, json_each(new.fields) j
  WHERE e.expert_id = new.expert_id AND j.value NOT IN (SELECT value FROM json_each(old.fields)) ON CONFLICT DO NOTHING;
  INSERT INTO facet_count(kind, grp) SELECT 'expert_field', j.value FROM json_each(new.fields) j
  WHERE j.value NOT IN (SELECT value FROM json_each(old.fields)) ON CONFLICT DO NOTHING;
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0))
    FROM (SELECT '*' AS value UNION ALL SELECT j.value FROM json_each(old.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) f))
  WHERE kind = 'expert_field' AND grp IN (SELECT value FROM json_each(old.fields))
    AND (grp NOT IN (SELECT value FROM json_each(new.fields)) OR (SELECT group_concat(j.value) FROM json_each(old.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) IS NOT (SELECT group_concat(j.value) FROM json_each(new.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')));
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0))
    FROM (SELECT '*' AS value UNION ALL SELECT j.value FROM json_each(new.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) f))
  WHERE kind = 'expert_field' AND grp IN (SELECT value FROM json_each(new.fields))
    AND (grp NOT IN (SELECT value FROM json_each(old.fields)) OR (SELECT group_concat(j.value) FROM json_each(old.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) IS NOT (SELECT group_concat(j.value) FROM json_each(new.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')));
END;

CREATE TRIGGER expert_field_sorted AFTER UPDATE OF sort, add_time ON zhuanjia WHEN old.sort <> new.sort OR old.add_time <> new.add_time BEGIN
  UPDATE expert_field SET sort = new.sort, add_time = new.add_time WHERE expert_id = new.expert_id;
END;

CREATE TRIGGER expert_field_tree AFTER UPDATE OF pid ON scope WHEN old.pid <> new.pid BEGIN
  UPDATE expert_facet SET fields = (SELECT f.fields FROM expert_facets f WHERE f.expert_id = expert_facet.expert_id)
  WHERE expert_id IN (SELECT expert_id FROM expert_field WHERE field = new.id);
END;
