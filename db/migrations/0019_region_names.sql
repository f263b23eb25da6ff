ALTER TABLE `china` ADD `name_en` text;
--> statement-breakpoint
DROP TRIGGER china_named_added;
--> statement-breakpoint
DROP TRIGGER china_named_changed;
--> statement-breakpoint
CREATE TRIGGER china_named_added AFTER INSERT ON china BEGIN
  INSERT OR IGNORE INTO name_directory(kind, grp) VALUES ('place', CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END);
  UPDATE name_directory SET names = json_patch(names, json_object(new.id, json_array(new.name, new.name_en, new.pid, 0))) WHERE kind = 'place' AND grp = CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END;
END;
--> statement-breakpoint
CREATE TRIGGER china_named_changed AFTER UPDATE ON china BEGIN
  UPDATE name_directory SET names = json_remove(names, '$."' || old.id || '"') WHERE kind = 'place' AND grp = CASE WHEN old.level = 1 THEN '0' ELSE substr(old.id, 1, 2) END;
  INSERT OR IGNORE INTO name_directory(kind, grp) VALUES ('place', CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END);
  UPDATE name_directory SET names = json_patch(names, json_object(new.id, json_array(new.name, new.name_en, new.pid, 0))) WHERE kind = 'place' AND grp = CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END;
END;
