-- What is found by its name, of all kinds: an entry for each, with its letters as the full-text index holds them (pairs of neighbouring
-- characters, functions/tables/items/tokens.ts), how its Chinese name sounds (pinyin) and the first letters of the sounds. Whatever door
-- writes an item, its entry follows. Entries only lead to items: whether one is public is read where it stands.

CREATE TABLE search_sound (ch text PRIMARY KEY NOT NULL, sound text NOT NULL) WITHOUT ROWID;

CREATE TABLE search_entry (entry_no integer PRIMARY KEY NOT NULL, kind text NOT NULL, item_id text NOT NULL, name text NOT NULL,
  name_en text DEFAULT '' NOT NULL, body text DEFAULT '' NOT NULL, letters text DEFAULT '' NOT NULL, said text DEFAULT '' NOT NULL,
  sounds text DEFAULT '' NOT NULL, initials text DEFAULT '' NOT NULL, UNIQUE (kind, item_id));

CREATE VIRTUAL TABLE search_words USING fts5(name, body, sounds, initials, content='', contentless_delete=1, tokenize="ascii tokenchars '-'");

CREATE TRIGGER search_entry_added AFTER INSERT ON search_entry BEGIN
  UPDATE search_entry SET (letters, sounds, initials) = (SELECT coalesce(group_concat(x.c, ''), ''), coalesce(group_concat(s.sound, ' '), ''),
      coalesce(group_concat(iif(x.at < length(new.name), coalesce(substr(s.sound, 1, 1), x.c), ''), ''), '')
      FROM (SELECT h.at, CASE WHEN unicode(h.ch) BETWEEN 65281 AND 65374 THEN lower(char(unicode(h.ch) - 65248)) ELSE lower(h.ch) END AS c FROM (SELECT j.key AS at, substr((new.name || ' ' || new.name_en), j.key + 1, 1) AS ch FROM json_each('[0' || replace(hex(zeroblob(max(0, length((new.name || ' ' || new.name_en)) - 1))), '00', ',0') || ']') j) h) x
      LEFT JOIN search_sound s ON s.ch = x.c WHERE (x.c GLOB '[0-9a-z]' OR unicode(x.c) BETWEEN 192 AND 8191 OR unicode(x.c) BETWEEN 12353 AND 55203 OR unicode(x.c) > 131071)),
    said = iif(new.body = '', '', coalesce((SELECT group_concat(x.c, '') FROM (SELECT CASE WHEN unicode(h.ch) BETWEEN 65281 AND 65374 THEN lower(char(unicode(h.ch) - 65248)) ELSE lower(h.ch) END AS c FROM (SELECT substr(substr(new.body, 1, 1000), j.key + 1, 1) AS ch FROM json_each('[0' || replace(hex(zeroblob(max(0, length(substr(new.body, 1, 1000)) - 1))), '00', ',0') || ']') j) h) x WHERE (x.c GLOB '[0-9a-z]' OR unicode(x.c) BETWEEN 192 AND 8191 OR unicode(x.c) BETWEEN 12353 AND 55203 OR unicode(x.c) > 131071)), '')) WHERE entry_no = new.entry_no;
END;

CREATE TRIGGER search_entry_changed AFTER UPDATE OF name, name_en, body ON search_entry
WHEN old.name IS NOT new.name OR old.name_en IS NOT new.name_en OR old.body IS NOT new.body BEGIN
  UPDATE search_entry SET (letters, sounds, initials) = (SELECT coalesce(group_concat(x.c, ''), ''), coalesce(group_concat(s.sound, ' '), ''),
      coalesce(group_concat(iif(x.at < length(new.name), coalesce(substr(s.sound, 1, 1), x.c), ''), ''), '')
      FROM (SELECT h.at, CASE WHEN unicode(h.ch) BETWEEN 65281 AND 65374 THEN lower(char(unicode(h.ch) - 65248)) ELSE lower(h.ch) END AS c FROM (SELECT j.key AS at, substr((new.name || ' ' || new.name_en), j.key + 1, 1) AS ch FROM json_each('[0' || replace(hex(zeroblob(max(0, length((new.name || ' ' || new.name_en)) - 1))), '00', ',0') || ']') j) h) x
      LEFT JOIN search_sound s ON s.ch = x.c WHERE (x.c GLOB '[0-9a-z]' OR unicode(x.c) BETWEEN 192 AND 8191 OR unicode(x.c) BETWEEN 12353 AND 55203 OR unicode(x.c) > 131071)),
    said = iif(new.body = '', '', coalesce((SELECT group_concat(x.c, '') FROM (SELECT CASE WHEN unicode(h.ch) BETWEEN 65281 AND 65374 THEN lower(char(unicode(h.ch) - 65248)) ELSE lower(h.ch) END AS c FROM (SELECT substr(substr(new.body, 1, 1000), j.key + 1, 1) AS ch FROM json_each('[0' || replace(hex(zeroblob(max(0, length(substr(new.body, 1, 1000)) - 1))), '00', ',0') || ']') j) h) x WHERE (x.c GLOB '[0-9a-z]' OR unicode(x.c) BETWEEN 192 AND 8191 OR unicode(x.c) BETWEEN 12353 AND 55203 OR unicode(x.c) > 131071)), '')) WHERE entry_no = new.entry_no;
