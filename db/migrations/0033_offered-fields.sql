DROP TRIGGER scope_named_added;
--> statement-breakpoint
DROP TRIGGER scope_named_changed;
--> statement-breakpoint
CREATE TRIGGER scope_named_added AFTER INSERT ON scope BEGIN UPDATE name_directory SET names = json_patch(names, json_object(new.id, CASE WHEN new.is_delete = 0 THEN json_array(new.name, new.name_en, new.pid, new.sort, new.code, new.stage) END)) WHERE kind = 'scope' AND grp = ''; END;
--> statement-breakpoint
CREATE TRIGGER scope_named_changed AFTER UPDATE ON scope BEGIN UPDATE name_directory SET names = json_patch(json_remove(names, '$."' || old.id || '"'), json_object(new.id, CASE WHEN new.is_delete = 0 THEN json_array(new.name, new.name_en, new.pid, new.sort, new.code, new.stage) END)) WHERE kind = 'scope' AND grp = ''; END;
--> statement-breakpoint
-- What is known of the fields already gets its stage.
UPDATE name_directory SET names = (SELECT coalesce(json_group_object(id, json_array(name, name_en, pid, sort, code, stage)), '{}') FROM scope WHERE is_delete = 0)
  WHERE kind = 'scope' AND grp = '';
