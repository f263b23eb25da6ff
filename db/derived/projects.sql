-- A project's form in the shape in which forms are reviewed: what an editor reads, and what is kept of an approved one.

CREATE VIEW xiangmu_form AS SELECT p.xiangmu_id, json_object(
  'project', json_object('name', p.name, 'name_en', p.name_en, 'summary_en', p.summary_en, 'cover', p.cover, 'profile', p.profile, 'region_name', p.region_name,
    'investment_amount', p.investment_amount, 'contacts', p.contacts, 'contacts_tel', p.contacts_tel, 'contacts_email', p.contacts_email),
  'scopes', json((SELECT json_group_array(json(x.scope)) FROM (SELECT json_object('id', s.id, 'name', s.name, 'name_en', s.name_en) AS scope
    FROM json_each('[' || replace(json_quote(coalesce(p.scope, '')), ',', '","') || ']') j
    JOIN scope s ON s.id = trim(j.value) ORDER BY j.key) x)),
  'organization', json_object('name', coalesce((SELECT o.name FROM organization o WHERE o.organization_id = p.unit), p.org_name))
) AS form FROM xiangmu p;

CREATE TRIGGER xiangmu_approval_added AFTER INSERT ON xiangmu WHEN new.audit_status = 4 BEGIN
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.xiangmu_id, 5, new.version, f.form, coalesce(new.update_time, new.add_time) FROM xiangmu_form f WHERE f.xiangmu_id = new.xiangmu_id
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;

CREATE TRIGGER xiangmu_written AFTER UPDATE OF name, name_en, summary_en, cover, profile, type, scope, unit, org_name, investment_amount, contacts, contacts_tel, contacts_email, province, city, county, region_name, audit_status, audit_opinion ON xiangmu
WHEN new.version = old.version BEGIN
  UPDATE xiangmu SET version = old.version + 1 WHERE xiangmu_id = new.xiangmu_id;
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.xiangmu_id, 5, old.version + 1, f.form, coalesce(new.update_time, new.add_time) FROM xiangmu_form f WHERE f.xiangmu_id = new.xiangmu_id AND new.audit_status = 4
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
