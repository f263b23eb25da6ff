-- Files of answers to pushes are kept as long as an answer names them.
CREATE TRIGGER file_use_push_answer_added AFTER INSERT ON push_answer WHEN instr(concat_ws(' ', new.content, new.files), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'push_answer', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content, new.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_push_answer_changed AFTER UPDATE OF content, files ON push_answer WHEN concat_ws(' ', old.content, old.files) IS NOT concat_ws(' ', new.content, new.files) AND instr(concat_ws(' ', old.content, old.files, new.content, new.files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'push_answer' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'push_answer', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content, new.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_push_answer_removed AFTER DELETE ON push_answer WHEN instr(concat_ws(' ', old.content, old.files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'push_answer' AND item_id = old.id;
END;
