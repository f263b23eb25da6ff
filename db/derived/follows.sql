-- What is published or changed is due to be compared with what members follow; what is withdrawn before that is not told of.

CREATE TRIGGER result_publication_follow_added AFTER INSERT ON result_publication BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'result') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER result_publication_follow_changed AFTER UPDATE OF name, organization_id, organization_name, card, facets, detail ON result_publication WHEN old.name IS NOT new.name OR old.organization_id IS NOT new.organization_id OR old.organization_name IS NOT new.organization_name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail AND new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'result') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER demand_publication_follow_added AFTER INSERT ON demand_publication BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'demand') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER demand_publication_follow_changed AFTER UPDATE OF name, organization_id, organization_name, card, facets, detail ON demand_publication WHEN old.name IS NOT new.name OR old.organization_id IS NOT new.organization_id OR old.organization_name IS NOT new.organization_name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail AND new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'demand') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER follow_ended AFTER DELETE ON follow BEGIN DELETE FROM follow_key WHERE follow_id = old.id; DELETE FROM follow_match WHERE follow_id = old.id AND told_time IS NULL; END;
