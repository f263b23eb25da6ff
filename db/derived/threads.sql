-- The community's threads: what everybody reads of them is counted as it changes, whatever changes it; who writes in a thread follows it;
-- what was edited stays readable.

CREATE TRIGGER thread_begun AFTER INSERT ON thread BEGIN
  UPDATE thread SET last_time = new.add_time WHERE id = new.id AND last_time = 0;
  UPDATE thread_category SET threads = threads + 1
    WHERE id = new.category_id AND new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0;
  INSERT OR IGNORE INTO thread_follow(user_id, thread_id, add_time) VALUES (new.add_user, new.id, new.add_time);
END;

CREATE TRIGGER thread_recounted AFTER UPDATE OF category_id, hold_time, hide_time, is_delete ON thread BEGIN
  UPDATE thread_category SET threads = threads - 1
    WHERE id = old.category_id AND old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0;
  UPDATE thread_category SET threads = threads + 1
    WHERE id = new.category_id AND new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0;
END;

CREATE TRIGGER thread_withheld AFTER UPDATE OF hold_time, hide_time, is_delete ON thread
WHEN NOT (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0) BEGIN
  DELETE FROM notice WHERE id IN (SELECT n.id FROM thread_follow f
    CROSS JOIN notice n ON n.user_id = f.user_id AND n.once_key >= 'thread-reply:' AND n.once_key < 'thread-reply;'
    CROSS JOIN reply r ON r.id = substr(n.once_key, 14) WHERE f.thread_id = new.id AND r.thread_id = new.id);
END;

CREATE TRIGGER thread_gone AFTER DELETE ON thread BEGIN
  UPDATE thread_category SET threads = threads - 1
    WHERE id = old.category_id AND old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0;
  DELETE FROM thread_follow WHERE thread_id = old.id;
  DELETE FROM post_version WHERE post_id = old.id;
  DELETE FROM reply WHERE thread_id = old.id;
END;

CREATE TRIGGER thread_edited AFTER UPDATE OF title, body ON thread WHEN old.title IS NOT new.title OR old.body IS NOT new.body BEGIN
  INSERT INTO post_version(post_id, version, title, body, add_user, add_time)
  SELECT old.id, coalesce(max(version), 0) + 1, old.title, old.body, old.add_user, coalesce(old.update_time, old.add_time)
  FROM post_version WHERE post_id = old.id;
END;

CREATE TRIGGER reply_written AFTER INSERT ON reply BEGIN
  UPDATE thread SET replies = replies + 1, last_time = max(last_time, new.add_time)
    WHERE id = new.thread_id AND new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0;
  INSERT OR IGNORE INTO thread_follow(user_id, thread_id, add_time) VALUES (new.add_user, new.thread_id, new.add_time);
END;

CREATE TRIGGER reply_shown AFTER UPDATE OF hold_time, hide_time, is_delete ON reply
WHEN new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0
  AND NOT (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0) BEGIN
  UPDATE thread SET replies = replies + 1, last_time = max(last_time, new.add_time) WHERE id = new.thread_id;
END;

CREATE TRIGGER reply_withheld AFTER UPDATE OF hold_time, hide_time, is_delete ON reply
WHEN old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0
  AND NOT (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0) BEGIN
  UPDATE thread SET replies = replies - 1,
    accept_time = CASE WHEN accepted_reply_id = old.id THEN NULL ELSE accept_time END,
    accepted_reply_id = nullif(accepted_reply_id, old.id),
    last_time = max(add_time, coalesce((SELECT r.add_time FROM reply r WHERE r.thread_id = old.thread_id AND r.hold_time IS NULL
      AND r.hide_time IS NULL AND r.is_delete = 0 ORDER BY r.add_time DESC LIMIT 1), 0))
  WHERE id = old.thread_id;
  DELETE FROM notice WHERE (user_id, once_key) IN (SELECT user_id, 'thread-reply:' || old.id FROM thread_follow WHERE thread_id = old.thread_id);
END;

CREATE TRIGGER reply_gone AFTER DELETE ON reply BEGIN
  UPDATE thread SET replies = replies - 1,
    accept_time = CASE WHEN accepted_reply_id = old.id THEN NULL ELSE accept_time END,
    accepted_reply_id = nullif(accepted_reply_id, old.id),
    last_time = max(add_time, coalesce((SELECT r.add_time FROM reply r WHERE r.thread_id = old.thread_id AND r.hold_time IS NULL
      AND r.hide_time IS NULL AND r.is_delete = 0 ORDER BY r.add_time DESC LIMIT 1), 0))
  WHERE id = old.thread_id AND old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0;
  DELETE FROM post_version WHERE post_id = old.id;
END;

CREATE TRIGGER reply_edited AFTER UPDATE OF body ON reply WHEN old.body IS NOT new.body BEGIN
  INSERT INTO post_version(post_id, version, body, add_user, add_time)
  SELECT old.id, coalesce(max(version), 0) + 1, old.body, old.add_user, coalesce(old.update_time, old.add_time)
  FROM post_version WHERE post_id = old.id;
END;
