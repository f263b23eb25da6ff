CREATE VIRTUAL TABLE result_search USING fts5(name, body, tags, facets UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, tokenize="ascii tokenchars '-'");
--> statement-breakpoint
CREATE VIRTUAL TABLE demand_search USING fts5(name, body, tags, facets UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, tokenize="ascii tokenchars '-'");
--> statement-breakpoint
CREATE TABLE name_directory (kind text NOT NULL, grp text NOT NULL, names text DEFAULT '{}' NOT NULL, PRIMARY KEY (kind, grp));
--> statement-breakpoint
CREATE TRIGGER result_publication_added AFTER INSERT ON result_publication BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'result' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
  INSERT INTO publication_rank(kind, level, block, live) SELECT 'result', value, new.release_no >> value, 1 FROM json_each('[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26]') WHERE true ON CONFLICT(kind, level, block) DO UPDATE SET live = live + excluded.live;
END;
--> statement-breakpoint
CREATE TRIGGER result_publication_removed AFTER DELETE ON result_publication BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'result' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  INSERT INTO publication_rank(kind, level, block, live) SELECT 'result', value, old.release_no >> value, -1 FROM json_each('[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26]') WHERE true ON CONFLICT(kind, level, block) DO UPDATE SET live = live + excluded.live;
END;
--> statement-breakpoint
CREATE TRIGGER result_publication_changed AFTER UPDATE OF facets ON result_publication WHEN old.facets IS NOT new.facets BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'result' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'result' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_added AFTER INSERT ON demand_publication BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'demand' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
  INSERT INTO publication_rank(kind, level, block, live) SELECT 'demand', value, new.release_no >> value, 1 FROM json_each('[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26]') WHERE true ON CONFLICT(kind, level, block) DO UPDATE SET live = live + excluded.live;
END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_removed AFTER DELETE ON demand_publication BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'demand' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  INSERT INTO publication_rank(kind, level, block, live) SELECT 'demand', value, old.release_no >> value, -1 FROM json_each('[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26]') WHERE true ON CONFLICT(kind, level, block) DO UPDATE SET live = live + excluded.live;
END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_changed AFTER UPDATE OF facets ON demand_publication WHEN old.facets IS NOT new.facets BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'demand' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'demand' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
END;
--> statement-breakpoint
CREATE TRIGGER zhuanjia_counted_added AFTER INSERT ON zhuanjia WHEN new.is_delete = 0 AND new.audit_status = 4 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + 1) WHERE kind = 'expert' AND grp = '*'; END;
--> statement-breakpoint
CREATE TRIGGER zhuanjia_counted_removed AFTER DELETE ON zhuanjia WHEN old.is_delete = 0 AND old.audit_status = 4 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + -1) WHERE kind = 'expert' AND grp = '*'; END;
--> statement-breakpoint
CREATE TRIGGER zhuanjia_counted_changed AFTER UPDATE OF is_delete, audit_status ON zhuanjia WHEN (old.is_delete = 0 AND old.audit_status = 4) <> (new.is_delete = 0 AND new.audit_status = 4) BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + (CASE WHEN new.is_delete = 0 AND new.audit_status = 4 THEN 1 ELSE -1 END)) WHERE kind = 'expert' AND grp = '*'; END;
--> statement-breakpoint
CREATE TRIGGER scope_named_added AFTER INSERT ON scope BEGIN UPDATE name_directory SET names = json_patch(names, json_object(new.id, CASE WHEN new.is_delete = 0 THEN json_array(new.name, new.name_en, new.pid, new.sort, new.code) END)) WHERE kind = 'scope' AND grp = ''; END;
--> statement-breakpoint
CREATE TRIGGER scope_named_changed AFTER UPDATE ON scope BEGIN UPDATE name_directory SET names = json_patch(json_remove(names, '$."' || old.id || '"'), json_object(new.id, CASE WHEN new.is_delete = 0 THEN json_array(new.name, new.name_en, new.pid, new.sort, new.code) END)) WHERE kind = 'scope' AND grp = ''; END;
--> statement-breakpoint
CREATE TRIGGER scope_named_removed AFTER DELETE ON scope BEGIN UPDATE name_directory SET names = json_remove(names, '$."' || old.id || '"') WHERE kind = 'scope' AND grp = ''; END;
--> statement-breakpoint
CREATE TRIGGER china_named_removed AFTER DELETE ON china BEGIN
  UPDATE name_directory SET names = json_remove(names, '$."' || old.id || '"') WHERE kind = 'place' AND grp = CASE WHEN old.level = 1 THEN '0' ELSE substr(old.id, 1, 2) END;
