-- What nobody can look at any more leaves the queue.
CREATE TRIGGER comment_unreported AFTER DELETE ON comment BEGIN
  DELETE FROM comment_report WHERE comment_id = old.comment_id;
END;

CREATE TRIGGER thread_unreported AFTER DELETE ON thread BEGIN
  DELETE FROM comment_report WHERE comment_id = old.id;
END;

CREATE TRIGGER reply_unreported AFTER DELETE ON reply BEGIN
  DELETE FROM comment_report WHERE comment_id = old.id;
END;
