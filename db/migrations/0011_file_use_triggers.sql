-- Which file is used where: every text that may name a stored file is read for /files/ and the 32 characters behind it.
-- Whatever is written to upload_use here keeps its file from the sweep; a file that no row names goes after a time.
CREATE TRIGGER file_use_attachment_relation_added AFTER INSERT ON attachment_relation WHEN instr(concat_ws(' ', new.file_path), '/files/') > 0 AND new.is_delete = 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'attachment_relation', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.file_path)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_attachment_relation_changed AFTER UPDATE OF file_path, is_delete ON attachment_relation WHEN (concat_ws(' ', old.file_path) IS NOT concat_ws(' ', new.file_path) OR old.is_delete <> new.is_delete) AND instr(concat_ws(' ', old.file_path, new.file_path), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'attachment_relation' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'attachment_relation', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.file_path)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND new.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_attachment_relation_removed AFTER DELETE ON attachment_relation WHEN instr(concat_ws(' ', old.file_path), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'attachment_relation' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'attachment_relation', t.id FROM attachment_relation t, json_each('[' || replace(json_quote(concat_ws(' ', t.file_path)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.file_path), '/files/') > 0 AND t.is_delete = 0;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_case_added AFTER INSERT ON clinic_case WHEN instr(concat_ws(' ', new.summary, new.content, new.cover), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'clinic_case', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.summary, new.content, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_case_changed AFTER UPDATE OF summary, content, cover ON clinic_case WHEN concat_ws(' ', old.summary, old.content, old.cover) IS NOT concat_ws(' ', new.summary, new.content, new.cover) AND instr(concat_ws(' ', old.summary, old.content, old.cover, new.summary, new.content, new.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'clinic_case' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'clinic_case', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.summary, new.content, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_case_removed AFTER DELETE ON clinic_case WHEN instr(concat_ws(' ', old.summary, old.content, old.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'clinic_case' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'clinic_case', t.id FROM clinic_case t, json_each('[' || replace(json_quote(concat_ws(' ', t.summary, t.content, t.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.summary, t.content, t.cover), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_cheese_added AFTER INSERT ON cheese WHEN instr(concat_ws(' ', new.profile), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'cheese', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_cheese_changed AFTER UPDATE OF profile ON cheese WHEN concat_ws(' ', old.profile) IS NOT concat_ws(' ', new.profile) AND instr(concat_ws(' ', old.profile, new.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'cheese' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'cheese', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_cheese_removed AFTER DELETE ON cheese WHEN instr(concat_ws(' ', old.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'cheese' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'cheese', t.id FROM cheese t, json_each('[' || replace(json_quote(concat_ws(' ', t.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.profile), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_comment_added AFTER INSERT ON comment WHEN instr(concat_ws(' ', new.content), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'comment', new.comment_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_comment_changed AFTER UPDATE OF content ON comment WHEN concat_ws(' ', old.content) IS NOT concat_ws(' ', new.content) AND instr(concat_ws(' ', old.content, new.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'comment' AND item_id = old.comment_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'comment', new.comment_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_comment_removed AFTER DELETE ON comment WHEN instr(concat_ws(' ', old.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'comment' AND item_id = old.comment_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'comment', t.comment_id FROM comment t, json_each('[' || replace(json_quote(concat_ws(' ', t.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.content), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_feedback_added AFTER INSERT ON feedback WHEN instr(concat_ws(' ', new.remark, new.files), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'feedback', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.remark, new.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_feedback_changed AFTER UPDATE OF remark, files ON feedback WHEN concat_ws(' ', old.remark, old.files) IS NOT concat_ws(' ', new.remark, new.files) AND instr(concat_ws(' ', old.remark, old.files, new.remark, new.files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'feedback' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'feedback', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.remark, new.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_feedback_removed AFTER DELETE ON feedback WHEN instr(concat_ws(' ', old.remark, old.files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'feedback' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'feedback', t.id FROM feedback t, json_each('[' || replace(json_quote(concat_ws(' ', t.remark, t.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.remark, t.files), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_star_added AFTER INSERT ON star WHEN instr(concat_ws(' ', new.cover, new.profile, new.url), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'star', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile, new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_star_changed AFTER UPDATE OF cover, profile, url ON star WHEN concat_ws(' ', old.cover, old.profile, old.url) IS NOT concat_ws(' ', new.cover, new.profile, new.url) AND instr(concat_ws(' ', old.cover, old.profile, old.url, new.cover, new.profile, new.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'star' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'star', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile, new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_star_removed AFTER DELETE ON star WHEN instr(concat_ws(' ', old.cover, old.profile, old.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'star' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'star', t.id FROM star t, json_each('[' || replace(json_quote(concat_ws(' ', t.cover, t.profile, t.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.cover, t.profile, t.url), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_book_added AFTER INSERT ON book WHEN instr(concat_ws(' ', new.profile, new.cover, new.url), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'book', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.cover, new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_book_changed AFTER UPDATE OF profile, cover, url ON book WHEN concat_ws(' ', old.profile, old.cover, old.url) IS NOT concat_ws(' ', new.profile, new.cover, new.url) AND instr(concat_ws(' ', old.profile, old.cover, old.url, new.profile, new.cover, new.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'book' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'book', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.cover, new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_book_removed AFTER DELETE ON book WHEN instr(concat_ws(' ', old.profile, old.cover, old.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'book' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'book', t.id FROM book t, json_each('[' || replace(json_quote(concat_ws(' ', t.profile, t.cover, t.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.profile, t.cover, t.url), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_innovate_added AFTER INSERT ON innovate WHEN instr(concat_ws(' ', new.content, new.cover), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'innovate', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_innovate_changed AFTER UPDATE OF content, cover ON innovate WHEN concat_ws(' ', old.content, old.cover) IS NOT concat_ws(' ', new.content, new.cover) AND instr(concat_ws(' ', old.content, old.cover, new.content, new.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'innovate' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'innovate', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_innovate_removed AFTER DELETE ON innovate WHEN instr(concat_ws(' ', old.content, old.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'innovate' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'innovate', t.id FROM innovate t, json_each('[' || replace(json_quote(concat_ws(' ', t.content, t.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.content, t.cover), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_news_added AFTER INSERT ON news WHEN instr(concat_ws(' ', new.summary, new.content, new.cover), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'news', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.summary, new.content, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_news_changed AFTER UPDATE OF summary, content, cover ON news WHEN concat_ws(' ', old.summary, old.content, old.cover) IS NOT concat_ws(' ', new.summary, new.content, new.cover) AND instr(concat_ws(' ', old.summary, old.content, old.cover, new.summary, new.content, new.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'news' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'news', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.summary, new.content, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_news_removed AFTER DELETE ON news WHEN instr(concat_ws(' ', old.summary, old.content, old.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'news' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'news', t.id FROM news t, json_each('[' || replace(json_quote(concat_ws(' ', t.summary, t.content, t.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.summary, t.content, t.cover), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_yuanqu_added AFTER INSERT ON yuanqu WHEN instr(concat_ws(' ', new.cover, new.profile, new.region_bg, new.build_bg, new.ecology_bg, new.link_bg, new.merchants, new.financial_support_policy, new.incentive_policy, new.talent_attraction_policy, new.supporting_policy, new.innovation_policy), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'yuanqu', new.yuanqu_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile, new.region_bg, new.build_bg, new.ecology_bg, new.link_bg, new.merchants, new.financial_support_policy, new.incentive_policy, new.talent_attraction_policy, new.supporting_policy, new.innovation_policy)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_yuanqu_changed AFTER UPDATE OF cover, profile, region_bg, build_bg, ecology_bg, link_bg, merchants, financial_support_policy, incentive_policy, talent_attraction_policy, supporting_policy, innovation_policy ON yuanqu WHEN concat_ws(' ', old.cover, old.profile, old.region_bg, old.build_bg, old.ecology_bg, old.link_bg, old.merchants, old.financial_support_policy, old.incentive_policy, old.talent_attraction_policy, old.supporting_policy, old.innovation_policy) IS NOT concat_ws(' ', new.cover, new.profile, new.region_bg, new.build_bg, new.ecology_bg, new.link_bg, new.merchants, new.financial_support_policy, new.incentive_policy, new.talent_attraction_policy, new.supporting_policy, new.innovation_policy) AND instr(concat_ws(' ', old.cover, old.profile, old.region_bg, old.build_bg, old.ecology_bg, old.link_bg, old.merchants, old.financial_support_policy, old.incentive_policy, old.talent_attraction_policy, old.supporting_policy, old.innovation_policy, new.cover, new.profile, new.region_bg, new.build_bg, new.ecology_bg, new.link_bg, new.merchants, new.financial_support_policy, new.incentive_policy, new.talent_attraction_policy, new.supporting_policy, new.innovation_policy), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'yuanqu' AND item_id = old.yuanqu_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'yuanqu', new.yuanqu_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile, new.region_bg, new.build_bg, new.ecology_bg, new.link_bg, new.merchants, new.financial_support_policy, new.incentive_policy, new.talent_attraction_policy, new.supporting_policy, new.innovation_policy)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_yuanqu_removed AFTER DELETE ON yuanqu WHEN instr(concat_ws(' ', old.cover, old.profile, old.region_bg, old.build_bg, old.ecology_bg, old.link_bg, old.merchants, old.financial_support_policy, old.incentive_policy, old.talent_attraction_policy, old.supporting_policy, old.innovation_policy), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'yuanqu' AND item_id = old.yuanqu_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'yuanqu', t.yuanqu_id FROM yuanqu t, json_each('[' || replace(json_quote(concat_ws(' ', t.cover, t.profile, t.region_bg, t.build_bg, t.ecology_bg, t.link_bg, t.merchants, t.financial_support_policy, t.incentive_policy, t.talent_attraction_policy, t.supporting_policy, t.innovation_policy)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.cover, t.profile, t.region_bg, t.build_bg, t.ecology_bg, t.link_bg, t.merchants, t.financial_support_policy, t.incentive_policy, t.talent_attraction_policy, t.supporting_policy, t.innovation_policy), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_project_form_added AFTER INSERT ON project_form WHEN instr(concat_ws(' ', new.comment), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_form', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.comment)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_form_changed AFTER UPDATE OF comment ON project_form WHEN concat_ws(' ', old.comment) IS NOT concat_ws(' ', new.comment) AND instr(concat_ws(' ', old.comment, new.comment), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_form' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_form', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.comment)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_form_removed AFTER DELETE ON project_form WHEN instr(concat_ws(' ', old.comment), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_form' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_form', t.id FROM project_form t, json_each('[' || replace(json_quote(concat_ws(' ', t.comment)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.comment), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_video_added AFTER INSERT ON video WHEN instr(concat_ws(' ', new.profile, new.cover, new.url), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'video', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.cover, new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_video_changed AFTER UPDATE OF profile, cover, url ON video WHEN concat_ws(' ', old.profile, old.cover, old.url) IS NOT concat_ws(' ', new.profile, new.cover, new.url) AND instr(concat_ws(' ', old.profile, old.cover, old.url, new.profile, new.cover, new.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'video' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'video', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.cover, new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_video_removed AFTER DELETE ON video WHEN instr(concat_ws(' ', old.profile, old.cover, old.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'video' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'video', t.id FROM video t, json_each('[' || replace(json_quote(concat_ws(' ', t.profile, t.cover, t.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.profile, t.cover, t.url), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_course_added AFTER INSERT ON course WHEN instr(concat_ws(' ', new.profile, new.cover, new.video), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'course', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.cover, new.video)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_changed AFTER UPDATE OF profile, cover, video ON course WHEN concat_ws(' ', old.profile, old.cover, old.video) IS NOT concat_ws(' ', new.profile, new.cover, new.video) AND instr(concat_ws(' ', old.profile, old.cover, old.video, new.profile, new.cover, new.video), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'course' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'course', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.cover, new.video)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_removed AFTER DELETE ON course WHEN instr(concat_ws(' ', old.profile, old.cover, old.video), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'course' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'course', t.id FROM course t, json_each('[' || replace(json_quote(concat_ws(' ', t.profile, t.cover, t.video)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.profile, t.cover, t.video), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_meeting_added AFTER INSERT ON meeting WHEN instr(concat_ws(' ', new.profile, new.cover), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'meeting', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_meeting_changed AFTER UPDATE OF profile, cover ON meeting WHEN concat_ws(' ', old.profile, old.cover) IS NOT concat_ws(' ', new.profile, new.cover) AND instr(concat_ws(' ', old.profile, old.cover, new.profile, new.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'meeting' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'meeting', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_meeting_removed AFTER DELETE ON meeting WHEN instr(concat_ws(' ', old.profile, old.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'meeting' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'meeting', t.id FROM meeting t, json_each('[' || replace(json_quote(concat_ws(' ', t.profile, t.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.profile, t.cover), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_xuqiu_added AFTER INSERT ON xuqiu WHEN instr(concat_ws(' ', new.profile, new.detail_desc, new.cover, new.enclosure), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'xuqiu', new.xuqiu_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.detail_desc, new.cover, new.enclosure)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_xuqiu_changed AFTER UPDATE OF profile, detail_desc, cover, enclosure ON xuqiu WHEN concat_ws(' ', old.profile, old.detail_desc, old.cover, old.enclosure) IS NOT concat_ws(' ', new.profile, new.detail_desc, new.cover, new.enclosure) AND instr(concat_ws(' ', old.profile, old.detail_desc, old.cover, old.enclosure, new.profile, new.detail_desc, new.cover, new.enclosure), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'xuqiu' AND item_id = old.xuqiu_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'xuqiu', new.xuqiu_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.detail_desc, new.cover, new.enclosure)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_xuqiu_removed AFTER DELETE ON xuqiu WHEN instr(concat_ws(' ', old.profile, old.detail_desc, old.cover, old.enclosure), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'xuqiu' AND item_id = old.xuqiu_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'xuqiu', t.xuqiu_id FROM xuqiu t, json_each('[' || replace(json_quote(concat_ws(' ', t.profile, t.detail_desc, t.cover, t.enclosure)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.profile, t.detail_desc, t.cover, t.enclosure), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_chengguo_added AFTER INSERT ON chengguo WHEN instr(concat_ws(' ', new.cover, new.profile, new.old_profile, new.investment_use, new.implementation_conditions), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'chengguo', new.chengguo_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile, new.old_profile, new.investment_use, new.implementation_conditions)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_chengguo_changed AFTER UPDATE OF cover, profile, old_profile, investment_use, implementation_conditions ON chengguo WHEN concat_ws(' ', old.cover, old.profile, old.old_profile, old.investment_use, old.implementation_conditions) IS NOT concat_ws(' ', new.cover, new.profile, new.old_profile, new.investment_use, new.implementation_conditions) AND instr(concat_ws(' ', old.cover, old.profile, old.old_profile, old.investment_use, old.implementation_conditions, new.cover, new.profile, new.old_profile, new.investment_use, new.implementation_conditions), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'chengguo' AND item_id = old.chengguo_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'chengguo', new.chengguo_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile, new.old_profile, new.investment_use, new.implementation_conditions)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_chengguo_removed AFTER DELETE ON chengguo WHEN instr(concat_ws(' ', old.cover, old.profile, old.old_profile, old.investment_use, old.implementation_conditions), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'chengguo' AND item_id = old.chengguo_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'chengguo', t.chengguo_id FROM chengguo t, json_each('[' || replace(json_quote(concat_ws(' ', t.cover, t.profile, t.old_profile, t.investment_use, t.implementation_conditions)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.cover, t.profile, t.old_profile, t.investment_use, t.implementation_conditions), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_zhuanjia_added AFTER INSERT ON zhuanjia WHEN instr(concat_ws(' ', new.avatar, new.profile, new.direction), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'zhuanjia', new.expert_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.avatar, new.profile, new.direction)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_zhuanjia_changed AFTER UPDATE OF avatar, profile, direction ON zhuanjia WHEN concat_ws(' ', old.avatar, old.profile, old.direction) IS NOT concat_ws(' ', new.avatar, new.profile, new.direction) AND instr(concat_ws(' ', old.avatar, old.profile, old.direction, new.avatar, new.profile, new.direction), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'zhuanjia' AND item_id = old.expert_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'zhuanjia', new.expert_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.avatar, new.profile, new.direction)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_zhuanjia_removed AFTER DELETE ON zhuanjia WHEN instr(concat_ws(' ', old.avatar, old.profile, old.direction), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'zhuanjia' AND item_id = old.expert_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'zhuanjia', t.expert_id FROM zhuanjia t, json_each('[' || replace(json_quote(concat_ws(' ', t.avatar, t.profile, t.direction)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.avatar, t.profile, t.direction), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_added AFTER INSERT ON organization WHEN instr(concat_ws(' ', new.profile, new.talent, new.equipment, new.business_direction, new.performance), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization', new.organization_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.talent, new.equipment, new.business_direction, new.performance)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_changed AFTER UPDATE OF profile, talent, equipment, business_direction, performance ON organization WHEN concat_ws(' ', old.profile, old.talent, old.equipment, old.business_direction, old.performance) IS NOT concat_ws(' ', new.profile, new.talent, new.equipment, new.business_direction, new.performance) AND instr(concat_ws(' ', old.profile, old.talent, old.equipment, old.business_direction, old.performance, new.profile, new.talent, new.equipment, new.business_direction, new.performance), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization' AND item_id = old.organization_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization', new.organization_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.talent, new.equipment, new.business_direction, new.performance)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_removed AFTER DELETE ON organization WHEN instr(concat_ws(' ', old.profile, old.talent, old.equipment, old.business_direction, old.performance), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization' AND item_id = old.organization_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization', t.organization_id FROM organization t, json_each('[' || replace(json_quote(concat_ws(' ', t.profile, t.talent, t.equipment, t.business_direction, t.performance)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.profile, t.talent, t.equipment, t.business_direction, t.performance), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_chanpin_added AFTER INSERT ON chanpin WHEN instr(concat_ws(' ', new.cover, new.profile, new.detail_desc), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'chanpin', new.chanpin_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile, new.detail_desc)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_chanpin_changed AFTER UPDATE OF cover, profile, detail_desc ON chanpin WHEN concat_ws(' ', old.cover, old.profile, old.detail_desc) IS NOT concat_ws(' ', new.cover, new.profile, new.detail_desc) AND instr(concat_ws(' ', old.cover, old.profile, old.detail_desc, new.cover, new.profile, new.detail_desc), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'chanpin' AND item_id = old.chanpin_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'chanpin', new.chanpin_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile, new.detail_desc)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_chanpin_removed AFTER DELETE ON chanpin WHEN instr(concat_ws(' ', old.cover, old.profile, old.detail_desc), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'chanpin' AND item_id = old.chanpin_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'chanpin', t.chanpin_id FROM chanpin t, json_each('[' || replace(json_quote(concat_ws(' ', t.cover, t.profile, t.detail_desc)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.cover, t.profile, t.detail_desc), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_project_added AFTER INSERT ON project WHEN instr(concat_ws(' ', new.optimize_profile, new.profile), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.optimize_profile, new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_changed AFTER UPDATE OF optimize_profile, profile ON project WHEN concat_ws(' ', old.optimize_profile, old.profile) IS NOT concat_ws(' ', new.optimize_profile, new.profile) AND instr(concat_ws(' ', old.optimize_profile, old.profile, new.optimize_profile, new.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.optimize_profile, new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_removed AFTER DELETE ON project WHEN instr(concat_ws(' ', old.optimize_profile, old.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project', t.id FROM project t, json_each('[' || replace(json_quote(concat_ws(' ', t.optimize_profile, t.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.optimize_profile, t.profile), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_project_news_added AFTER INSERT ON project_news WHEN instr(concat_ws(' ', new.profile), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_news', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_news_changed AFTER UPDATE OF profile ON project_news WHEN concat_ws(' ', old.profile) IS NOT concat_ws(' ', new.profile) AND instr(concat_ws(' ', old.profile, new.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_news' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_news', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_news_removed AFTER DELETE ON project_news WHEN instr(concat_ws(' ', old.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_news' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_news', t.id FROM project_news t, json_each('[' || replace(json_quote(concat_ws(' ', t.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.profile), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_project_rec_opinion_added AFTER INSERT ON project_rec_opinion WHEN instr(concat_ws(' ', new.comment), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_rec_opinion', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.comment)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_rec_opinion_changed AFTER UPDATE OF comment ON project_rec_opinion WHEN concat_ws(' ', old.comment) IS NOT concat_ws(' ', new.comment) AND instr(concat_ws(' ', old.comment, new.comment), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_rec_opinion' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_rec_opinion', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.comment)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_rec_opinion_removed AFTER DELETE ON project_rec_opinion WHEN instr(concat_ws(' ', old.comment), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_rec_opinion' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_rec_opinion', t.id FROM project_rec_opinion t, json_each('[' || replace(json_quote(concat_ws(' ', t.comment)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.comment), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_project_recommend_added AFTER INSERT ON project_recommend WHEN instr(concat_ws(' ', new.profile, new.photos), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_recommend', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.photos)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_recommend_changed AFTER UPDATE OF profile, photos ON project_recommend WHEN concat_ws(' ', old.profile, old.photos) IS NOT concat_ws(' ', new.profile, new.photos) AND instr(concat_ws(' ', old.profile, old.photos, new.profile, new.photos), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_recommend' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_recommend', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.photos)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_project_recommend_removed AFTER DELETE ON project_recommend WHEN instr(concat_ws(' ', old.profile, old.photos), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'project_recommend' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'project_recommend', t.id FROM project_recommend t, json_each('[' || replace(json_quote(concat_ws(' ', t.profile, t.photos)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.profile, t.photos), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_xiangmu_added AFTER INSERT ON xiangmu WHEN instr(concat_ws(' ', new.cover, new.profile), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'xiangmu', new.xiangmu_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_xiangmu_changed AFTER UPDATE OF cover, profile ON xiangmu WHEN concat_ws(' ', old.cover, old.profile) IS NOT concat_ws(' ', new.cover, new.profile) AND instr(concat_ws(' ', old.cover, old.profile, new.cover, new.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'xiangmu' AND item_id = old.xiangmu_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'xiangmu', new.xiangmu_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_xiangmu_removed AFTER DELETE ON xiangmu WHEN instr(concat_ws(' ', old.cover, old.profile), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'xiangmu' AND item_id = old.xiangmu_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'xiangmu', t.xiangmu_id FROM xiangmu t, json_each('[' || replace(json_quote(concat_ws(' ', t.cover, t.profile)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.cover, t.profile), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_demand_publication_added AFTER INSERT ON demand_publication WHEN instr(concat_ws(' ', new.cover, new.card, new.detail), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'demand_publication', new.item_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.card, new.detail)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_demand_publication_changed AFTER UPDATE OF cover, card, detail ON demand_publication WHEN concat_ws(' ', old.cover, old.card, old.detail) IS NOT concat_ws(' ', new.cover, new.card, new.detail) AND instr(concat_ws(' ', old.cover, old.card, old.detail, new.cover, new.card, new.detail), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'demand_publication' AND item_id = old.item_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'demand_publication', new.item_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.card, new.detail)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_demand_publication_removed AFTER DELETE ON demand_publication WHEN instr(concat_ws(' ', old.cover, old.card, old.detail), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'demand_publication' AND item_id = old.item_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'demand_publication', t.item_id FROM demand_publication t, json_each('[' || replace(json_quote(concat_ws(' ', t.cover, t.card, t.detail)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.cover, t.card, t.detail), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_result_publication_added AFTER INSERT ON result_publication WHEN instr(concat_ws(' ', new.cover, new.card, new.detail), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'result_publication', new.item_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.card, new.detail)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_result_publication_changed AFTER UPDATE OF cover, card, detail ON result_publication WHEN concat_ws(' ', old.cover, old.card, old.detail) IS NOT concat_ws(' ', new.cover, new.card, new.detail) AND instr(concat_ws(' ', old.cover, old.card, old.detail, new.cover, new.card, new.detail), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'result_publication' AND item_id = old.item_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'result_publication', new.item_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.cover, new.card, new.detail)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_result_publication_removed AFTER DELETE ON result_publication WHEN instr(concat_ws(' ', old.cover, old.card, old.detail), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'result_publication' AND item_id = old.item_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'result_publication', t.item_id FROM result_publication t, json_each('[' || replace(json_quote(concat_ws(' ', t.cover, t.card, t.detail)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.cover, t.card, t.detail), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_region_added AFTER INSERT ON region WHEN instr(concat_ws(' ', new.logo, new.center_url), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'region', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.logo, new.center_url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_region_changed AFTER UPDATE OF logo, center_url ON region WHEN concat_ws(' ', old.logo, old.center_url) IS NOT concat_ws(' ', new.logo, new.center_url) AND instr(concat_ws(' ', old.logo, old.center_url, new.logo, new.center_url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'region' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'region', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.logo, new.center_url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_region_removed AFTER DELETE ON region WHEN instr(concat_ws(' ', old.logo, old.center_url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'region' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'region', t.id FROM region t, json_each('[' || replace(json_quote(concat_ws(' ', t.logo, t.center_url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.logo, t.center_url), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_setting_added AFTER INSERT ON setting WHEN instr(concat_ws(' ', new.value), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'setting', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.value)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_setting_changed AFTER UPDATE OF value ON setting WHEN concat_ws(' ', old.value) IS NOT concat_ws(' ', new.value) AND instr(concat_ws(' ', old.value, new.value), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'setting' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'setting', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.value)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_setting_removed AFTER DELETE ON setting WHEN instr(concat_ws(' ', old.value), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'setting' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'setting', t.id FROM setting t, json_each('[' || replace(json_quote(concat_ws(' ', t.value)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.value), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_workstation_added AFTER INSERT ON workstation WHEN instr(concat_ws(' ', new.url, new.platform_url), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'workstation', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.url, new.platform_url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_workstation_changed AFTER UPDATE OF url, platform_url ON workstation WHEN concat_ws(' ', old.url, old.platform_url) IS NOT concat_ws(' ', new.url, new.platform_url) AND instr(concat_ws(' ', old.url, old.platform_url, new.url, new.platform_url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'workstation' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'workstation', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.url, new.platform_url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_workstation_removed AFTER DELETE ON workstation WHEN instr(concat_ws(' ', old.url, old.platform_url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'workstation' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'workstation', t.id FROM workstation t, json_each('[' || replace(json_quote(concat_ws(' ', t.url, t.platform_url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.url, t.platform_url), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_user_added AFTER INSERT ON user WHEN instr(concat_ws(' ', new.avatar), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'user', new.user_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.avatar)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_user_changed AFTER UPDATE OF avatar ON user WHEN concat_ws(' ', old.avatar) IS NOT concat_ws(' ', new.avatar) AND instr(concat_ws(' ', old.avatar, new.avatar), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'user' AND item_id = old.user_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'user', new.user_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.avatar)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_user_removed AFTER DELETE ON user WHEN instr(concat_ws(' ', old.avatar), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'user' AND item_id = old.user_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'user', t.user_id FROM user t, json_each('[' || replace(json_quote(concat_ws(' ', t.avatar)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.avatar), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_deal_event_added AFTER INSERT ON deal_event WHEN instr(concat_ws(' ', new.content, new.files), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'deal_event', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content, new.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_deal_event_changed AFTER UPDATE OF content, files ON deal_event WHEN concat_ws(' ', old.content, old.files) IS NOT concat_ws(' ', new.content, new.files) AND instr(concat_ws(' ', old.content, old.files, new.content, new.files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'deal_event' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'deal_event', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content, new.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_deal_event_removed AFTER DELETE ON deal_event WHEN instr(concat_ws(' ', old.content, old.files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'deal_event' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'deal_event', t.id FROM deal_event t, json_each('[' || replace(json_quote(concat_ws(' ', t.content, t.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.content, t.files), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_approved_version_added AFTER INSERT ON approved_version WHEN instr(concat_ws(' ', new.form), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'approved_version', new.item_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_approved_version_changed AFTER UPDATE OF form ON approved_version WHEN concat_ws(' ', old.form) IS NOT concat_ws(' ', new.form) AND instr(concat_ws(' ', old.form, new.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'approved_version' AND item_id = old.item_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'approved_version', new.item_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_approved_version_removed AFTER DELETE ON approved_version WHEN instr(concat_ws(' ', old.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'approved_version' AND item_id = old.item_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'approved_version', t.item_id FROM approved_version t, json_each('[' || replace(json_quote(concat_ws(' ', t.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.form), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_draft_added AFTER INSERT ON draft WHEN instr(concat_ws(' ', new.form), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'draft', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_draft_changed AFTER UPDATE OF form ON draft WHEN concat_ws(' ', old.form) IS NOT concat_ws(' ', new.form) AND instr(concat_ws(' ', old.form, new.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'draft' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'draft', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_draft_removed AFTER DELETE ON draft WHEN instr(concat_ws(' ', old.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'draft' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'draft', t.id FROM draft t, json_each('[' || replace(json_quote(concat_ws(' ', t.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.form), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_review_comment_added AFTER INSERT ON review_comment WHEN instr(concat_ws(' ', new.content), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'review_comment', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_review_comment_changed AFTER UPDATE OF content ON review_comment WHEN concat_ws(' ', old.content) IS NOT concat_ws(' ', new.content) AND instr(concat_ws(' ', old.content, new.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'review_comment' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'review_comment', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_review_comment_removed AFTER DELETE ON review_comment WHEN instr(concat_ws(' ', old.content), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'review_comment' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'review_comment', t.id FROM review_comment t, json_each('[' || replace(json_quote(concat_ws(' ', t.content)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.content), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_notice_added AFTER INSERT ON notice WHEN instr(concat_ws(' ', new.params, new.link), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'notice', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.params, new.link)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_notice_changed AFTER UPDATE OF params, link ON notice WHEN concat_ws(' ', old.params, old.link) IS NOT concat_ws(' ', new.params, new.link) AND instr(concat_ws(' ', old.params, old.link, new.params, new.link), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'notice' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'notice', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.params, new.link)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_notice_removed AFTER DELETE ON notice WHEN instr(concat_ws(' ', old.params, old.link), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'notice' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'notice', t.id FROM notice t, json_each('[' || replace(json_quote(concat_ws(' ', t.params, t.link)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.params, t.link), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_push_group_added AFTER INSERT ON push_group WHEN instr(concat_ws(' ', new.title_params, new.remark), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'push_group', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.title_params, new.remark)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_push_group_changed AFTER UPDATE OF title_params, remark ON push_group WHEN concat_ws(' ', old.title_params, old.remark) IS NOT concat_ws(' ', new.title_params, new.remark) AND instr(concat_ws(' ', old.title_params, old.remark, new.title_params, new.remark), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'push_group' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'push_group', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.title_params, new.remark)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_push_group_removed AFTER DELETE ON push_group WHEN instr(concat_ws(' ', old.title_params, old.remark), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'push_group' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'push_group', t.id FROM push_group t, json_each('[' || replace(json_quote(concat_ws(' ', t.title_params, t.remark)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.title_params, t.remark), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_push_wechat_added AFTER INSERT ON push_wechat WHEN instr(concat_ws(' ', new.title_params, new.remark), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'push_wechat', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.title_params, new.remark)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_push_wechat_changed AFTER UPDATE OF title_params, remark ON push_wechat WHEN concat_ws(' ', old.title_params, old.remark) IS NOT concat_ws(' ', new.title_params, new.remark) AND instr(concat_ws(' ', old.title_params, old.remark, new.title_params, new.remark), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'push_wechat' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'push_wechat', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.title_params, new.remark)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_push_wechat_removed AFTER DELETE ON push_wechat WHEN instr(concat_ws(' ', old.title_params, old.remark), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'push_wechat' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'push_wechat', t.id FROM push_wechat t, json_each('[' || replace(json_quote(concat_ws(' ', t.title_params, t.remark)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.title_params, t.remark), '/files/') > 0;
--> statement-breakpoint
CREATE TRIGGER file_use_user_push_added AFTER INSERT ON user_push WHEN instr(concat_ws(' ', new.items), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'user_push', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.items)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_user_push_changed AFTER UPDATE OF items ON user_push WHEN concat_ws(' ', old.items) IS NOT concat_ws(' ', new.items) AND instr(concat_ws(' ', old.items, new.items), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'user_push' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'user_push', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.items)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_user_push_removed AFTER DELETE ON user_push WHEN instr(concat_ws(' ', old.items), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'user_push' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'user_push', t.id FROM user_push t, json_each('[' || replace(json_quote(concat_ws(' ', t.items)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND instr(concat_ws(' ', t.items), '/files/') > 0;
--> statement-breakpoint
UPDATE upload SET expire_time = expire_time + 172800 WHERE complete_time IS NOT NULL;
