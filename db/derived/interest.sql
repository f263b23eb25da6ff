-- How much items are looked at and kept, as one row for each: a top list reads as many rows as it shows.

CREATE TRIGGER item_interest_viewed AFTER INSERT ON item_view BEGIN
  INSERT INTO item_interest (item_id, views) VALUES (new.item_id, new.views) ON CONFLICT (item_id) DO UPDATE SET views = views + excluded.views;
END;

CREATE TRIGGER item_interest_viewed_again AFTER UPDATE OF views ON item_view BEGIN
  UPDATE item_interest SET views = views + new.views - old.views WHERE item_id = new.item_id;
END;

CREATE TRIGGER item_interest_view_gone AFTER DELETE ON item_view BEGIN
  UPDATE item_interest SET views = views - old.views WHERE item_id = old.item_id;
END;

CREATE TRIGGER item_interest_kept AFTER INSERT ON favourite BEGIN
  INSERT INTO item_interest (item_id, favourites) VALUES (new.item_id, 1) ON CONFLICT (item_id) DO UPDATE SET favourites = favourites + 1;
END;

CREATE TRIGGER item_interest_let_go AFTER DELETE ON favourite BEGIN
  UPDATE item_interest SET favourites = favourites - 1 WHERE item_id = old.item_id;
END;
