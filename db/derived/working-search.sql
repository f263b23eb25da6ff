-- Working versions by owner, state, fields, places and the neighbouring characters of names and code: a search in an own list or a queue
-- reads what matches, however many rows the list has. Rows stand in the order of the lists: the number of a row is the time of
-- its item's entry and, in the lowest 28 bits, the number of the item. Values of marks are in hexadecimal: no letter of them parts or
-- folds a mark. The views say what the index holds of each item; triggers write it from there. To make it anew: 'delete-all', then
-- INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry ORDER BY place.

CREATE VIRTUAL TABLE result_working_search USING fts5(tags, words, content='', contentless_delete=1, tokenize="ascii");

CREATE VIRTUAL TABLE demand_working_search USING fts5(tags, words, content='', contentless_delete=1, tokenize="ascii");

CREATE VIEW result_working_entry AS SELECT c.chengguo_id AS item_id, (c.add_time << 28) | c.rowid AS place,
  'u' || hex(c.add_user) || ' s' || c.audit_status
    || coalesce((SELECT group_concat(iif(l.first_scope_id IS NULL, '', ' f' || hex(l.first_scope_id)) || ' f' || hex(l.second_scope_id), '') FROM chengguo_scope l WHERE l.chengguo_id = c.chengguo_id), '')
    || coalesce((SELECT group_concat(' r' || hex(p.value), '') FROM json_each('[' || replace(json_quote(c.region_id), ',', '","') || ']') p WHERE p.value <> ''), '') AS tags,
  (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT c.name || '·' || coalesce(c.code, '') || '·' || coalesce(c.name_en, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS words
FROM chengguo c WHERE c.is_delete = 0;

CREATE TRIGGER working_search_chengguo_added AFTER INSERT ON chengguo WHEN new.is_delete = 0 BEGIN
  INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry WHERE item_id = new.chengguo_id;
END;

CREATE TRIGGER working_search_chengguo_changed AFTER UPDATE OF name, name_en, code, add_user, add_time, audit_status, is_delete, region_id ON chengguo
WHEN old.name IS NOT new.name OR old.name_en IS NOT new.name_en OR old.code IS NOT new.code OR old.add_user IS NOT new.add_user OR old.add_time IS NOT new.add_time OR old.audit_status IS NOT new.audit_status OR old.is_delete IS NOT new.is_delete OR old.region_id IS NOT new.region_id BEGIN
  DELETE FROM result_working_search WHERE rowid = (old.add_time << 28) | old.rowid;
  INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry WHERE item_id = new.chengguo_id;
END;

CREATE TRIGGER working_search_chengguo_removed AFTER DELETE ON chengguo BEGIN
  DELETE FROM result_working_search WHERE rowid = (old.add_time << 28) | old.rowid;
END;

CREATE TRIGGER working_search_chengguo_scope_added AFTER INSERT ON chengguo_scope BEGIN
  DELETE FROM result_working_search WHERE rowid IN (SELECT place FROM result_working_entry WHERE item_id = new.chengguo_id);
  INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry WHERE item_id = new.chengguo_id;
END;

CREATE TRIGGER working_search_chengguo_scope_changed AFTER UPDATE OF chengguo_id, first_scope_id, second_scope_id ON chengguo_scope
WHEN old.chengguo_id IS NOT new.chengguo_id OR old.first_scope_id IS NOT new.first_scope_id OR old.second_scope_id IS NOT new.second_scope_id BEGIN
  DELETE FROM result_working_search WHERE rowid IN (SELECT place FROM result_working_entry WHERE item_id IN (old.chengguo_id, new.chengguo_id));
  INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry WHERE item_id IN (old.chengguo_id, new.chengguo_id);
END;

CREATE TRIGGER working_search_chengguo_scope_removed AFTER DELETE ON chengguo_scope BEGIN
  DELETE FROM result_working_search WHERE rowid IN (SELECT place FROM result_working_entry WHERE item_id = old.chengguo_id);
  INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry WHERE item_id = old.chengguo_id;
END;

CREATE VIEW demand_working_entry AS SELECT c.xuqiu_id AS item_id, (c.add_time << 28) | c.rowid AS place,
  'u' || hex(c.add_user) || ' s' || c.audit_status
    || coalesce((SELECT group_concat(iif(l.first_scope_id IS NULL, '', ' f' || hex(l.first_scope_id)) || ' f' || hex(l.second_scope_id), '') FROM xuqiu_scope l WHERE l.xuqiu_id = c.xuqiu_id), '')
    || coalesce((SELECT group_concat(' r' || hex(p.value), '') FROM json_each(json_array(c.org_province, c.org_city, c.org_county)) p WHERE p.value <> ''), '') AS tags,
  (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT c.name || '·' || coalesce(c.code, '') || '·' || coalesce(c.name_en, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS words
FROM xuqiu c WHERE c.is_delete = 0;

CREATE TRIGGER working_search_xuqiu_added AFTER INSERT ON xuqiu WHEN new.is_delete = 0 BEGIN
  INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry WHERE item_id = new.xuqiu_id;
END;

CREATE TRIGGER working_search_xuqiu_changed AFTER UPDATE OF name, name_en, code, add_user, add_time, audit_status, is_delete, org_province, org_city, org_county ON xuqiu
WHEN old.name IS NOT new.name OR old.name_en IS NOT new.name_en OR old.code IS NOT new.code OR old.add_user IS NOT new.add_user OR old.add_time IS NOT new.add_time OR old.audit_status IS NOT new.audit_status OR old.is_delete IS NOT new.is_delete OR old.org_province IS NOT new.org_province OR old.org_city IS NOT new.org_city OR old.org_county IS NOT new.org_county BEGIN
  DELETE FROM demand_working_search WHERE rowid = (old.add_time << 28) | old.rowid;
  INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry WHERE item_id = new.xuqiu_id;
END;

CREATE TRIGGER working_search_xuqiu_removed AFTER DELETE ON xuqiu BEGIN
  DELETE FROM demand_working_search WHERE rowid = (old.add_time << 28) | old.rowid;
END;

CREATE TRIGGER working_search_xuqiu_scope_added AFTER INSERT ON xuqiu_scope BEGIN
  DELETE FROM demand_working_search WHERE rowid IN (SELECT place FROM demand_working_entry WHERE item_id = new.xuqiu_id);
  INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry WHERE item_id = new.xuqiu_id;
END;

CREATE TRIGGER working_search_xuqiu_scope_changed AFTER UPDATE OF xuqiu_id, first_scope_id, second_scope_id ON xuqiu_scope
WHEN old.xuqiu_id IS NOT new.xuqiu_id OR old.first_scope_id IS NOT new.first_scope_id OR old.second_scope_id IS NOT new.second_scope_id BEGIN
  DELETE FROM demand_working_search WHERE rowid IN (SELECT place FROM demand_working_entry WHERE item_id IN (old.xuqiu_id, new.xuqiu_id));
  INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry WHERE item_id IN (old.xuqiu_id, new.xuqiu_id);
END;

CREATE TRIGGER working_search_xuqiu_scope_removed AFTER DELETE ON xuqiu_scope BEGIN
  DELETE FROM demand_working_search WHERE rowid IN (SELECT place FROM demand_working_entry WHERE item_id = old.xuqiu_id);
  INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry WHERE item_id = old.xuqiu_id;
END;
