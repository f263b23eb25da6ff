DROP TRIGGER thread_withheld;
--> statement-breakpoint
CREATE TRIGGER thread_withheld AFTER UPDATE OF hold_time, hide_time, is_delete ON thread
WHEN NOT (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0) BEGIN
  DELETE FROM notice WHERE id IN (SELECT n.id FROM thread_follow f
    CROSS JOIN notice n ON n.user_id = f.user_id AND n.once_key >= 'thread-reply:' AND n.once_key < 'thread-reply;'
    CROSS JOIN reply r ON r.id = substr(n.once_key, 14) WHERE f.thread_id = new.id AND r.thread_id = new.id);
END;
