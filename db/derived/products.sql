-- A product's form in the shape in which forms are reviewed: what an editor reads, and what is kept of an approved one. Its fields are
-- rows of their own: whoever writes them writes the product's name again, so that they too make another version.

CREATE VIEW chanpin_form AS SELECT p.chanpin_id, json_object(
  'product', json_object('name', p.name, 'name_en', p.name_en, 'summary_en', p.summary_en, 'cover', p.cover, 'profile', p.profile, 'detail_desc', p.detail_desc),
  'scopes', json((SELECT json_group_array(json(x.scope)) FROM (SELECT json_object('id', s.id, 'name', s.name, 'name_en', s.name_en) AS scope
    FROM chanpin_scope l JOIN scope s ON s.id = l.second_scope_id WHERE l.chanpin_id = p.chanpin_id ORDER BY s.id) x)),
  'organization', json_object('name', coalesce((SELECT o.name FROM organization o WHERE o.organization_id = p.unit), p.org_name))
) AS form FROM chanpin p;

CREATE TRIGGER chanpin_approval_added AFTER INSERT ON chanpin WHEN new.audit_status = 4 BEGIN
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.chanpin_id, 4, new.version, f.form, coalesce(new.update_time, new.add_time) FROM chanpin_form f WHERE f.chanpin_id = new.chanpin_id
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;

CREATE TRIGGER chanpin_written AFTER UPDATE OF name, name_en, summary_en, cover, profile, detail_desc, unit, org_name, audit_status, audit_opinion ON chanpin
WHEN new.version = old.version BEGIN
  UPDATE chanpin SET version = old.version + 1 WHERE chanpin_id = new.chanpin_id;
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.chanpin_id, 4, old.version + 1, f.form, coalesce(new.update_time, new.add_time) FROM chanpin_form f WHERE f.chanpin_id = new.chanpin_id AND new.audit_status = 4
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
