-- What is being discussed: an item with as many comments as everybody reads, and the newest of them. A list of them reads a row an item, not every comment.

CREATE TABLE discussion (item_type integer NOT NULL, item_id text NOT NULL, comments integer DEFAULT 0 NOT NULL, last_time integer DEFAULT 0 NOT NULL, last_comment text, PRIMARY KEY (item_type, item_id));

CREATE INDEX discussion_newest ON discussion (last_time, item_id);

CREATE INDEX discussion_most ON discussion (comments, last_time, item_id);

CREATE TRIGGER comment_discussed AFTER INSERT ON comment WHEN new.hide_time IS NULL BEGIN
  INSERT INTO discussion(item_type, item_id, comments, last_time, last_comment) VALUES (new.item_type, new.item_id, 1, new.add_time, new.comment_id)
  ON CONFLICT(item_type, item_id) DO UPDATE SET comments = comments + 1,
    last_comment = CASE WHEN excluded.last_time >= last_time THEN excluded.last_comment ELSE last_comment END,
    last_time = max(last_time, excluded.last_time);
END;

CREATE TRIGGER comment_undiscussed AFTER DELETE ON comment WHEN old.hide_time IS NULL BEGIN
  UPDATE discussion SET comments = comments - 1 WHERE item_type = old.item_type AND item_id = old.item_id;
  DELETE FROM discussion WHERE item_type = old.item_type AND item_id = old.item_id AND comments < 1;
  UPDATE discussion SET (last_time, last_comment) = (SELECT c.add_time, c.comment_id FROM comment c
    WHERE c.item_id = old.item_id AND c.item_type = old.item_type AND c.hide_time IS NULL ORDER BY c.add_time DESC, c.comment_id DESC LIMIT 1)
  WHERE item_type = old.item_type AND item_id = old.item_id AND last_comment = old.comment_id;
END;

CREATE TRIGGER comment_hidden_from_discussion AFTER UPDATE OF hide_time ON comment WHEN old.hide_time IS NULL AND new.hide_time IS NOT NULL BEGIN
  UPDATE discussion SET comments = comments - 1 WHERE item_type = old.item_type AND item_id = old.item_id;
  DELETE FROM discussion WHERE item_type = old.item_type AND item_id = old.item_id AND comments < 1;
  UPDATE discussion SET (last_time, last_comment) = (SELECT c.add_time, c.comment_id FROM comment c
    WHERE c.item_id = old.item_id AND c.item_type = old.item_type AND c.hide_time IS NULL ORDER BY c.add_time DESC, c.comment_id DESC LIMIT 1)
  WHERE item_type = old.item_type AND item_id = old.item_id AND last_comment = old.comment_id;
END;

CREATE TRIGGER comment_shown_in_discussion AFTER UPDATE OF hide_time ON comment WHEN old.hide_time IS NOT NULL AND new.hide_time IS NULL BEGIN
  INSERT INTO discussion(item_type, item_id, comments, last_time, last_comment) VALUES (new.item_type, new.item_id, 1, new.add_time, new.comment_id)
  ON CONFLICT(item_type, item_id) DO UPDATE SET comments = comments + 1,
    last_comment = CASE WHEN excluded.last_time >= last_time THEN excluded.last_comment ELSE last_comment END,
    last_time = max(last_time, excluded.last_time);
END;
