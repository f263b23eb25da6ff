DROP TRIGGER file_use_project_added;
--> statement-breakpoint
DROP TRIGGER file_use_project_changed;
--> statement-breakpoint
DROP TRIGGER file_use_project_removed;
--> statement-breakpoint
CREATE TRIGGER file_use_project_added AFTER INSERT ON project WHEN instr(concat_ws(' ', new.difficulties, new.highlights, new.market_points, new.optimize_profile, new.pending_form, new.profile), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.difficulties, new.highlights, new.market_points, new.optimize_profile, new.pending_form, new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_changed AFTER UPDATE OF difficulties, highlights, market_points, optimize_profile, pending_form, profile ON project WHEN concat_ws(' ', old.difficulties, old.highlights, old.market_points, old.optimize_profile, old.pending_form, old.profile) IS NOT concat_ws(' ', new.difficulties, new.highlights, new.market_points, new.optimize_profile, new.pending_form, new.profile) AND instr(concat_ws(' ', old.difficulties, old.highlights, old.market_points, old.optimize_profile, old.pending_form, old.profile, new.difficulties, new.highlights, new.market_points, new.optimize_profile, new.pending_form, new.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.difficulties, new.highlights, new.market_points, new.optimize_profile, new.pending_form, new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_removed AFTER DELETE ON project WHEN instr(concat_ws(' ', old.difficulties, old.highlights, old.market_points, old.optimize_profile, old.pending_form, old.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_opinion_draft_added AFTER INSERT ON project_opinion_draft WHEN instr(concat_ws(' ', new.form), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_opinion_draft', new.recommender_id || '/' || new.project_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_opinion_draft_changed AFTER UPDATE OF form ON project_opinion_draft WHEN concat_ws(' ', old.form) IS NOT concat_ws(' ', new.form) AND instr(concat_ws(' ', old.form, new.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_opinion_draft' AND item_id = old.recommender_id || '/' || old.project_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_opinion_draft', new.recommender_id || '/' || new.project_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_opinion_draft_removed AFTER DELETE ON project_opinion_draft WHEN instr(concat_ws(' ', old.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_opinion_draft' AND item_id = old.recommender_id || '/' || old.project_id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_round_added AFTER INSERT ON project_round WHEN instr(concat_ws(' ', new.guide), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_round', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.guide)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_round_changed AFTER UPDATE OF guide ON project_round WHEN concat_ws(' ', old.guide) IS NOT concat_ws(' ', new.guide) AND instr(concat_ws(' ', old.guide, new.guide), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_round' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_round', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.guide)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_round_removed AFTER DELETE ON project_round WHEN instr(concat_ws(' ', old.guide), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_round' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_published_project_added AFTER INSERT ON published_project WHEN instr(concat_ws(' ', new.content), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'published_project', new.publication_id || '/' || new.project_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_published_project_changed AFTER UPDATE OF content ON published_project WHEN concat_ws(' ', old.content) IS NOT concat_ws(' ', new.content) AND instr(concat_ws(' ', old.content, new.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'published_project' AND item_id = old.publication_id || '/' || old.project_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'published_project', new.publication_id || '/' || new.project_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_published_project_removed AFTER DELETE ON published_project WHEN instr(concat_ws(' ', old.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'published_project' AND item_id = old.publication_id || '/' || old.project_id;
END;