END;
--> statement-breakpoint
CREATE TRIGGER result_publication_listed AFTER INSERT ON result_publication BEGIN UPDATE chengguo SET unlist_time = NULL WHERE chengguo_id = new.item_id AND unlist_time IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER chengguo_end_moved AFTER UPDATE OF expire_time ON chengguo WHEN new.expire_time IS NOT old.expire_time BEGIN UPDATE chengguo SET expiry_told = 0 WHERE chengguo_id = new.chengguo_id AND expiry_told <> 0; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_listed AFTER INSERT ON demand_publication BEGIN UPDATE xuqiu SET unlist_time = NULL WHERE xuqiu_id = new.item_id AND unlist_time IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER xuqiu_end_moved AFTER UPDATE OF expire_time ON xuqiu WHEN new.expire_time IS NOT old.expire_time BEGIN UPDATE xuqiu SET expiry_told = 0 WHERE xuqiu_id = new.xuqiu_id AND expiry_told <> 0; END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE VIRTUAL TABLE result_working_search USING fts5(tags, words, content='', contentless_delete=1, tokenize="ascii");
--> statement-breakpoint
CREATE VIRTUAL TABLE demand_working_search USING fts5(tags, words, content='', contentless_delete=1, tokenize="ascii");
--> statement-breakpoint
CREATE VIEW xiangmu_form AS SELECT p.xiangmu_id, json_object(
  'project', json_object('name', p.name, 'cover', p.cover, 'profile', p.profile, 'region_name', p.region_name,
    'investment_amount', p.investment_amount, 'contacts', p.contacts, 'contacts_tel', p.contacts_tel, 'contacts_email', p.contacts_email),
  'scopes', json((SELECT json_group_array(json(x.scope)) FROM (SELECT json_object('id', s.id, 'name', s.name, 'name_en', s.name_en) AS scope
    FROM json_each('[' || replace(json_quote(coalesce(p.scope, '')), ',', '","') || ']') j
    JOIN scope s ON s.id = trim(j.value) ORDER BY j.key) x)),
  'organization', json_object('name', coalesce((SELECT o.name FROM organization o WHERE o.organization_id = p.unit), p.org_name))
) AS form FROM xiangmu p;
--> statement-breakpoint
CREATE TRIGGER xiangmu_approval_added AFTER INSERT ON xiangmu WHEN new.audit_status = 4 BEGIN
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.xiangmu_id, 5, new.version, f.form, coalesce(new.update_time, new.add_time) FROM xiangmu_form f WHERE f.xiangmu_id = new.xiangmu_id
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
--> statement-breakpoint
CREATE TRIGGER xiangmu_written AFTER UPDATE OF name, cover, profile, type, scope, unit, org_name, investment_amount, contacts, contacts_tel, contacts_email, province, city, county, region_name, audit_status, audit_opinion ON xiangmu
WHEN new.version = old.version BEGIN
  UPDATE xiangmu SET version = old.version + 1 WHERE xiangmu_id = new.xiangmu_id;
  INSERT INTO approved_version(item_id, item_type, version, form, approve_time)
  SELECT new.xiangmu_id, 5, old.version + 1, f.form, coalesce(new.update_time, new.add_time) FROM xiangmu_form f WHERE f.xiangmu_id = new.xiangmu_id AND new.audit_status = 4
  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, approve_time = excluded.approve_time;
