-- Who may be named in public lists: what staff marked (a centre, a verified one) and what has an approved publication. The
-- view says it, triggers keep the column, and the counter of the home page counts by it. Whoever was checked under another name or
-- credit code was not checked under this one. The public organisations stand in an index as their list asks for them: any part of a name
-- (pairs of neighbouring characters, in hexadecimal so that every mark counts), kind, place, fields with those above them, industries,
-- and whether results or demands are published.
-- A name that differs from that of a living one in blanks, case or the width of brackets alone is the same name.
-- Who is a member no more has nothing to accept; when another one receives the messages, what the former one offered is void.

CREATE VIEW organization_standing AS SELECT o.organization_id, (o.type = 3 OR o.verified_time IS NOT NULL
  OR EXISTS (SELECT 1 FROM result_publication p WHERE p.organization_id = o.organization_id)
  OR EXISTS (SELECT 1 FROM demand_publication p WHERE p.organization_id = o.organization_id)
  OR EXISTS (SELECT 1 FROM chanpin p WHERE p.unit = o.organization_id AND p.audit_status = 4 AND p.is_delete = 0)
  OR EXISTS (SELECT 1 FROM xiangmu p WHERE p.unit = o.organization_id AND p.audit_status = 4 AND p.is_delete = 0)) AS shown
FROM organization o;

CREATE TRIGGER organization_counted_added AFTER INSERT ON organization WHEN new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + 1) WHERE kind = 'organization' AND grp = '*'; END;

CREATE TRIGGER organization_counted_removed AFTER DELETE ON organization WHEN old.is_delete = 0 AND old.audit_status = 4 AND old.is_shown = 1 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + -1) WHERE kind = 'organization' AND grp = '*'; END;

CREATE TRIGGER organization_counted_changed AFTER UPDATE OF is_delete, audit_status, is_shown ON organization WHEN (old.is_delete = 0 AND old.audit_status = 4 AND old.is_shown = 1) <> (new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1) BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + (CASE WHEN new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1 THEN 1 ELSE -1 END)) WHERE kind = 'organization' AND grp = '*'; END;

CREATE TRIGGER organization_shown_added AFTER INSERT ON organization WHEN new.is_shown = 0 AND (new.type = 3 OR new.verified_time IS NOT NULL) BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.organization_id AND is_shown = 0; END;

CREATE TRIGGER organization_shown_changed AFTER UPDATE OF type, verified_time ON organization WHEN old.type IS NOT new.type OR old.verified_time IS NOT new.verified_time BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (new.organization_id); END;

CREATE TRIGGER organization_shown_result_publication_added AFTER INSERT ON result_publication WHEN new.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.organization_id AND is_shown = 0; END;

CREATE TRIGGER organization_shown_result_publication_changed AFTER UPDATE OF organization_id ON result_publication WHEN old.organization_id IS NOT new.organization_id BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id, new.organization_id); END;

CREATE TRIGGER organization_shown_result_publication_removed AFTER DELETE ON result_publication WHEN old.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id); END;

CREATE TRIGGER organization_shown_demand_publication_added AFTER INSERT ON demand_publication WHEN new.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.organization_id AND is_shown = 0; END;

CREATE TRIGGER organization_shown_demand_publication_changed AFTER UPDATE OF organization_id ON demand_publication WHEN old.organization_id IS NOT new.organization_id BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id, new.organization_id); END;

CREATE TRIGGER organization_shown_demand_publication_removed AFTER DELETE ON demand_publication WHEN old.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id); END;

CREATE TRIGGER organization_shown_chanpin_added AFTER INSERT ON chanpin WHEN new.unit IS NOT NULL AND new.audit_status = 4 AND new.is_delete = 0 BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.unit AND is_shown = 0; END;

CREATE TRIGGER organization_shown_chanpin_changed AFTER UPDATE OF unit, audit_status, is_delete ON chanpin WHEN old.unit IS NOT new.unit OR old.audit_status <> new.audit_status OR old.is_delete <> new.is_delete BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit, new.unit); END;

CREATE TRIGGER organization_shown_chanpin_removed AFTER DELETE ON chanpin WHEN old.unit IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit); END;

CREATE TRIGGER organization_shown_xiangmu_added AFTER INSERT ON xiangmu WHEN new.unit IS NOT NULL AND new.audit_status = 4 AND new.is_delete = 0 BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.unit AND is_shown = 0; END;

