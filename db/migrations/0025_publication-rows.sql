DROP TRIGGER result_publication_follow_changed;
--> statement-breakpoint
DROP TRIGGER demand_publication_follow_changed;
--> statement-breakpoint
DROP TRIGGER organization_stamp_verified;
--> statement-breakpoint
DROP TRIGGER result_publication_match_changed;
--> statement-breakpoint
DROP TRIGGER demand_publication_match_changed;
--> statement-breakpoint
-- Rows say no more what they said nothing of, what cards say and what organisations do: nobody is told of it, and nothing is matched anew.
UPDATE result_publication SET detail = json_patch('{}', json_remove(detail, '$.scope', '$.org'));
--> statement-breakpoint
UPDATE demand_publication SET detail = json_patch('{}', json_remove(detail, '$.scope', '$.org'));
--> statement-breakpoint
CREATE TRIGGER result_publication_follow_changed AFTER UPDATE OF name, organization_id, organization_name, card, facets, detail ON result_publication WHEN old.name IS NOT new.name OR old.organization_id IS NOT new.organization_id OR old.organization_name IS NOT new.organization_name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'result') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_follow_changed AFTER UPDATE OF name, organization_id, organization_name, card, facets, detail ON demand_publication WHEN old.name IS NOT new.name OR old.organization_id IS NOT new.organization_id OR old.organization_name IS NOT new.organization_name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'demand') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER organization_stamp_shown AFTER UPDATE OF verified_time, name, name_en, profile, web_site, provinceName, cityName, countyName ON organization WHEN new.verified_time IS NOT old.verified_time OR new.name IS NOT old.name OR new.name_en IS NOT old.name_en OR new.profile IS NOT old.profile OR new.web_site IS NOT old.web_site OR new.provinceName IS NOT old.provinceName OR new.cityName IS NOT old.cityName OR new.countyName IS NOT old.countyName BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_match_changed AFTER UPDATE OF name, card, facets, detail ON result_publication WHEN old.name IS NOT new.name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail BEGIN INSERT INTO match_due(kind, no) VALUES ('result', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_match_changed AFTER UPDATE OF name, card, facets, detail ON demand_publication WHEN old.name IS NOT new.name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail BEGIN INSERT INTO match_due(kind, no) VALUES ('demand', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;
