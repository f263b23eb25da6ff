-- Full-text indices of the public lists: words are pairs of neighbouring characters (functions/modules/publications/tokens.ts);
-- contentless, because the snapshots hold the texts; rowid = release_no.
--> statement-breakpoint
CREATE VIRTUAL TABLE result_search USING fts5(name, body, tags, facets UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, tokenize="ascii tokenchars '-'");
--> statement-breakpoint
CREATE VIRTUAL TABLE demand_search USING fts5(name, body, tags, facets UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, tokenize="ascii tokenchars '-'");
--> statement-breakpoint
-- Names of scopes and places in few rows: a list reads one or two of them instead of a row for each name.
CREATE TABLE name_directory (kind text NOT NULL, grp text NOT NULL, names text DEFAULT '{}' NOT NULL, PRIMARY KEY (kind, grp));
--> statement-breakpoint
INSERT INTO facet_count(kind, grp) VALUES ('result','*'),('result','s'),('result','r'),('result','t'),('result','k'),('result','m'),('result','c'),('result','u'),('demand','*'),('demand','s'),('demand','r'),('demand','t'),('demand','k'),('demand','m'),('demand','c'),('demand','u'),('organization','*'),('expert','*');
--> statement-breakpoint
INSERT INTO name_directory(kind, grp) VALUES ('scope','');
--> statement-breakpoint
-- Counters of results: whatever door writes a snapshot, they hold.
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
-- Counters of demands: whatever door writes a snapshot, they hold.
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
CREATE TRIGGER organization_counted_added AFTER INSERT ON organization WHEN new.is_delete = 0 AND new.audit_status = 4 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + 1) WHERE kind = 'organization' AND grp = '*'; END;
--> statement-breakpoint
CREATE TRIGGER organization_counted_removed AFTER DELETE ON organization WHEN old.is_delete = 0 AND old.audit_status = 4 BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + -1) WHERE kind = 'organization' AND grp = '*'; END;
--> statement-breakpoint
CREATE TRIGGER organization_counted_changed AFTER UPDATE OF is_delete, audit_status ON organization WHEN (old.is_delete = 0 AND old.audit_status = 4) <> (new.is_delete = 0 AND new.audit_status = 4) BEGIN UPDATE facet_count SET counts = json_set(counts, '$."*"', coalesce(counts ->> '*', 0) + (CASE WHEN new.is_delete = 0 AND new.audit_status = 4 THEN 1 ELSE -1 END)) WHERE kind = 'organization' AND grp = '*'; END;
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
CREATE TRIGGER china_named_added AFTER INSERT ON china BEGIN
  INSERT OR IGNORE INTO name_directory(kind, grp) VALUES ('place', CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END);
  UPDATE name_directory SET names = json_patch(names, json_object(new.id, json_array(new.name, NULL, new.pid, 0))) WHERE kind = 'place' AND grp = CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END;
END;
--> statement-breakpoint
CREATE TRIGGER china_named_changed AFTER UPDATE ON china BEGIN
  UPDATE name_directory SET names = json_remove(names, '$."' || old.id || '"') WHERE kind = 'place' AND grp = CASE WHEN old.level = 1 THEN '0' ELSE substr(old.id, 1, 2) END;
  INSERT OR IGNORE INTO name_directory(kind, grp) VALUES ('place', CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END);
  UPDATE name_directory SET names = json_patch(names, json_object(new.id, json_array(new.name, NULL, new.pid, 0))) WHERE kind = 'place' AND grp = CASE WHEN new.level = 1 THEN '0' ELSE substr(new.id, 1, 2) END;
END;
--> statement-breakpoint
CREATE TRIGGER china_named_removed AFTER DELETE ON china BEGIN
  UPDATE name_directory SET names = json_remove(names, '$."' || old.id || '"') WHERE kind = 'place' AND grp = CASE WHEN old.level = 1 THEN '0' ELSE substr(old.id, 1, 2) END;
END;