CREATE TRIGGER organization_shown_xiangmu_changed AFTER UPDATE OF unit, audit_status, is_delete ON xiangmu WHEN old.unit IS NOT new.unit OR old.audit_status <> new.audit_status OR old.is_delete <> new.is_delete BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit, new.unit); END;

CREATE TRIGGER organization_shown_xiangmu_removed AFTER DELETE ON xiangmu WHEN old.unit IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit); END;

CREATE TRIGGER organization_verification_void AFTER UPDATE OF name, social_credit_code ON organization
WHEN (old.name <> new.name OR coalesce(old.social_credit_code, '') <> coalesce(new.social_credit_code, '')) AND old.verified_time IS new.verified_time BEGIN
  UPDATE organization SET verified_time = NULL WHERE organization_id = new.organization_id AND verified_time IS NOT NULL;
  UPDATE organization_verification SET state = 7 WHERE organization_id = new.organization_id AND state IN (1, 4);
END;

CREATE VIRTUAL TABLE organization_search USING fts5(name, tags, industries, content='', contentless_delete=1, tokenize="ascii");

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

CREATE TRIGGER organization_listing_added AFTER INSERT ON organization_listing BEGIN
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id = new.organization_id;
END;

CREATE TRIGGER organization_listing_removed AFTER DELETE ON organization_listing BEGIN
  DELETE FROM organization_search WHERE rowid = old.listing_no;
END;

CREATE TRIGGER organization_listing_published AFTER UPDATE OF results, demands ON organization_listing WHEN (old.results > 0) <> (new.results > 0) OR (old.demands > 0) <> (new.demands > 0) BEGIN
  DELETE FROM organization_search WHERE rowid = old.listing_no;
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id = new.organization_id;
END;

CREATE TRIGGER organization_listed_added AFTER INSERT ON organization WHEN new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1 BEGIN
  INSERT INTO organization_listing(listing_no, organization_id, results, demands) SELECT coalesce((SELECT max(l.listing_no) + 1 FROM organization_listing l WHERE l.listing_no >= ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) AND l.listing_no < ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) + (1 << 18)), ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18)), new.organization_id, (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = new.organization_id LIMIT 100)), (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = new.organization_id LIMIT 100)) WHERE 1;
END;

CREATE TRIGGER organization_listed_changed AFTER UPDATE OF is_delete, audit_status, is_shown, type, add_time ON organization
WHEN (old.is_delete = 0 AND old.audit_status = 4 AND old.is_shown = 1) <> (new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1) OR old.type IS NOT new.type OR old.add_time IS NOT new.add_time BEGIN
  DELETE FROM organization_listing WHERE organization_id = old.organization_id;
  INSERT INTO organization_listing(listing_no, organization_id, results, demands) SELECT coalesce((SELECT max(l.listing_no) + 1 FROM organization_listing l WHERE l.listing_no >= ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) AND l.listing_no < ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) + (1 << 18)), ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18)), new.organization_id, (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = new.organization_id LIMIT 100)), (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = new.organization_id LIMIT 100)) WHERE new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1;
END;

CREATE TRIGGER organization_listed_removed AFTER DELETE ON organization BEGIN
  DELETE FROM organization_listing WHERE organization_id = old.organization_id;
END;