END;

CREATE TRIGGER search_entry_read AFTER UPDATE OF letters, said, sounds, initials ON search_entry BEGIN
  DELETE FROM search_words WHERE rowid = new.entry_no;
  INSERT INTO search_words(rowid, name, body, sounds, initials) VALUES (new.entry_no, (SELECT group_concat(substr(new.letters || '·', j.key + 1, 2), ' ') FROM json_each('[0' || replace(hex(zeroblob(max(0, length(new.letters) - 1))), '00', ',0') || ']') j),
    iif(new.said = '', '', (SELECT group_concat(substr(new.said || '·', j.key + 1, 2), ' ') FROM json_each('[0' || replace(hex(zeroblob(max(0, length(new.said) - 1))), '00', ',0') || ']') j)), new.sounds, (SELECT group_concat(substr(new.initials || '·', j.key + 1, 2), ' ') FROM json_each('[0' || replace(hex(zeroblob(max(0, length(new.initials) - 1))), '00', ',0') || ']') j));
END;

CREATE TRIGGER search_entry_removed AFTER DELETE ON search_entry BEGIN DELETE FROM search_words WHERE rowid = old.entry_no; END;

CREATE TRIGGER result_publication_entered_search AFTER INSERT ON result_publication BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 1099511627776 AND 2199023255551), 1099511627776),
    'result', new.item_id, new.name, coalesce(new.card ->> '$.name_en', ''), '' WHERE 1
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER result_publication_changed_search AFTER UPDATE OF name, card ON result_publication BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 1099511627776 AND 2199023255551), 1099511627776),
    'result', new.item_id, new.name, coalesce(new.card ->> '$.name_en', ''), '' WHERE 1
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER result_publication_left_search AFTER DELETE ON result_publication BEGIN DELETE FROM search_entry WHERE kind = 'result' AND item_id = old.item_id; END;

CREATE TRIGGER demand_publication_entered_search AFTER INSERT ON demand_publication BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 2199023255552 AND 3298534883327), 2199023255552),
    'demand', new.item_id, new.name, coalesce(new.card ->> '$.name_en', ''), '' WHERE 1
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER demand_publication_changed_search AFTER UPDATE OF name, card ON demand_publication BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 2199023255552 AND 3298534883327), 2199023255552),
    'demand', new.item_id, new.name, coalesce(new.card ->> '$.name_en', ''), '' WHERE 1
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER demand_publication_left_search AFTER DELETE ON demand_publication BEGIN DELETE FROM search_entry WHERE kind = 'demand' AND item_id = old.item_id; END;

CREATE TRIGGER chanpin_entered_search AFTER INSERT ON chanpin BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 4398046511104 AND 5497558138879), 4398046511104),
    'product', new.chanpin_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.org_name, new.summary_en) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER chanpin_changed_search AFTER UPDATE OF name, org_name, summary_en, name_en, audit_status, is_delete ON chanpin BEGIN
  DELETE FROM search_entry WHERE kind = 'product' AND item_id = new.chanpin_id AND NOT (new.audit_status = 4 AND new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 4398046511104 AND 5497558138879), 4398046511104),
    'product', new.chanpin_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.org_name, new.summary_en) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER chanpin_left_search AFTER DELETE ON chanpin BEGIN DELETE FROM search_entry WHERE kind = 'product' AND item_id = old.chanpin_id; END;

CREATE TRIGGER xiangmu_entered_search AFTER INSERT ON xiangmu BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 5497558138880 AND 6597069766655), 5497558138880),
    'project', new.xiangmu_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.org_name, new.region_name, new.summary_en) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER xiangmu_changed_search AFTER UPDATE OF name, org_name, region_name, summary_en, name_en, audit_status, is_delete ON xiangmu BEGIN
  DELETE FROM search_entry WHERE kind = 'project' AND item_id = new.xiangmu_id AND NOT (new.audit_status = 4 AND new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 5497558138880 AND 6597069766655), 5497558138880),
    'project', new.xiangmu_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.org_name, new.region_name, new.summary_en) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER xiangmu_left_search AFTER DELETE ON xiangmu BEGIN DELETE FROM search_entry WHERE kind = 'project' AND item_id = old.xiangmu_id; END;

