-- Working versions by owner, state and the neighbouring characters of name and code: a search in an own list or a queue
-- reads what matches, however many rows the list has. Derived data: made anew by 'delete-all' and the INSERT at the end.
CREATE VIRTUAL TABLE result_working_search USING fts5(tags, words, content='', contentless_delete=1, tokenize="ascii");
--> statement-breakpoint
CREATE TRIGGER working_search_chengguo_added AFTER INSERT ON chengguo WHEN new.is_delete = 0 BEGIN
  INSERT INTO result_working_search(rowid, tags, words) SELECT new.rowid, 'u' || coalesce(new.add_user, '') || ' s' || new.audit_status, (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT new.name || '·' || coalesce(new.code, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j);
END;
--> statement-breakpoint
CREATE TRIGGER working_search_chengguo_changed AFTER UPDATE OF name, code, add_user, audit_status, is_delete ON chengguo
WHEN old.name IS NOT new.name OR old.code IS NOT new.code OR old.add_user IS NOT new.add_user OR old.audit_status IS NOT new.audit_status OR old.is_delete IS NOT new.is_delete BEGIN
  DELETE FROM result_working_search WHERE rowid = old.rowid;
  INSERT INTO result_working_search(rowid, tags, words) SELECT new.rowid, 'u' || coalesce(new.add_user, '') || ' s' || new.audit_status, (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT new.name || '·' || coalesce(new.code, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) WHERE new.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER working_search_chengguo_removed AFTER DELETE ON chengguo BEGIN
  DELETE FROM result_working_search WHERE rowid = old.rowid;
END;
--> statement-breakpoint
INSERT INTO result_working_search(rowid, tags, words) SELECT c.rowid, 'u' || coalesce(c.add_user, '') || ' s' || c.audit_status, (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT c.name || '·' || coalesce(c.code, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) FROM chengguo c WHERE c.is_delete = 0;
--> statement-breakpoint
CREATE VIRTUAL TABLE demand_working_search USING fts5(tags, words, content='', contentless_delete=1, tokenize="ascii");
--> statement-breakpoint
CREATE TRIGGER working_search_xuqiu_added AFTER INSERT ON xuqiu WHEN new.is_delete = 0 BEGIN
  INSERT INTO demand_working_search(rowid, tags, words) SELECT new.rowid, 'u' || coalesce(new.add_user, '') || ' s' || new.audit_status, (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT new.name || '·' || coalesce(new.code, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j);
END;
--> statement-breakpoint
CREATE TRIGGER working_search_xuqiu_changed AFTER UPDATE OF name, code, add_user, audit_status, is_delete ON xuqiu
WHEN old.name IS NOT new.name OR old.code IS NOT new.code OR old.add_user IS NOT new.add_user OR old.audit_status IS NOT new.audit_status OR old.is_delete IS NOT new.is_delete BEGIN
  DELETE FROM demand_working_search WHERE rowid = old.rowid;
  INSERT INTO demand_working_search(rowid, tags, words) SELECT new.rowid, 'u' || coalesce(new.add_user, '') || ' s' || new.audit_status, (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT new.name || '·' || coalesce(new.code, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) WHERE new.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER working_search_xuqiu_removed AFTER DELETE ON xuqiu BEGIN
  DELETE FROM demand_working_search WHERE rowid = old.rowid;
END;
--> statement-breakpoint
INSERT INTO demand_working_search(rowid, tags, words) SELECT c.rowid, 'u' || coalesce(c.add_user, '') || ' s' || c.audit_status, (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT c.name || '·' || coalesce(c.code, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) FROM xuqiu c WHERE c.is_delete = 0;