CREATE TRIGGER organization_listed_words AFTER UPDATE OF name, province, city, county, industry_id ON organization WHEN old.name IS NOT new.name OR old.province IS NOT new.province OR old.city IS NOT new.city OR old.county IS NOT new.county OR old.industry_id IS NOT new.industry_id BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (new.organization_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (new.organization_id);
END;

CREATE TRIGGER organization_listed_scope_added AFTER INSERT ON organization_scope BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (new.org_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (new.org_id);
END;

CREATE TRIGGER organization_listed_scope_changed AFTER UPDATE ON organization_scope BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (old.org_id, new.org_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (old.org_id, new.org_id);
END;

CREATE TRIGGER organization_listed_scope_removed AFTER DELETE ON organization_scope BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (old.org_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (old.org_id);
END;

CREATE TRIGGER organization_listed_scope_moved AFTER UPDATE OF pid ON scope WHEN old.pid IS NOT new.pid BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (SELECT org_id FROM organization_scope WHERE second_scope_id IN (
    SELECT a.id FROM scope a LEFT JOIN scope b ON b.id = a.pid LEFT JOIN scope c ON c.id = b.pid WHERE new.id IN (a.id, b.id, c.id))));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (SELECT org_id FROM organization_scope WHERE second_scope_id IN (
    SELECT a.id FROM scope a LEFT JOIN scope b ON b.id = a.pid LEFT JOIN scope c ON c.id = b.pid WHERE new.id IN (a.id, b.id, c.id)));
END;

CREATE TRIGGER organization_listed_result_publication_added AFTER INSERT ON result_publication WHEN new.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET results = (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (new.organization_id) AND results < 100;
END;

CREATE TRIGGER organization_listed_result_publication_changed AFTER UPDATE OF organization_id ON result_publication WHEN old.organization_id IS NOT new.organization_id BEGIN
  UPDATE organization_listing SET results = (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id, new.organization_id);
END;

CREATE TRIGGER organization_listed_result_publication_removed AFTER DELETE ON result_publication WHEN old.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET results = (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id);
END;

CREATE TRIGGER organization_listed_demand_publication_added AFTER INSERT ON demand_publication WHEN new.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET demands = (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (new.organization_id) AND demands < 100;
END;

CREATE TRIGGER organization_listed_demand_publication_changed AFTER UPDATE OF organization_id ON demand_publication WHEN old.organization_id IS NOT new.organization_id BEGIN
  UPDATE organization_listing SET demands = (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id, new.organization_id);
END;

CREATE TRIGGER organization_listed_demand_publication_removed AFTER DELETE ON demand_publication WHEN old.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET demands = (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id);
END;

CREATE INDEX `organization_plain_name` ON `organization` (replace(replace(replace(lower(`name`), ' ', ''), '（', '('), '）', ')'));

CREATE TRIGGER organization_alike_added BEFORE INSERT ON organization WHEN new.is_delete = 0 BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: organization.name') FROM organization o WHERE o.is_delete = 0 AND o.organization_id <> new.organization_id
    AND replace(replace(replace(lower(o.name), ' ', ''), '（', '('), '）', ')') = replace(replace(replace(lower(new.name), ' ', ''), '（', '('), '）', ')');
END;

CREATE TRIGGER organization_alike_changed BEFORE UPDATE OF name, is_delete ON organization WHEN new.is_delete = 0 AND (old.is_delete <> 0 OR old.name IS NOT new.name) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: organization.name') FROM organization o WHERE o.is_delete = 0 AND o.organization_id <> new.organization_id
    AND replace(replace(replace(lower(o.name), ' ', ''), '（', '('), '）', ')') = replace(replace(replace(lower(new.name), ' ', ''), '（', '('), '）', ')');
END;

CREATE TRIGGER organization_handover_left AFTER UPDATE OF is_delete, organization_id ON organisation_user WHEN new.is_delete = 1 OR old.organization_id IS NOT new.organization_id BEGIN DELETE FROM organization_handover WHERE organization_id = old.organization_id AND to_user = old.user_id; END;

CREATE TRIGGER organization_handover_removed AFTER DELETE ON organisation_user BEGIN DELETE FROM organization_handover WHERE organization_id = old.organization_id AND to_user = old.user_id; END;

CREATE TRIGGER organization_handover_void AFTER UPDATE OF user_id, is_delete ON organization WHEN old.user_id IS NOT new.user_id OR new.is_delete = 1 BEGIN DELETE FROM organization_handover WHERE organization_id = old.organization_id; END;

-- Cards of items name their organisation in English, too.
CREATE TRIGGER organization_named_in_english AFTER UPDATE OF name_en ON organization WHEN old.name_en IS NOT new.name_en BEGIN
  UPDATE result_publication SET card = json_set(card, '$.org_name_en', new.name_en) WHERE organization_id = new.organization_id;
  UPDATE demand_publication SET card = json_set(card, '$.org_name_en', new.name_en) WHERE organization_id = new.organization_id;
END;

-- Checks of organisations in the order of their queue: those that wait, the oldest first, then what was decided last.

CREATE INDEX organization_verification_order ON organization_verification((state = 1) DESC, iif(state = 1, add_time, -decide_time), id);

CREATE INDEX organization_verification_state ON organization_verification(state, iif(state = 1, add_time, -decide_time), id);

-- Members in the order of their list: who waits to be let in, administrators, the longest first.

CREATE INDEX organisation_user_listed ON organisation_user(organization_id, (audit_status = 1 AND invited_by IS NULL) DESC, is_admin DESC, add_time, id) WHERE is_delete = 0;
