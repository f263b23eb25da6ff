-- What a match finds items by goes with them: a publication that is written is due to be read, one that is withdrawn is forgotten, and
-- the keys of an item stand in the lists as long as the item does.

CREATE TRIGGER result_publication_match_added AFTER INSERT ON result_publication BEGIN INSERT INTO match_due(kind, no) VALUES ('result', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER result_publication_match_changed AFTER UPDATE OF name, card, facets, detail ON result_publication WHEN old.name IS NOT new.name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail AND new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO match_due(kind, no) VALUES ('result', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER result_publication_match_removed AFTER DELETE ON result_publication BEGIN DELETE FROM match_item WHERE kind = 'result' AND no = old.release_no; DELETE FROM match_due WHERE kind = 'result' AND no = old.release_no; END;

CREATE TRIGGER demand_publication_match_added AFTER INSERT ON demand_publication BEGIN INSERT INTO match_due(kind, no) VALUES ('demand', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER demand_publication_match_changed AFTER UPDATE OF name, card, facets, detail ON demand_publication WHEN old.name IS NOT new.name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail AND new.detail ->> '$.stored' IS NULL BEGIN INSERT INTO match_due(kind, no) VALUES ('demand', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER demand_publication_match_removed AFTER DELETE ON demand_publication BEGIN DELETE FROM match_item WHERE kind = 'demand' AND no = old.release_no; DELETE FROM match_due WHERE kind = 'demand' AND no = old.release_no; END;

-- Items by a key, the strongest last: `t:` a field, `p:` a field within a place, `w:` a gram, `s:` a declared scope. Some forty rows an item,
-- all of which are their own key: with a number for each row the table would stand twice.
CREATE TABLE match_key (kind text NOT NULL, key text NOT NULL, weight integer NOT NULL, no integer NOT NULL, PRIMARY KEY (kind, key, weight, no)) WITHOUT ROWID;

CREATE TRIGGER match_item_added AFTER INSERT ON match_item BEGIN INSERT OR IGNORE INTO match_key(kind, key, weight, no) SELECT new.kind, value ->> 0, value ->> 1, new.no FROM json_each(new.keys); END;

CREATE TRIGGER match_item_removed AFTER DELETE ON match_item BEGIN DELETE FROM match_key WHERE (kind, key, weight, no) IN (SELECT old.kind, value ->> 0, value ->> 1, old.no FROM json_each(old.keys)); END;

-- In how many lists something was shown: half of what was counted goes on into the next week. Those of one member count once a week: nobody
-- puts what others offer behind by saying again and again that it was shown.
CREATE TRIGGER match_use_added AFTER INSERT ON match_use WHEN NOT EXISTS (SELECT 1 FROM match_use u
  WHERE u.user_id = new.user_id AND u.other_id = new.other_id AND u.item_id <> new.item_id AND u.add_time / 604800 = new.add_time / 604800) BEGIN
  INSERT INTO match_exposure(other_id, week, lists) VALUES (new.other_id, new.add_time / 604800, 1)
    ON CONFLICT(other_id) DO UPDATE SET lists = lists / (1 << min(20, max(0, excluded.week - week))) + 1, week = max(week, excluded.week);
END;

-- Topics that staff keep for an item are its topics: it is read again.
CREATE TRIGGER item_portrait_added AFTER INSERT ON item_portrait BEGIN INSERT INTO match_due(kind, no) SELECT 'result', release_no FROM result_publication WHERE item_id = new.item_id ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; INSERT INTO match_due(kind, no) SELECT 'demand', release_no FROM demand_publication WHERE item_id = new.item_id ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER item_portrait_changed AFTER UPDATE OF topics ON item_portrait WHEN old.topics IS NOT new.topics BEGIN INSERT INTO match_due(kind, no) SELECT 'result', release_no FROM result_publication WHERE item_id = new.item_id ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; INSERT INTO match_due(kind, no) SELECT 'demand', release_no FROM demand_publication WHERE item_id = new.item_id ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;

CREATE TRIGGER item_portrait_removed AFTER DELETE ON item_portrait BEGIN INSERT INTO match_due(kind, no) SELECT 'result', release_no FROM result_publication WHERE item_id = old.item_id ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; INSERT INTO match_due(kind, no) SELECT 'demand', release_no FROM demand_publication WHERE item_id = old.item_id ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;
