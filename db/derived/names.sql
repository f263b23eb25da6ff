-- Names of scopes and places in few rows: a list reads one or two of them instead of a row for each name. Scopes that are switched off keep
-- their names for what chose them before.

CREATE TABLE name_directory (kind text NOT NULL, grp text NOT NULL, names text DEFAULT '{}' NOT NULL, PRIMARY KEY (kind, grp));

CREATE TRIGGER scope_named_added AFTER INSERT ON scope BEGIN UPDATE name_directory SET names = json_patch(names, json_object(new.id, CASE WHEN new.is_delete = 0 THEN json_array(new.name, new.name_en, new.pid, new.sort, new.code, new.stage) END)) WHERE kind = 'scope' AND grp = ''; END;

CREATE TRIGGER scope_named_changed AFTER UPDATE ON scope BEGIN UPDATE name_directory SET names = json_patch(json_remove(names, '$."' || old.id || '"'), json_object(new.id, CASE WHEN new.is_delete = 0 THEN json_array(new.name, new.name_en, new.pid, new.sort, new.code, new.stage) END)) WHERE kind = 'scope' AND grp = ''; END;

CREATE TRIGGER scope_named_removed AFTER DELETE ON scope BEGIN UPDATE name_directory SET names = json_remove(names, '$."' || old.id || '"') WHERE kind = 'scope' AND grp = ''; END;

CREATE TRIGGER china_named_removed AFTER DELETE ON china BEGIN
  UPDATE name_directory SET names = json_remove(names, '$."' || old.id || '"') WHERE kind = 'place' AND grp = CASE WHEN old.level = 1 THEN '0' ELSE substr(old.id, 1, 2) END;
END;

CREATE TRIGGER china_named_added AFTER INSERT ON china BEGIN
  INSERT OR IGNORE INTO name_directory(kind, grp) VALUES ('place', CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END);
  UPDATE name_directory SET names = json_patch(names, json_object(new.id, json_array(new.name, new.name_en, new.pid, 0))) WHERE kind = 'place' AND grp = CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END;
END;

CREATE TRIGGER china_named_changed AFTER UPDATE ON china BEGIN
  UPDATE name_directory SET names = json_remove(names, '$."' || old.id || '"') WHERE kind = 'place' AND grp = CASE WHEN old.level = 1 THEN '0' ELSE substr(old.id, 1, 2) END;
  INSERT OR IGNORE INTO name_directory(kind, grp) VALUES ('place', CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END);
  UPDATE name_directory SET names = json_patch(names, json_object(new.id, json_array(new.name, new.name_en, new.pid, 0))) WHERE kind = 'place' AND grp = CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END;
END;
