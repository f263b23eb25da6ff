-- Full-text indices of the public lists: words are pairs of neighbouring characters (functions/modules/publications/tokens.ts);
-- contentless, because the snapshots hold the texts; rowid = release_no. Counters of results, demands and experts hold, whatever door
-- writes a snapshot. Whatever door publishes an item again, it is listed; whatever moves its end, its owner is told of the new one.

CREATE VIRTUAL TABLE result_search USING fts5(name, body, tags, facets UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, tokenize="ascii tokenchars '-'");

CREATE VIRTUAL TABLE demand_search USING fts5(name, body, tags, facets UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, tokenize="ascii tokenchars '-'");

CREATE TRIGGER result_publication_added AFTER INSERT ON result_publication BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'result' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
  INSERT INTO publication_rank(kind, level, block, live) SELECT 'result', value, new.release_no >> value, 1 FROM json_each('[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26]') WHERE true ON CONFLICT(kind, level, block) DO UPDATE SET live = live + excluded.live;
END;

CREATE TRIGGER result_publication_removed AFTER DELETE ON result_publication BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'result' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  INSERT INTO publication_rank(kind, level, block, live) SELECT 'result', value, old.release_no >> value, -1 FROM json_each('[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26]') WHERE true ON CONFLICT(kind, level, block) DO UPDATE SET live = live + excluded.live;
END;

CREATE TRIGGER result_publication_changed AFTER UPDATE OF facets ON result_publication WHEN old.facets IS NOT new.facets BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'result' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'result' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
END;

CREATE TRIGGER demand_publication_added AFTER INSERT ON demand_publication BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'demand' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
  INSERT INTO publication_rank(kind, level, block, live) SELECT 'demand', value, new.release_no >> value, 1 FROM json_each('[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26]') WHERE true ON CONFLICT(kind, level, block) DO UPDATE SET live = live + excluded.live;
END;

CREATE TRIGGER demand_publication_removed AFTER DELETE ON demand_publication BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'demand' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  INSERT INTO publication_rank(kind, level, block, live) SELECT 'demand', value, old.release_no >> value, -1 FROM json_each('[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26]') WHERE true ON CONFLICT(kind, level, block) DO UPDATE SET live = live + excluded.live;
END;

CREATE TRIGGER demand_publication_changed AFTER UPDATE OF facets ON demand_publication WHEN old.facets IS NOT new.facets BEGIN
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0)) FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'demand' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(old.facets));
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0)) FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = facet_count.grp)) WHERE kind = 'demand' AND grp IN (SELECT substr(value, 1, 1) FROM json_each(new.facets));
END;

CREATE TRIGGER zhuanjia_counted_added AFTER INSERT ON zhuanjia WHEN new.is_delete = 0 AND new.audit_status = 4 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + 1) WHERE kind = 'expert' AND grp = '*'; END;

CREATE TRIGGER zhuanjia_counted_removed AFTER DELETE ON zhuanjia WHEN old.is_delete = 0 AND old.audit_status = 4 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + -1) WHERE kind = 'expert' AND grp = '*'; END;

CREATE TRIGGER zhuanjia_counted_changed AFTER UPDATE OF is_delete, audit_status ON zhuanjia WHEN (old.is_delete = 0 AND old.audit_status = 4) <> (new.is_delete = 0 AND new.audit_status = 4) BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + (CASE WHEN new.is_delete = 0 AND new.audit_status = 4 THEN 1 ELSE -1 END)) WHERE kind = 'expert' AND grp = '*'; END;

CREATE TRIGGER result_publication_listed AFTER INSERT ON result_publication BEGIN UPDATE chengguo SET unlist_time = NULL WHERE chengguo_id = new.item_id AND unlist_time IS NOT NULL; END;

CREATE TRIGGER chengguo_end_moved AFTER UPDATE OF expire_time ON chengguo WHEN new.expire_time IS NOT old.expire_time BEGIN UPDATE chengguo SET expiry_told = 0 WHERE chengguo_id = new.chengguo_id AND expiry_told <> 0; END;

CREATE TRIGGER demand_publication_listed AFTER INSERT ON demand_publication BEGIN UPDATE xuqiu SET unlist_time = NULL WHERE xuqiu_id = new.item_id AND unlist_time IS NOT NULL; END;

CREATE TRIGGER xuqiu_end_moved AFTER UPDATE OF expire_time ON xuqiu WHEN new.expire_time IS NOT old.expire_time BEGIN UPDATE xuqiu SET expiry_told = 0 WHERE xuqiu_id = new.xuqiu_id AND expiry_told <> 0; END;