END;
--> statement-breakpoint
CREATE VIEW result_working_entry AS SELECT c.chengguo_id AS item_id, (c.add_time << 28) | c.rowid AS place,
  'u' || hex(c.add_user) || ' s' || c.audit_status
    || coalesce((SELECT group_concat(iif(l.first_scope_id IS NULL, '', ' f' || hex(l.first_scope_id)) || ' f' || hex(l.second_scope_id), '') FROM chengguo_scope l WHERE l.chengguo_id = c.chengguo_id), '')
    || coalesce((SELECT group_concat(' r' || hex(p.value), '') FROM json_each('[' || replace(json_quote(c.region_id), ',', '","') || ']') p WHERE p.value <> ''), '') AS tags,
  (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT c.name || '·' || coalesce(c.code, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS words
FROM chengguo c WHERE c.is_delete = 0;
--> statement-breakpoint
CREATE TRIGGER working_search_chengguo_added AFTER INSERT ON chengguo WHEN new.is_delete = 0 BEGIN
  INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry WHERE item_id = new.chengguo_id;
END;
--> statement-breakpoint
CREATE TRIGGER working_search_chengguo_changed AFTER UPDATE OF name, code, add_user, add_time, audit_status, is_delete, region_id ON chengguo
WHEN old.name IS NOT new.name OR old.code IS NOT new.code OR old.add_user IS NOT new.add_user OR old.add_time IS NOT new.add_time OR old.audit_status IS NOT new.audit_status OR old.is_delete IS NOT new.is_delete OR old.region_id IS NOT new.region_id BEGIN
  DELETE FROM result_working_search WHERE rowid = (old.add_time << 28) | old.rowid;
  INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry WHERE item_id = new.chengguo_id;
END;
--> statement-breakpoint
CREATE TRIGGER working_search_chengguo_removed AFTER DELETE ON chengguo BEGIN
  DELETE FROM result_working_search WHERE rowid = (old.add_time << 28) | old.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER working_search_chengguo_scope_added AFTER INSERT ON chengguo_scope BEGIN
  DELETE FROM result_working_search WHERE rowid IN (SELECT place FROM result_working_entry WHERE item_id = new.chengguo_id);
  INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry WHERE item_id = new.chengguo_id;
END;
--> statement-breakpoint
CREATE TRIGGER working_search_chengguo_scope_changed AFTER UPDATE OF chengguo_id, first_scope_id, second_scope_id ON chengguo_scope
WHEN old.chengguo_id IS NOT new.chengguo_id OR old.first_scope_id IS NOT new.first_scope_id OR old.second_scope_id IS NOT new.second_scope_id BEGIN
  DELETE FROM result_working_search WHERE rowid IN (SELECT place FROM result_working_entry WHERE item_id IN (old.chengguo_id, new.chengguo_id));
  INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry WHERE item_id IN (old.chengguo_id, new.chengguo_id);
END;
--> statement-breakpoint
CREATE TRIGGER working_search_chengguo_scope_removed AFTER DELETE ON chengguo_scope BEGIN
  DELETE FROM result_working_search WHERE rowid IN (SELECT place FROM result_working_entry WHERE item_id = old.chengguo_id);
  INSERT INTO result_working_search(rowid, tags, words) SELECT place, tags, words FROM result_working_entry WHERE item_id = old.chengguo_id;
END;
--> statement-breakpoint
CREATE VIEW demand_working_entry AS SELECT c.xuqiu_id AS item_id, (c.add_time << 28) | c.rowid AS place,
  'u' || hex(c.add_user) || ' s' || c.audit_status
    || coalesce((SELECT group_concat(iif(l.first_scope_id IS NULL, '', ' f' || hex(l.first_scope_id)) || ' f' || hex(l.second_scope_id), '') FROM xuqiu_scope l WHERE l.xuqiu_id = c.xuqiu_id), '')
    || coalesce((SELECT group_concat(' r' || hex(p.value), '') FROM json_each(json_array(c.org_province, c.org_city, c.org_county)) p WHERE p.value <> ''), '') AS tags,
  (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT c.name || '·' || coalesce(c.code, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS words
FROM xuqiu c WHERE c.is_delete = 0;
--> statement-breakpoint
CREATE TRIGGER working_search_xuqiu_added AFTER INSERT ON xuqiu WHEN new.is_delete = 0 BEGIN
  INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry WHERE item_id = new.xuqiu_id;
END;
--> statement-breakpoint
CREATE TRIGGER working_search_xuqiu_changed AFTER UPDATE OF name, code, add_user, add_time, audit_status, is_delete, org_province, org_city, org_county ON xuqiu
WHEN old.name IS NOT new.name OR old.code IS NOT new.code OR old.add_user IS NOT new.add_user OR old.add_time IS NOT new.add_time OR old.audit_status IS NOT new.audit_status OR old.is_delete IS NOT new.is_delete OR old.org_province IS NOT new.org_province OR old.org_city IS NOT new.org_city OR old.org_county IS NOT new.org_county BEGIN
  DELETE FROM demand_working_search WHERE rowid = (old.add_time << 28) | old.rowid;
  INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry WHERE item_id = new.xuqiu_id;
END;
--> statement-breakpoint
CREATE TRIGGER working_search_xuqiu_removed AFTER DELETE ON xuqiu BEGIN
  DELETE FROM demand_working_search WHERE rowid = (old.add_time << 28) | old.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER working_search_xuqiu_scope_added AFTER INSERT ON xuqiu_scope BEGIN
  DELETE FROM demand_working_search WHERE rowid IN (SELECT place FROM demand_working_entry WHERE item_id = new.xuqiu_id);
  INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry WHERE item_id = new.xuqiu_id;
END;
--> statement-breakpoint
CREATE TRIGGER working_search_xuqiu_scope_changed AFTER UPDATE OF xuqiu_id, first_scope_id, second_scope_id ON xuqiu_scope
WHEN old.xuqiu_id IS NOT new.xuqiu_id OR old.first_scope_id IS NOT new.first_scope_id OR old.second_scope_id IS NOT new.second_scope_id BEGIN
  DELETE FROM demand_working_search WHERE rowid IN (SELECT place FROM demand_working_entry WHERE item_id IN (old.xuqiu_id, new.xuqiu_id));
  INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry WHERE item_id IN (old.xuqiu_id, new.xuqiu_id);
END;
--> statement-breakpoint
CREATE TRIGGER working_search_xuqiu_scope_removed AFTER DELETE ON xuqiu_scope BEGIN
  DELETE FROM demand_working_search WHERE rowid IN (SELECT place FROM demand_working_entry WHERE item_id = old.xuqiu_id);
  INSERT INTO demand_working_search(rowid, tags, words) SELECT place, tags, words FROM demand_working_entry WHERE item_id = old.xuqiu_id;
END;
--> statement-breakpoint
CREATE TRIGGER result_publication_classified BEFORE INSERT ON result_publication
WHEN (SELECT secrecy FROM chengguo WHERE chengguo_id = new.item_id) = 1 BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER chengguo_classified AFTER UPDATE OF secrecy ON chengguo WHEN new.secrecy = 1 AND old.secrecy IS NOT 1 BEGIN
  DELETE FROM result_search WHERE rowid = (SELECT release_no FROM result_publication WHERE item_id = new.chengguo_id);
  DELETE FROM result_publication WHERE item_id = new.chengguo_id;
END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_classified BEFORE INSERT ON demand_publication
WHEN (SELECT secrecy FROM xuqiu WHERE xuqiu_id = new.item_id) = 1 BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER xuqiu_classified AFTER UPDATE OF secrecy ON xuqiu WHEN new.secrecy = 1 AND old.secrecy IS NOT 1 BEGIN
  DELETE FROM demand_search WHERE rowid = (SELECT release_no FROM demand_publication WHERE item_id = new.xuqiu_id);
  DELETE FROM demand_publication WHERE item_id = new.xuqiu_id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organisation_user_added AFTER INSERT ON organisation_user WHEN instr(concat_ws(' ', new.asked_files), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organisation_user', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.asked_files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organisation_user_changed AFTER UPDATE OF asked_files ON organisation_user WHEN concat_ws(' ', old.asked_files) IS NOT concat_ws(' ', new.asked_files) AND instr(concat_ws(' ', old.asked_files, new.asked_files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organisation_user' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organisation_user', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.asked_files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organisation_user_removed AFTER DELETE ON organisation_user WHEN instr(concat_ws(' ', old.asked_files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organisation_user' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE VIEW organization_standing AS SELECT o.organization_id, (o.type = 3 OR o.verified_time IS NOT NULL
  OR EXISTS (SELECT 1 FROM result_publication p WHERE p.organization_id = o.organization_id)
  OR EXISTS (SELECT 1 FROM demand_publication p WHERE p.organization_id = o.organization_id)
  OR EXISTS (SELECT 1 FROM chanpin p WHERE p.unit = o.organization_id AND p.audit_status = 4 AND p.is_delete = 0)
  OR EXISTS (SELECT 1 FROM xiangmu p WHERE p.unit = o.organization_id AND p.audit_status = 4 AND p.is_delete = 0)) AS shown
FROM organization o;
--> statement-breakpoint
CREATE TRIGGER organization_counted_added AFTER INSERT ON organization WHEN new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + 1) WHERE kind = 'organization' AND grp = '*'; END;
--> statement-breakpoint
CREATE TRIGGER organization_counted_removed AFTER DELETE ON organization WHEN old.is_delete = 0 AND old.audit_status = 4 AND old.is_shown = 1 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + -1) WHERE kind = 'organization' AND grp = '*'; END;
--> statement-breakpoint
CREATE TRIGGER organization_counted_changed AFTER UPDATE OF is_delete, audit_status, is_shown ON organization WHEN (old.is_delete = 0 AND old.audit_status = 4 AND old.is_shown = 1) <> (new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1) BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + (CASE WHEN new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1 THEN 1 ELSE -1 END)) WHERE kind = 'organization' AND grp = '*'; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_added AFTER INSERT ON organization WHEN new.is_shown = 0 AND (new.type = 3 OR new.verified_time IS NOT NULL) BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.organization_id AND is_shown = 0; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_changed AFTER UPDATE OF type, verified_time ON organization WHEN old.type IS NOT new.type OR old.verified_time IS NOT new.verified_time BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (new.organization_id); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_result_publication_added AFTER INSERT ON result_publication WHEN new.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.organization_id AND is_shown = 0; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_result_publication_changed AFTER UPDATE OF organization_id ON result_publication WHEN old.organization_id IS NOT new.organization_id BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id, new.organization_id); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_result_publication_removed AFTER DELETE ON result_publication WHEN old.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_demand_publication_added AFTER INSERT ON demand_publication WHEN new.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.organization_id AND is_shown = 0; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_demand_publication_changed AFTER UPDATE OF organization_id ON demand_publication WHEN old.organization_id IS NOT new.organization_id BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id, new.organization_id); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_demand_publication_removed AFTER DELETE ON demand_publication WHEN old.organization_id IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.organization_id); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_chanpin_added AFTER INSERT ON chanpin WHEN new.unit IS NOT NULL AND new.audit_status = 4 AND new.is_delete = 0 BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.unit AND is_shown = 0; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_chanpin_changed AFTER UPDATE OF unit, audit_status, is_delete ON chanpin WHEN old.unit IS NOT new.unit OR old.audit_status <> new.audit_status OR old.is_delete <> new.is_delete BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit, new.unit); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_chanpin_removed AFTER DELETE ON chanpin WHEN old.unit IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_xiangmu_added AFTER INSERT ON xiangmu WHEN new.unit IS NOT NULL AND new.audit_status = 4 AND new.is_delete = 0 BEGIN UPDATE organization SET is_shown = 1 WHERE organization_id = new.unit AND is_shown = 0; END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_xiangmu_changed AFTER UPDATE OF unit, audit_status, is_delete ON xiangmu WHEN old.unit IS NOT new.unit OR old.audit_status <> new.audit_status OR old.is_delete <> new.is_delete BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit, new.unit); END;
--> statement-breakpoint
CREATE TRIGGER organization_shown_xiangmu_removed AFTER DELETE ON xiangmu WHEN old.unit IS NOT NULL BEGIN UPDATE organization SET is_shown = (SELECT s.shown FROM organization_standing s WHERE s.organization_id = organization.organization_id) WHERE organization_id IN (old.unit); END;
--> statement-breakpoint
CREATE TRIGGER organization_verification_void AFTER UPDATE OF name, social_credit_code ON organization
WHEN (old.name <> new.name OR coalesce(old.social_credit_code, '') <> coalesce(new.social_credit_code, '')) AND old.verified_time IS new.verified_time BEGIN
  UPDATE organization SET verified_time = NULL WHERE organization_id = new.organization_id AND verified_time IS NOT NULL;
  UPDATE organization_verification SET state = 7 WHERE organization_id = new.organization_id AND state IN (1, 4);
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_proposal_added AFTER INSERT ON organization_proposal WHEN instr(concat_ws(' ', new.given), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization_proposal', new.item_id || '/' || new.part FROM json_each('[' || replace(json_quote(concat_ws(' ', new.given)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_proposal_changed AFTER UPDATE OF given ON organization_proposal WHEN concat_ws(' ', old.given) IS NOT concat_ws(' ', new.given) AND instr(concat_ws(' ', old.given, new.given), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization_proposal' AND item_id = old.item_id || '/' || old.part;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization_proposal', new.item_id || '/' || new.part FROM json_each('[' || replace(json_quote(concat_ws(' ', new.given)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_proposal_removed AFTER DELETE ON organization_proposal WHEN instr(concat_ws(' ', old.given), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization_proposal' AND item_id = old.item_id || '/' || old.part;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_verification_added AFTER INSERT ON organization_verification WHEN instr(concat_ws(' ', new.document), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization_verification', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.document)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_verification_changed AFTER UPDATE OF document ON organization_verification WHEN concat_ws(' ', old.document) IS NOT concat_ws(' ', new.document) AND instr(concat_ws(' ', old.document, new.document), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization_verification' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization_verification', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.document)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_verification_removed AFTER DELETE ON organization_verification WHEN instr(concat_ws(' ', old.document), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization_verification' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_returned_version_added AFTER INSERT ON returned_version WHEN instr(concat_ws(' ', new.form), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'returned_version', new.item_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_returned_version_changed AFTER UPDATE OF form ON returned_version WHEN concat_ws(' ', old.form) IS NOT concat_ws(' ', new.form) AND instr(concat_ws(' ', old.form, new.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'returned_version' AND item_id = old.item_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'returned_version', new.item_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.form)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_returned_version_removed AFTER DELETE ON returned_version WHEN instr(concat_ws(' ', old.form), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'returned_version' AND item_id = old.item_id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE organization_search USING fts5(name, tags, industries, content='', contentless_delete=1, tokenize="ascii");
--> statement-breakpoint
CREATE VIEW organization_words AS SELECT l.listing_no, o.organization_id,
  (SELECT group_concat(hex(substr(w.t, j.key + 1, 2)), ' ') FROM (SELECT lower(o.name) AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS name,
  't' || o.type || (SELECT coalesce(group_concat(' p' || hex(p.value), ''), '') FROM json_each(json_array(o.province, o.city, o.county)) p WHERE p.value <> '')
    || (SELECT coalesce(group_concat(' s' || hex(t.id), ''), '') FROM (SELECT s.second_scope_id AS id FROM organization_scope s WHERE s.org_id = o.organization_id
      UNION SELECT a.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id WHERE s.org_id = o.organization_id
      UNION SELECT b.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id JOIN scope b ON b.id = a.pid WHERE s.org_id = o.organization_id
      UNION SELECT c.pid FROM organization_scope s JOIN scope a ON a.id = s.second_scope_id JOIN scope b ON b.id = a.pid JOIN scope c ON c.id = b.pid WHERE s.org_id = o.organization_id) t) AS tags,
  replace(replace(replace(replace(coalesce(o.industry_id, ''), ' ', ''), '"', ' '), '[', ' '), ',', ' ') AS industries
FROM organization_listing l JOIN organization o ON o.organization_id = l.organization_id;
--> statement-breakpoint
CREATE TRIGGER organization_listing_added AFTER INSERT ON organization_listing BEGIN
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id = new.organization_id;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listing_removed AFTER DELETE ON organization_listing BEGIN
  DELETE FROM organization_search WHERE rowid = old.listing_no;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_added AFTER INSERT ON organization WHEN new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1 BEGIN
  INSERT INTO organization_listing(listing_no, organization_id, results, demands) SELECT coalesce((SELECT max(l.listing_no) + 1 FROM organization_listing l WHERE l.listing_no >= ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) AND l.listing_no < ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) + (1 << 18)), ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18)), new.organization_id, (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = new.organization_id LIMIT 100)), (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = new.organization_id LIMIT 100)) WHERE 1;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_changed AFTER UPDATE OF is_delete, audit_status, is_shown, type, add_time ON organization
WHEN (old.is_delete = 0 AND old.audit_status = 4 AND old.is_shown = 1) <> (new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1) OR old.type IS NOT new.type OR old.add_time IS NOT new.add_time BEGIN
  DELETE FROM organization_listing WHERE organization_id = old.organization_id;
  INSERT INTO organization_listing(listing_no, organization_id, results, demands) SELECT coalesce((SELECT max(l.listing_no) + 1 FROM organization_listing l WHERE l.listing_no >= ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) AND l.listing_no < ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18) + (1 << 18)), ((new.type = 3) << 52) + (max(0, min(new.add_time, (1 << 34) - 1)) << 18)), new.organization_id, (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = new.organization_id LIMIT 100)), (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = new.organization_id LIMIT 100)) WHERE new.is_delete = 0 AND new.audit_status = 4 AND new.is_shown = 1;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_removed AFTER DELETE ON organization BEGIN
  DELETE FROM organization_listing WHERE organization_id = old.organization_id;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_words AFTER UPDATE OF name, province, city, county, industry_id ON organization WHEN old.name IS NOT new.name OR old.province IS NOT new.province OR old.city IS NOT new.city OR old.county IS NOT new.county OR old.industry_id IS NOT new.industry_id BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (new.organization_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (new.organization_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_scope_added AFTER INSERT ON organization_scope BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (new.org_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (new.org_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_scope_changed AFTER UPDATE ON organization_scope BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (old.org_id, new.org_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (old.org_id, new.org_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_scope_removed AFTER DELETE ON organization_scope BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (old.org_id));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (old.org_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_scope_moved AFTER UPDATE OF pid ON scope WHEN old.pid IS NOT new.pid BEGIN
  DELETE FROM organization_search WHERE rowid IN (SELECT listing_no FROM organization_listing WHERE organization_id IN (SELECT org_id FROM organization_scope WHERE second_scope_id IN (
    SELECT a.id FROM scope a LEFT JOIN scope b ON b.id = a.pid LEFT JOIN scope c ON c.id = b.pid WHERE new.id IN (a.id, b.id, c.id))));
  INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words WHERE organization_id IN (SELECT org_id FROM organization_scope WHERE second_scope_id IN (
    SELECT a.id FROM scope a LEFT JOIN scope b ON b.id = a.pid LEFT JOIN scope c ON c.id = b.pid WHERE new.id IN (a.id, b.id, c.id)));
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_result_publication_added AFTER INSERT ON result_publication WHEN new.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET results = (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (new.organization_id) AND results < 100;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_result_publication_changed AFTER UPDATE OF organization_id ON result_publication WHEN old.organization_id IS NOT new.organization_id BEGIN
  UPDATE organization_listing SET results = (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id, new.organization_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_result_publication_removed AFTER DELETE ON result_publication WHEN old.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET results = (SELECT count(*) FROM (SELECT 1 FROM result_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_demand_publication_added AFTER INSERT ON demand_publication WHEN new.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET demands = (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (new.organization_id) AND demands < 100;
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_demand_publication_changed AFTER UPDATE OF organization_id ON demand_publication WHEN old.organization_id IS NOT new.organization_id BEGIN
  UPDATE organization_listing SET demands = (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id, new.organization_id);
END;
--> statement-breakpoint
CREATE TRIGGER organization_listed_demand_publication_removed AFTER DELETE ON demand_publication WHEN old.organization_id IS NOT NULL BEGIN
  UPDATE organization_listing SET demands = (SELECT count(*) FROM (SELECT 1 FROM demand_publication p WHERE p.organization_id = organization_listing.organization_id LIMIT 100)) WHERE organization_id IN (old.organization_id);
END;
--> statement-breakpoint
CREATE INDEX `organization_plain_name` ON `organization` (replace(replace(replace(lower(`name`), ' ', ''), '（', '('), '）', ')'));
--> statement-breakpoint
CREATE TRIGGER push_tally_added AFTER INSERT ON push_wechat_orgs BEGIN
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (new.push_id, new.wave, new.state, CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END, new.delivered_at IS NOT NULL, new.answers, 1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = new.push_id AND wave = new.wave AND state = new.state AND error_code = CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END AND delivered_at = (new.delivered_at IS NOT NULL) AND answers = new.answers;
END;
--> statement-breakpoint
CREATE TRIGGER push_tally_answered AFTER INSERT ON push_wechat_orgs WHEN EXISTS (SELECT 1 FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER push_tally_changed AFTER UPDATE OF push_id, wave, state, error_code, delivered_at, answers ON push_wechat_orgs WHEN old.push_id <> new.push_id OR (old.delivered_at IS NULL) <> (new.delivered_at IS NULL) OR old.wave <> new.wave OR old.state <> new.state OR old.error_code IS NOT new.error_code OR old.answers <> new.answers BEGIN
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (old.push_id, old.wave, old.state, CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END, old.delivered_at IS NOT NULL, old.answers, -1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = old.push_id AND wave = old.wave AND state = old.state AND error_code = CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END AND delivered_at = (old.delivered_at IS NOT NULL) AND answers = old.answers;
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (new.push_id, new.wave, new.state, CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END, new.delivered_at IS NOT NULL, new.answers, 1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = new.push_id AND wave = new.wave AND state = new.state AND error_code = CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END AND delivered_at = (new.delivered_at IS NOT NULL) AND answers = new.answers;
END;
--> statement-breakpoint
CREATE TRIGGER push_tally_removed AFTER DELETE ON push_wechat_orgs BEGIN
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (old.push_id, old.wave, old.state, CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END, old.delivered_at IS NOT NULL, old.answers, -1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = old.push_id AND wave = old.wave AND state = old.state AND error_code = CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END AND delivered_at = (old.delivered_at IS NOT NULL) AND answers = old.answers;
END;
--> statement-breakpoint
CREATE TRIGGER organization_contact_added AFTER INSERT ON push_wechat_orgs WHEN new.state = 'sent' OR new.answers <> 0 BEGIN
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (new.org_id, new.state = 'sent', new.answers & 1, new.answers >> 1 & 1, new.answers >> 2 & 1, CASE new.state WHEN 'sent' THEN new.sent_at END) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
END;
--> statement-breakpoint
CREATE TRIGGER organization_contact_changed AFTER UPDATE OF org_id, state, answers ON push_wechat_orgs WHEN (old.org_id <> new.org_id OR (old.state = 'sent') <> (new.state = 'sent') OR old.answers <> new.answers) AND (old.state = 'sent' OR new.state = 'sent' OR old.answers <> 0 OR new.answers <> 0) BEGIN
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (old.org_id, -(old.state = 'sent'), -(old.answers & 1), -(old.answers >> 1 & 1), -(old.answers >> 2 & 1), NULL) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (new.org_id, new.state = 'sent', new.answers & 1, new.answers >> 1 & 1, new.answers >> 2 & 1, CASE new.state WHEN 'sent' THEN new.sent_at END) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
END;
--> statement-breakpoint
CREATE TRIGGER organization_contact_removed AFTER DELETE ON push_wechat_orgs WHEN old.state = 'sent' OR old.answers <> 0 BEGIN
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (old.org_id, -(old.state = 'sent'), -(old.answers & 1), -(old.answers >> 1 & 1), -(old.answers >> 2 & 1), NULL) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
END;
--> statement-breakpoint
CREATE TRIGGER push_wechat_orgs_moved AFTER UPDATE OF org_id ON push_wechat_orgs WHEN old.org_id <> new.org_id BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER push_answer_tally_added AFTER INSERT ON push_answer BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE push_id = new.push_id AND org_id = new.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER push_answer_tally_changed AFTER UPDATE OF push_id, org_id, item_id, answer, passed_to, opened_time ON push_answer BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE push_id = new.push_id AND org_id = new.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER push_answer_tally_moved AFTER UPDATE OF push_id, org_id ON push_answer WHEN old.push_id <> new.push_id OR old.org_id <> new.org_id BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = old.push_id AND a.org_id = old.org_id) WHERE push_id = old.push_id AND org_id = old.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER push_answer_tally_removed AFTER DELETE ON push_answer BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = old.push_id AND a.org_id = old.org_id) WHERE push_id = old.push_id AND org_id = old.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER organization_handover_left AFTER UPDATE OF is_delete, organization_id ON organisation_user WHEN new.is_delete = 1 OR old.organization_id IS NOT new.organization_id BEGIN DELETE FROM organization_handover WHERE organization_id = old.organization_id AND to_user = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER organization_handover_removed AFTER DELETE ON organisation_user BEGIN DELETE FROM organization_handover WHERE organization_id = old.organization_id AND to_user = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER organization_handover_void AFTER UPDATE OF user_id, is_delete ON organization WHEN old.user_id IS NOT new.user_id OR new.is_delete = 1 BEGIN DELETE FROM organization_handover WHERE organization_id = old.organization_id; END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_added AFTER INSERT ON organization WHEN instr(concat_ws(' ', new.profile, new.logo, new.talent, new.equipment, new.business_direction, new.performance), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization', new.organization_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.logo, new.talent, new.equipment, new.business_direction, new.performance)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_changed AFTER UPDATE OF profile, logo, talent, equipment, business_direction, performance ON organization WHEN concat_ws(' ', old.profile, old.logo, old.talent, old.equipment, old.business_direction, old.performance) IS NOT concat_ws(' ', new.profile, new.logo, new.talent, new.equipment, new.business_direction, new.performance) AND instr(concat_ws(' ', old.profile, old.logo, old.talent, old.equipment, old.business_direction, old.performance, new.profile, new.logo, new.talent, new.equipment, new.business_direction, new.performance), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization' AND item_id = old.organization_id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'organization', new.organization_id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.logo, new.talent, new.equipment, new.business_direction, new.performance)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_organization_removed AFTER DELETE ON organization WHEN instr(concat_ws(' ', old.profile, old.logo, old.talent, old.equipment, old.business_direction, old.performance), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'organization' AND item_id = old.organization_id;
END;
--> statement-breakpoint
INSERT INTO facet_count(kind, grp) VALUES ('result','*'),('result','s'),('result','r'),('result','t'),('result','k'),('result','m'),('result','c'),('result','u'),('demand','*'),('demand','s'),('demand','r'),('demand','t'),('demand','k'),('demand','m'),('demand','c'),('demand','u'),('expert','*');
--> statement-breakpoint
INSERT INTO facet_count(kind, grp, counts) VALUES ('organization', '*', '{"*":0}');
--> statement-breakpoint
INSERT INTO name_directory(kind, grp) VALUES ('scope','');