CREATE TRIGGER zhuanjia_entered_search AFTER INSERT ON zhuanjia BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 6597069766656 AND 7696581394431), 6597069766656),
    'expert', new.expert_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.qualification, new.direction, new.direction_en, new.org_name) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER zhuanjia_changed_search AFTER UPDATE OF name, qualification, direction, direction_en, org_name, name_en, audit_status, is_delete ON zhuanjia BEGIN
  DELETE FROM search_entry WHERE kind = 'expert' AND item_id = new.expert_id AND NOT (new.audit_status = 4 AND new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 6597069766656 AND 7696581394431), 6597069766656),
    'expert', new.expert_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.qualification, new.direction, new.direction_en, new.org_name) WHERE new.audit_status = 4 AND new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER zhuanjia_left_search AFTER DELETE ON zhuanjia BEGIN DELETE FROM search_entry WHERE kind = 'expert' AND item_id = old.expert_id; END;

CREATE TRIGGER yuanqu_entered_search AFTER INSERT ON yuanqu BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 7696581394432 AND 8796093022207), 7696581394432),
    'park', new.yuanqu_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.address) WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER yuanqu_changed_search AFTER UPDATE OF name, address, name_en, is_delete ON yuanqu BEGIN
  DELETE FROM search_entry WHERE kind = 'park' AND item_id = new.yuanqu_id AND NOT (new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 7696581394432 AND 8796093022207), 7696581394432),
    'park', new.yuanqu_id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.address) WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER yuanqu_left_search AFTER DELETE ON yuanqu BEGIN DELETE FROM search_entry WHERE kind = 'park' AND item_id = old.yuanqu_id; END;

CREATE TRIGGER news_publication_entered_search AFTER INSERT ON news_publication BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 8796093022208 AND 9895604649983), 8796093022208),
    'news', new.id, new.title, coalesce(new.title_en, ''), concat_ws(' ', new.summary, new.summary_en, new.source) WHERE new.is_past = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER news_publication_changed_search AFTER UPDATE OF title, summary, summary_en, source, title_en, is_past ON news_publication BEGIN
  DELETE FROM search_entry WHERE kind = 'news' AND item_id = new.id AND NOT (new.is_past = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 8796093022208 AND 9895604649983), 8796093022208),
    'news', new.id, new.title, coalesce(new.title_en, ''), concat_ws(' ', new.summary, new.summary_en, new.source) WHERE new.is_past = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER news_publication_left_search AFTER DELETE ON news_publication BEGIN DELETE FROM search_entry WHERE kind = 'news' AND item_id = old.id; END;

CREATE TRIGGER scope_entered_search AFTER INSERT ON scope BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 10995116277760 AND 12094627905535), 10995116277760),
    'field', new.id, new.name, coalesce(new.name_en, ''), '' WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER scope_changed_search AFTER UPDATE OF name, name_en, is_delete ON scope BEGIN
  DELETE FROM search_entry WHERE kind = 'field' AND item_id = new.id AND NOT (new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 10995116277760 AND 12094627905535), 10995116277760),
    'field', new.id, new.name, coalesce(new.name_en, ''), '' WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER scope_left_search AFTER DELETE ON scope BEGIN DELETE FROM search_entry WHERE kind = 'field' AND item_id = old.id; END;

CREATE TRIGGER course_entered_search AFTER INSERT ON course BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 9895604649984 AND 10995116277759), 9895604649984),
    'course', new.id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.mainTeacher, new.orgName, new.address) WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER course_changed_search AFTER UPDATE OF name, mainTeacher, orgName, address, name_en, is_delete ON course BEGIN
  DELETE FROM search_entry WHERE kind = 'course' AND item_id = new.id AND NOT (new.is_delete = 0);
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 9895604649984 AND 10995116277759), 9895604649984),
    'course', new.id, new.name, coalesce(new.name_en, ''), concat_ws(' ', new.mainTeacher, new.orgName, new.address) WHERE new.is_delete = 0
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER course_left_search AFTER DELETE ON course BEGIN DELETE FROM search_entry WHERE kind = 'course' AND item_id = old.id; END;

CREATE TRIGGER organization_listing_entered_search AFTER INSERT ON organization_listing BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 3298534883328 AND 4398046511103), 3298534883328),
    'organization', o.organization_id, o.name, coalesce(o.name_en, ''), coalesce(o.business_direction, '') FROM organization_listing l JOIN organization o ON o.organization_id = l.organization_id
    WHERE l.organization_id = new.organization_id
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER organization_changed_search AFTER UPDATE OF name, name_en, business_direction ON organization BEGIN
  INSERT INTO search_entry(entry_no, kind, item_id, name, name_en, body) SELECT coalesce((SELECT max(e.entry_no) + 1 FROM search_entry e WHERE e.entry_no BETWEEN 3298534883328 AND 4398046511103), 3298534883328),
    'organization', o.organization_id, o.name, coalesce(o.name_en, ''), coalesce(o.business_direction, '') FROM organization_listing l JOIN organization o ON o.organization_id = l.organization_id
    WHERE l.organization_id = new.organization_id
    ON CONFLICT(kind, item_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, body = excluded.body;
END;

CREATE TRIGGER organization_listing_left_search AFTER DELETE ON organization_listing BEGIN DELETE FROM search_entry WHERE kind = 'organization' AND item_id = old.organization_id; END;
