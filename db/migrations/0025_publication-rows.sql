DROP TRIGGER result_publication_match_changed;
--> statement-breakpoint
DROP TRIGGER demand_publication_match_changed;
--> statement-breakpoint
DROP TRIGGER result_publication_follow_changed;
--> statement-breakpoint
DROP TRIGGER demand_publication_follow_changed;
--> statement-breakpoint
DROP TRIGGER result_publication_stamp_changed;
--> statement-breakpoint
DROP TRIGGER demand_publication_stamp_changed;
--> statement-breakpoint
DROP TRIGGER organization_stamp_verified;
--> statement-breakpoint
-- Rows say no more what they said nothing of, what cards say and what organisations do: nobody is told of it, and nothing is matched anew.
UPDATE result_publication SET detail = json_patch('{}', json_remove(detail, '$.scope', '$.org'));
--> statement-breakpoint
UPDATE demand_publication SET detail = json_patch('{}', json_remove(detail, '$.scope', '$.org'));
--> statement-breakpoint
CREATE INDEX `demand_publication_age` ON `demand_publication` (`update_time`) WHERE "demand_publication"."detail" ->> '$.stored' IS NULL AND octet_length("demand_publication"."detail") > 8192 AND max(coalesce(length("demand_publication"."detail" ->> '$.profile'), 0), coalesce(length("demand_publication"."detail" ->> '$.detail_desc'), 0)) > 4000;
--> statement-breakpoint
CREATE INDEX `result_publication_age` ON `result_publication` (`update_time`) WHERE "result_publication"."detail" ->> '$.stored' IS NULL AND octet_length("result_publication"."detail") > 8192 AND max(coalesce(length("result_publication"."detail" ->> '$.profile'), 0), coalesce(length("result_publication"."detail" ->> '$.detail_desc'), 0)) > 4000;
--> statement-breakpoint
CREATE TRIGGER result_publication_follow_changed AFTER UPDATE OF name, organization_id, organization_name, card, facets, detail ON result_publication WHEN old.name IS NOT new.name OR old.organization_id IS NOT new.organization_id OR old.organization_name IS NOT new.organization_name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail AND new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'result') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_follow_changed AFTER UPDATE OF name, organization_id, organization_name, card, facets, detail ON demand_publication WHEN old.name IS NOT new.name OR old.organization_id IS NOT new.organization_id OR old.organization_name IS NOT new.organization_name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail AND new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'demand') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_body_changed AFTER UPDATE OF detail ON result_publication WHEN old.detail ->> '$.stored.object' IS NOT NULL AND old.detail ->> '$.stored.object' IS NOT new.detail ->> '$.stored.object' BEGIN INSERT INTO body_due(object, due_time) VALUES (old.detail ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_body_removed AFTER DELETE ON result_publication WHEN old.detail ->> '$.stored.object' IS NOT NULL BEGIN INSERT INTO body_due(object, due_time) VALUES (old.detail ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_body_changed AFTER UPDATE OF detail ON demand_publication WHEN old.detail ->> '$.stored.object' IS NOT NULL AND old.detail ->> '$.stored.object' IS NOT new.detail ->> '$.stored.object' BEGIN INSERT INTO body_due(object, due_time) VALUES (old.detail ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_body_removed AFTER DELETE ON demand_publication WHEN old.detail ->> '$.stored.object' IS NOT NULL BEGIN INSERT INTO body_due(object, due_time) VALUES (old.detail ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_match_changed AFTER UPDATE OF name, card, facets, detail ON result_publication WHEN old.name IS NOT new.name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail AND new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO match_due(kind, no) VALUES ('result', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_match_changed AFTER UPDATE OF name, card, facets, detail ON demand_publication WHEN old.name IS NOT new.name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail AND new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO match_due(kind, no) VALUES ('demand', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_stamp_changed AFTER UPDATE ON result_publication WHEN old.detail IS new.detail OR new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_stamp_changed AFTER UPDATE ON demand_publication WHEN old.detail IS new.detail OR new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER organization_stamp_shown AFTER UPDATE OF verified_time, name, name_en, profile, web_site, provinceName, cityName, countyName ON organization WHEN new.verified_time IS NOT old.verified_time OR new.name IS NOT old.name OR new.name_en IS NOT old.name_en OR new.profile IS NOT old.profile OR new.web_site IS NOT old.web_site OR new.provinceName IS NOT old.provinceName OR new.cityName IS NOT old.cityName OR new.countyName IS NOT old.countyName BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
