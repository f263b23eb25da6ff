ALTER TABLE `innovate` ADD `title_en` text;--> statement-breakpoint
CREATE INDEX `innovate_untranslated` ON `innovate` (`add_time`) WHERE "innovate"."title_en" IS NULL AND "innovate"."is_open" = 1 AND "innovate"."is_delete" = 0;--> statement-breakpoint
ALTER TABLE `project_round` ADD `title_en` text;--> statement-breakpoint
ALTER TABLE `user` ADD `country` text;--> statement-breakpoint
ALTER TABLE `user` ADD `org_name` text;--> statement-breakpoint
CREATE INDEX `chanpin_english` ON `chanpin` (`add_time`) WHERE "chanpin"."name_en" IS NOT NULL AND "chanpin"."audit_status" = 4 AND "chanpin"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `countries_en_name` ON `countries` (`en_name`);
--> statement-breakpoint
DROP VIEW result_working_entry;
--> statement-breakpoint
DROP TRIGGER working_search_chengguo_changed;
--> statement-breakpoint
DROP VIEW demand_working_entry;
--> statement-breakpoint
DROP TRIGGER working_search_xuqiu_changed;
--> statement-breakpoint
CREATE VIEW result_working_entry AS SELECT c.chengguo_id AS item_id, (c.add_time << 28) | c.rowid AS place,
  'u' || hex(c.add_user) || ' s' || c.audit_status
    || coalesce((SELECT group_concat(iif(l.first_scope_id IS NULL, '', ' f' || hex(l.first_scope_id)) || ' f' || hex(l.second_scope_id), '') FROM chengguo_scope l WHERE l.chengguo_id = c.chengguo_id), '')
    || coalesce((SELECT group_concat(' r' || hex(p.value), '') FROM json_each('[' || replace(json_quote(c.region_id), ',', '","') || ']') p WHERE p.value <> ''), '') AS tags,
  (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT c.name || '·' || coalesce(c.code, '') || '·' || coalesce(c.name_en, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS words
FROM chengguo c WHERE c.is_delete = 0;
--> statement-breakpoint
CREATE TRIGGER working_search_chengguo_changed AFTER UPDATE OF name, name_en, code, add_user, add_time, audit_status, is_delete, region_id ON chengguo
WHEN old.name IS NOT new.name OR old.name_en IS NOT new.name_en OR old.code IS NOT new.code OR old.add_user IS NOT new.add_user OR old.add_time IS NOT new.add_time OR old.audit_status IS NOT new.audit_status OR old.is_delete IS NOT new.is_delete OR old.region_id IS NOT new.region_id BEGIN
  DELETE FROM result_working_search WHERE rowid = (old.add_time << 28) | old.rowid;
  INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry WHERE item_id = new.chengguo_id;
END;
--> statement-breakpoint
CREATE VIEW demand_working_entry AS SELECT c.xuqiu_id AS item_id, (c.add_time << 28) | c.rowid AS place,
  'u' || hex(c.add_user) || ' s' || c.audit_status
    || coalesce((SELECT group_concat(iif(l.first_scope_id IS NULL, '', ' f' || hex(l.first_scope_id)) || ' f' || hex(l.second_scope_id), '') FROM xuqiu_scope l WHERE l.xuqiu_id = c.xuqiu_id), '')
    || coalesce((SELECT group_concat(' r' || hex(p.value), '') FROM json_each(json_array(c.org_province, c.org_city, c.org_county)) p WHERE p.value <> ''), '') AS tags,
  (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT c.name || '·' || coalesce(c.code, '') || '·' || coalesce(c.name_en, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS words
FROM xuqiu c WHERE c.is_delete = 0;
--> statement-breakpoint
CREATE TRIGGER working_search_xuqiu_changed AFTER UPDATE OF name, name_en, code, add_user, add_time, audit_status, is_delete, org_province, org_city, org_county ON xuqiu
WHEN old.name IS NOT new.name OR old.name_en IS NOT new.name_en OR old.code IS NOT new.code OR old.add_user IS NOT new.add_user OR old.add_time IS NOT new.add_time OR old.audit_status IS NOT new.audit_status OR old.is_delete IS NOT new.is_delete OR old.org_province IS NOT new.org_province OR old.org_city IS NOT new.org_city OR old.org_county IS NOT new.org_county BEGIN
  DELETE FROM demand_working_search WHERE rowid = (old.add_time << 28) | old.rowid;
  INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry WHERE item_id = new.xuqiu_id;
END;
--> statement-breakpoint
INSERT INTO result_working_search(result_working_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry ORDER BY place;
--> statement-breakpoint
INSERT INTO demand_working_search(demand_working_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry ORDER BY place;
