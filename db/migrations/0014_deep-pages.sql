ALTER TABLE `booking_message` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `booking_message` ADD `channel` text;--> statement-breakpoint
ALTER TABLE `booking_message` ADD `to_expert` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `booking_message_claimed` ON `booking_message` (`claim_time`) WHERE "booking_message"."state" = 'sending';
--> statement-breakpoint
DROP TRIGGER meeting_figure_added;
--> statement-breakpoint
DROP TRIGGER meeting_figure_removed;
--> statement-breakpoint
DROP TRIGGER meeting_figure_changed;
--> statement-breakpoint
DROP TABLE discussion;
--> statement-breakpoint
DROP TRIGGER comment_discussed;
--> statement-breakpoint
DROP TRIGGER comment_shown_in_discussion;
--> statement-breakpoint
DROP TRIGGER thread_begun;
--> statement-breakpoint
CREATE TABLE discussion (item_type integer NOT NULL, item_id text NOT NULL, comments integer DEFAULT 0 NOT NULL, last_time integer DEFAULT 0 NOT NULL, last_comment text, is_shown integer DEFAULT 0 NOT NULL, PRIMARY KEY (item_type, item_id));
--> statement-breakpoint
CREATE INDEX discussion_newest ON discussion (last_time, item_id) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX discussion_most ON discussion (comments, last_time, item_id) WHERE is_shown = 1;
--> statement-breakpoint
CREATE TRIGGER comment_discussed AFTER INSERT ON comment WHEN new.hide_time IS NULL BEGIN
  INSERT INTO discussion(item_type, item_id, comments, last_time, last_comment, is_shown) VALUES (new.item_type, new.item_id, 1, new.add_time, new.comment_id,
    CASE new.item_type WHEN 1 THEN EXISTS (SELECT 1 FROM result_publication x WHERE x.item_id = new.item_id)
      WHEN 2 THEN EXISTS (SELECT 1 FROM demand_publication x WHERE x.item_id = new.item_id)
      WHEN 3 THEN EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.item_id AND x.is_delete = 0)
      WHEN 4 THEN EXISTS (SELECT 1 FROM chanpin x WHERE x.chanpin_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 5 THEN EXISTS (SELECT 1 FROM xiangmu x WHERE x.xiangmu_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 6 THEN EXISTS (SELECT 1 FROM zhuanjia x WHERE x.expert_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 7 THEN EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = new.item_id AND x.is_past = 0)
      WHEN 8 THEN EXISTS (SELECT 1 FROM innovate x WHERE x.id = new.item_id AND x.is_open = 1 AND x.is_delete = 0) ELSE 0 END)
  ON CONFLICT(item_type, item_id) DO UPDATE SET comments = comments + 1,
    last_comment = CASE WHEN excluded.last_time >= last_time THEN excluded.last_comment ELSE last_comment END,
    last_time = max(last_time, excluded.last_time);
END;
--> statement-breakpoint
CREATE TRIGGER comment_shown_in_discussion AFTER UPDATE OF hide_time ON comment WHEN old.hide_time IS NOT NULL AND new.hide_time IS NULL BEGIN
  INSERT INTO discussion(item_type, item_id, comments, last_time, last_comment, is_shown) VALUES (new.item_type, new.item_id, 1, new.add_time, new.comment_id,
    CASE new.item_type WHEN 1 THEN EXISTS (SELECT 1 FROM result_publication x WHERE x.item_id = new.item_id)
      WHEN 2 THEN EXISTS (SELECT 1 FROM demand_publication x WHERE x.item_id = new.item_id)
      WHEN 3 THEN EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.item_id AND x.is_delete = 0)
      WHEN 4 THEN EXISTS (SELECT 1 FROM chanpin x WHERE x.chanpin_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 5 THEN EXISTS (SELECT 1 FROM xiangmu x WHERE x.xiangmu_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 6 THEN EXISTS (SELECT 1 FROM zhuanjia x WHERE x.expert_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 7 THEN EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = new.item_id AND x.is_past = 0)
      WHEN 8 THEN EXISTS (SELECT 1 FROM innovate x WHERE x.id = new.item_id AND x.is_open = 1 AND x.is_delete = 0) ELSE 0 END)
  ON CONFLICT(item_type, item_id) DO UPDATE SET comments = comments + 1,
    last_comment = CASE WHEN excluded.last_time >= last_time THEN excluded.last_comment ELSE last_comment END,
    last_time = max(last_time, excluded.last_time);
END;
--> statement-breakpoint
CREATE TRIGGER result_publication_discussed_added AFTER INSERT ON result_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM result_publication x WHERE x.item_id = new.item_id) WHERE item_type = 1 AND item_id = new.item_id; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_discussed_gone AFTER DELETE ON result_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM result_publication x WHERE x.item_id = old.item_id) WHERE item_type = 1 AND item_id = old.item_id; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_discussed_added AFTER INSERT ON demand_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM demand_publication x WHERE x.item_id = new.item_id) WHERE item_type = 2 AND item_id = new.item_id; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_discussed_gone AFTER DELETE ON demand_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM demand_publication x WHERE x.item_id = old.item_id) WHERE item_type = 2 AND item_id = old.item_id; END;
--> statement-breakpoint
CREATE TRIGGER yuanqu_discussed_added AFTER INSERT ON yuanqu BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.yuanqu_id AND x.is_delete = 0) WHERE item_type = 3 AND item_id = new.yuanqu_id; END;
--> statement-breakpoint
CREATE TRIGGER yuanqu_discussed_changed AFTER UPDATE OF is_delete ON yuanqu WHEN old.is_delete IS NOT new.is_delete BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.yuanqu_id AND x.is_delete = 0) WHERE item_type = 3 AND item_id = new.yuanqu_id; END;
--> statement-breakpoint
CREATE TRIGGER yuanqu_discussed_gone AFTER DELETE ON yuanqu BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = old.yuanqu_id AND x.is_delete = 0) WHERE item_type = 3 AND item_id = old.yuanqu_id; END;
--> statement-breakpoint
CREATE TRIGGER chanpin_discussed_added AFTER INSERT ON chanpin BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM chanpin x WHERE x.chanpin_id = new.chanpin_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 4 AND item_id = new.chanpin_id; END;
--> statement-breakpoint
CREATE TRIGGER chanpin_discussed_changed AFTER UPDATE OF audit_status, is_delete ON chanpin WHEN (old.audit_status, old.is_delete) IS NOT (new.audit_status, new.is_delete) BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM chanpin x WHERE x.chanpin_id = new.chanpin_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 4 AND item_id = new.chanpin_id; END;
--> statement-breakpoint
CREATE TRIGGER chanpin_discussed_gone AFTER DELETE ON chanpin BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM chanpin x WHERE x.chanpin_id = old.chanpin_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 4 AND item_id = old.chanpin_id; END;
--> statement-breakpoint
CREATE TRIGGER xiangmu_discussed_added AFTER INSERT ON xiangmu BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM xiangmu x WHERE x.xiangmu_id = new.xiangmu_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 5 AND item_id = new.xiangmu_id; END;
--> statement-breakpoint
CREATE TRIGGER xiangmu_discussed_changed AFTER UPDATE OF audit_status, is_delete ON xiangmu WHEN (old.audit_status, old.is_delete) IS NOT (new.audit_status, new.is_delete) BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM xiangmu x WHERE x.xiangmu_id = new.xiangmu_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 5 AND item_id = new.xiangmu_id; END;
--> statement-breakpoint
CREATE TRIGGER xiangmu_discussed_gone AFTER DELETE ON xiangmu BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM xiangmu x WHERE x.xiangmu_id = old.xiangmu_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 5 AND item_id = old.xiangmu_id; END;
--> statement-breakpoint
CREATE TRIGGER zhuanjia_discussed_added AFTER INSERT ON zhuanjia BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM zhuanjia x WHERE x.expert_id = new.expert_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 6 AND item_id = new.expert_id; END;
--> statement-breakpoint
CREATE TRIGGER zhuanjia_discussed_changed AFTER UPDATE OF audit_status, is_delete ON zhuanjia WHEN (old.audit_status, old.is_delete) IS NOT (new.audit_status, new.is_delete) BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM zhuanjia x WHERE x.expert_id = new.expert_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 6 AND item_id = new.expert_id; END;
--> statement-breakpoint
CREATE TRIGGER zhuanjia_discussed_gone AFTER DELETE ON zhuanjia BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM zhuanjia x WHERE x.expert_id = old.expert_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 6 AND item_id = old.expert_id; END;
--> statement-breakpoint
CREATE TRIGGER news_publication_discussed_added AFTER INSERT ON news_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = new.news_id AND x.is_past = 0) WHERE item_type = 7 AND item_id = new.news_id; END;
--> statement-breakpoint
CREATE TRIGGER news_publication_discussed_changed AFTER UPDATE OF is_past ON news_publication WHEN old.is_past IS NOT new.is_past BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = new.news_id AND x.is_past = 0) WHERE item_type = 7 AND item_id = new.news_id; END;
--> statement-breakpoint
CREATE TRIGGER news_publication_discussed_gone AFTER DELETE ON news_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = old.news_id AND x.is_past = 0) WHERE item_type = 7 AND item_id = old.news_id; END;
--> statement-breakpoint
CREATE TRIGGER innovate_discussed_added AFTER INSERT ON innovate BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM innovate x WHERE x.id = new.id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 8 AND item_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER innovate_discussed_changed AFTER UPDATE OF is_open, is_delete ON innovate WHEN (old.is_open, old.is_delete) IS NOT (new.is_open, new.is_delete) BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM innovate x WHERE x.id = new.id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 8 AND item_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER innovate_discussed_gone AFTER DELETE ON innovate BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM innovate x WHERE x.id = old.id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 8 AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER meeting_figure_added AFTER INSERT ON meeting BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', new.start_time, 'unixepoch', '+8 hours'), 1 WHERE new.is_delete = 0 AND new.is_open = 1 AND new.cancel_time IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_figure_removed AFTER DELETE ON meeting BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', old.start_time, 'unixepoch', '+8 hours'), -1 WHERE old.is_delete = 0 AND old.is_open = 1 AND old.cancel_time IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_figure_changed AFTER UPDATE OF is_delete, is_open, cancel_time, start_time ON meeting BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', old.start_time, 'unixepoch', '+8 hours'), -1 WHERE old.is_delete = 0 AND old.is_open = 1 AND old.cancel_time IS NULL;
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', new.start_time, 'unixepoch', '+8 hours'), 1 WHERE new.is_delete = 0 AND new.is_open = 1 AND new.cancel_time IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER thread_begun AFTER INSERT ON thread BEGIN
  UPDATE thread SET last_time = new.add_time WHERE id = new.id AND last_time = 0;
  UPDATE thread_category SET threads = threads + 1
    WHERE id = new.category_id AND new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0;
  INSERT OR IGNORE INTO thread_follow(user_id, thread_id, add_time) VALUES (new.add_user, new.id, new.add_time);
END;
--> statement-breakpoint
CREATE TABLE list_mark (list text NOT NULL, place integer NOT NULL, first integer, second integer, id text, PRIMARY KEY (list, place));
--> statement-breakpoint
CREATE INDEX list_mark_key ON list_mark (list, first, second, id);
--> statement-breakpoint
CREATE TRIGGER thread_newest_mark_added AFTER INSERT ON thread WHEN (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.last_time, t.id) > (+list_mark.first, +list_mark.id) ORDER BY t.last_time, t.id LIMIT 1) WHERE list = 'thread_newest' AND (first, id) < (+new.last_time, +new.id);
  INSERT INTO list_mark (list, place, first, id) SELECT 'thread_newest', m.place + 12, t.last_time, t.id
    FROM (SELECT * FROM (SELECT * FROM (SELECT place, first, id FROM list_mark WHERE list = 'thread_newest' ORDER BY place DESC LIMIT 1) UNION ALL SELECT 0 AS place, 9007199254740991 AS first, char(1114111) AS id) ORDER BY place DESC LIMIT 1) m
    CROSS JOIN thread t WHERE m.place < 240 AND t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.last_time, t.id) < (+m.first, +m.id) ORDER BY t.last_time DESC, t.id DESC LIMIT 1 OFFSET 11;
END;
--> statement-breakpoint
CREATE TRIGGER thread_newest_mark_shown AFTER UPDATE OF hold_time, hide_time, is_delete, last_time ON thread WHEN NOT (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0 AND old.last_time > 0) AND (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.last_time, t.id) > (+list_mark.first, +list_mark.id) ORDER BY t.last_time, t.id LIMIT 1) WHERE list = 'thread_newest' AND (first, id) < (+new.last_time, +new.id);
  INSERT INTO list_mark (list, place, first, id) SELECT 'thread_newest', m.place + 12, t.last_time, t.id
    FROM (SELECT * FROM (SELECT * FROM (SELECT place, first, id FROM list_mark WHERE list = 'thread_newest' ORDER BY place DESC LIMIT 1) UNION ALL SELECT 0 AS place, 9007199254740991 AS first, char(1114111) AS id) ORDER BY place DESC LIMIT 1) m
    CROSS JOIN thread t WHERE m.place < 240 AND t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.last_time, t.id) < (+m.first, +m.id) ORDER BY t.last_time DESC, t.id DESC LIMIT 1 OFFSET 11;
END;
--> statement-breakpoint
CREATE TRIGGER thread_newest_mark_withheld AFTER UPDATE OF hold_time, hide_time, is_delete, last_time ON thread WHEN (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0 AND old.last_time > 0) AND NOT (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.last_time, t.id) < (+list_mark.first, +list_mark.id) ORDER BY t.last_time DESC, t.id DESC LIMIT 1) WHERE list = 'thread_newest' AND (first, id) <= (+old.last_time, +old.id);
  DELETE FROM list_mark WHERE list = 'thread_newest' AND id IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER thread_newest_mark_gone AFTER DELETE ON thread WHEN (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0 AND old.last_time > 0) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.last_time, t.id) < (+list_mark.first, +list_mark.id) ORDER BY t.last_time DESC, t.id DESC LIMIT 1) WHERE list = 'thread_newest' AND (first, id) <= (+old.last_time, +old.id);
  DELETE FROM list_mark WHERE list = 'thread_newest' AND id IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER thread_newest_mark_risen AFTER UPDATE OF hold_time, hide_time, is_delete, last_time ON thread WHEN (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0 AND old.last_time > 0) AND (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0 AND new.last_time > 0) AND (old.last_time, old.id) <> (new.last_time, new.id) AND (old.last_time, old.id) < (new.last_time, new.id) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.last_time, t.id) > (+list_mark.first, +list_mark.id) ORDER BY t.last_time, t.id LIMIT 1) WHERE list = 'thread_newest' AND (first, id) >= (+old.last_time, +old.id) AND (first, id) < (+new.last_time, +new.id);
END;
--> statement-breakpoint
CREATE TRIGGER thread_newest_mark_fallen AFTER UPDATE OF hold_time, hide_time, is_delete, last_time ON thread WHEN (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0 AND old.last_time > 0) AND (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0 AND new.last_time > 0) AND (old.last_time, old.id) <> (new.last_time, new.id) AND (old.last_time, old.id) > (new.last_time, new.id) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.last_time, t.id) < (+list_mark.first, +list_mark.id) ORDER BY t.last_time DESC, t.id DESC LIMIT 1) WHERE list = 'thread_newest' AND (first, id) > (+new.last_time, +new.id) AND (first, id) <= (+old.last_time, +old.id);
END;
--> statement-breakpoint
CREATE TRIGGER thread_most_mark_added AFTER INSERT ON thread WHEN (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.replies, t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.replies, t.last_time, t.id) > (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.replies, t.last_time, t.id LIMIT 1) WHERE list = 'thread_most' AND (first, second, id) < (+new.replies, +new.last_time, +new.id);
  INSERT INTO list_mark (list, place, first, second, id) SELECT 'thread_most', m.place + 12, t.replies, t.last_time, t.id
    FROM (SELECT * FROM (SELECT * FROM (SELECT place, first, second, id FROM list_mark WHERE list = 'thread_most' ORDER BY place DESC LIMIT 1) UNION ALL SELECT 0 AS place, 9007199254740991 AS first, 9007199254740991 AS second, char(1114111) AS id) ORDER BY place DESC LIMIT 1) m
    CROSS JOIN thread t WHERE m.place < 240 AND t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.replies, t.last_time, t.id) < (+m.first, +m.second, +m.id) ORDER BY t.replies DESC, t.last_time DESC, t.id DESC LIMIT 1 OFFSET 11;
END;
--> statement-breakpoint
CREATE TRIGGER thread_most_mark_shown AFTER UPDATE OF hold_time, hide_time, is_delete, replies, last_time ON thread WHEN NOT (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0 AND old.last_time > 0) AND (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.replies, t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.replies, t.last_time, t.id) > (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.replies, t.last_time, t.id LIMIT 1) WHERE list = 'thread_most' AND (first, second, id) < (+new.replies, +new.last_time, +new.id);
  INSERT INTO list_mark (list, place, first, second, id) SELECT 'thread_most', m.place + 12, t.replies, t.last_time, t.id
    FROM (SELECT * FROM (SELECT * FROM (SELECT place, first, second, id FROM list_mark WHERE list = 'thread_most' ORDER BY place DESC LIMIT 1) UNION ALL SELECT 0 AS place, 9007199254740991 AS first, 9007199254740991 AS second, char(1114111) AS id) ORDER BY place DESC LIMIT 1) m
    CROSS JOIN thread t WHERE m.place < 240 AND t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.replies, t.last_time, t.id) < (+m.first, +m.second, +m.id) ORDER BY t.replies DESC, t.last_time DESC, t.id DESC LIMIT 1 OFFSET 11;
END;
--> statement-breakpoint
CREATE TRIGGER thread_most_mark_withheld AFTER UPDATE OF hold_time, hide_time, is_delete, replies, last_time ON thread WHEN (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0 AND old.last_time > 0) AND NOT (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.replies, t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.replies, t.last_time, t.id) < (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.replies DESC, t.last_time DESC, t.id DESC LIMIT 1) WHERE list = 'thread_most' AND (first, second, id) <= (+old.replies, +old.last_time, +old.id);
  DELETE FROM list_mark WHERE list = 'thread_most' AND id IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER thread_most_mark_gone AFTER DELETE ON thread WHEN (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0 AND old.last_time > 0) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.replies, t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.replies, t.last_time, t.id) < (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.replies DESC, t.last_time DESC, t.id DESC LIMIT 1) WHERE list = 'thread_most' AND (first, second, id) <= (+old.replies, +old.last_time, +old.id);
  DELETE FROM list_mark WHERE list = 'thread_most' AND id IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER thread_most_mark_risen AFTER UPDATE OF hold_time, hide_time, is_delete, replies, last_time ON thread WHEN (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0 AND old.last_time > 0) AND (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0 AND new.last_time > 0) AND (old.replies, old.last_time, old.id) <> (new.replies, new.last_time, new.id) AND (old.replies, old.last_time, old.id) < (new.replies, new.last_time, new.id) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.replies, t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.replies, t.last_time, t.id) > (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.replies, t.last_time, t.id LIMIT 1) WHERE list = 'thread_most' AND (first, second, id) >= (+old.replies, +old.last_time, +old.id) AND (first, second, id) < (+new.replies, +new.last_time, +new.id);
END;
--> statement-breakpoint
CREATE TRIGGER thread_most_mark_fallen AFTER UPDATE OF hold_time, hide_time, is_delete, replies, last_time ON thread WHEN (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0 AND old.last_time > 0) AND (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0 AND new.last_time > 0) AND (old.replies, old.last_time, old.id) <> (new.replies, new.last_time, new.id) AND (old.replies, old.last_time, old.id) > (new.replies, new.last_time, new.id) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.replies, t.last_time, t.id FROM thread t WHERE t.hold_time IS NULL AND t.hide_time IS NULL AND t.is_delete = 0 AND (t.replies, t.last_time, t.id) < (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.replies DESC, t.last_time DESC, t.id DESC LIMIT 1) WHERE list = 'thread_most' AND (first, second, id) > (+new.replies, +new.last_time, +new.id) AND (first, second, id) <= (+old.replies, +old.last_time, +old.id);
END;
--> statement-breakpoint
CREATE TRIGGER discussion_newest_mark_added AFTER INSERT ON discussion WHEN (new.is_shown = 1 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.last_time, t.item_id) > (+list_mark.first, +list_mark.id) ORDER BY t.last_time, t.item_id LIMIT 1) WHERE list = 'discussion_newest' AND (first, id) < (+new.last_time, +new.item_id);
  INSERT INTO list_mark (list, place, first, id) SELECT 'discussion_newest', m.place + 12, t.last_time, t.item_id
    FROM (SELECT * FROM (SELECT * FROM (SELECT place, first, id FROM list_mark WHERE list = 'discussion_newest' ORDER BY place DESC LIMIT 1) UNION ALL SELECT 0 AS place, 9007199254740991 AS first, char(1114111) AS id) ORDER BY place DESC LIMIT 1) m
    CROSS JOIN discussion t WHERE m.place < 240 AND t.is_shown = 1 AND (t.last_time, t.item_id) < (+m.first, +m.id) ORDER BY t.last_time DESC, t.item_id DESC LIMIT 1 OFFSET 11;
END;
--> statement-breakpoint
CREATE TRIGGER discussion_newest_mark_shown AFTER UPDATE OF is_shown, last_time ON discussion WHEN NOT (old.is_shown = 1 AND old.last_time > 0) AND (new.is_shown = 1 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.last_time, t.item_id) > (+list_mark.first, +list_mark.id) ORDER BY t.last_time, t.item_id LIMIT 1) WHERE list = 'discussion_newest' AND (first, id) < (+new.last_time, +new.item_id);
  INSERT INTO list_mark (list, place, first, id) SELECT 'discussion_newest', m.place + 12, t.last_time, t.item_id
    FROM (SELECT * FROM (SELECT * FROM (SELECT place, first, id FROM list_mark WHERE list = 'discussion_newest' ORDER BY place DESC LIMIT 1) UNION ALL SELECT 0 AS place, 9007199254740991 AS first, char(1114111) AS id) ORDER BY place DESC LIMIT 1) m
    CROSS JOIN discussion t WHERE m.place < 240 AND t.is_shown = 1 AND (t.last_time, t.item_id) < (+m.first, +m.id) ORDER BY t.last_time DESC, t.item_id DESC LIMIT 1 OFFSET 11;
END;
--> statement-breakpoint
CREATE TRIGGER discussion_newest_mark_withheld AFTER UPDATE OF is_shown, last_time ON discussion WHEN (old.is_shown = 1 AND old.last_time > 0) AND NOT (new.is_shown = 1 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.last_time, t.item_id) < (+list_mark.first, +list_mark.id) ORDER BY t.last_time DESC, t.item_id DESC LIMIT 1) WHERE list = 'discussion_newest' AND (first, id) <= (+old.last_time, +old.item_id);
  DELETE FROM list_mark WHERE list = 'discussion_newest' AND id IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER discussion_newest_mark_gone AFTER DELETE ON discussion WHEN (old.is_shown = 1 AND old.last_time > 0) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.last_time, t.item_id) < (+list_mark.first, +list_mark.id) ORDER BY t.last_time DESC, t.item_id DESC LIMIT 1) WHERE list = 'discussion_newest' AND (first, id) <= (+old.last_time, +old.item_id);
  DELETE FROM list_mark WHERE list = 'discussion_newest' AND id IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER discussion_newest_mark_risen AFTER UPDATE OF is_shown, last_time ON discussion WHEN (old.is_shown = 1 AND old.last_time > 0) AND (new.is_shown = 1 AND new.last_time > 0) AND (old.last_time, old.item_id) <> (new.last_time, new.item_id) AND (old.last_time, old.item_id) < (new.last_time, new.item_id) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.last_time, t.item_id) > (+list_mark.first, +list_mark.id) ORDER BY t.last_time, t.item_id LIMIT 1) WHERE list = 'discussion_newest' AND (first, id) >= (+old.last_time, +old.item_id) AND (first, id) < (+new.last_time, +new.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER discussion_newest_mark_fallen AFTER UPDATE OF is_shown, last_time ON discussion WHEN (old.is_shown = 1 AND old.last_time > 0) AND (new.is_shown = 1 AND new.last_time > 0) AND (old.last_time, old.item_id) <> (new.last_time, new.item_id) AND (old.last_time, old.item_id) > (new.last_time, new.item_id) BEGIN
  UPDATE list_mark SET (first, id) = (SELECT t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.last_time, t.item_id) < (+list_mark.first, +list_mark.id) ORDER BY t.last_time DESC, t.item_id DESC LIMIT 1) WHERE list = 'discussion_newest' AND (first, id) > (+new.last_time, +new.item_id) AND (first, id) <= (+old.last_time, +old.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER discussion_most_mark_added AFTER INSERT ON discussion WHEN (new.is_shown = 1 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.comments, t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.comments, t.last_time, t.item_id) > (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.comments, t.last_time, t.item_id LIMIT 1) WHERE list = 'discussion_most' AND (first, second, id) < (+new.comments, +new.last_time, +new.item_id);
  INSERT INTO list_mark (list, place, first, second, id) SELECT 'discussion_most', m.place + 12, t.comments, t.last_time, t.item_id
    FROM (SELECT * FROM (SELECT * FROM (SELECT place, first, second, id FROM list_mark WHERE list = 'discussion_most' ORDER BY place DESC LIMIT 1) UNION ALL SELECT 0 AS place, 9007199254740991 AS first, 9007199254740991 AS second, char(1114111) AS id) ORDER BY place DESC LIMIT 1) m
    CROSS JOIN discussion t WHERE m.place < 240 AND t.is_shown = 1 AND (t.comments, t.last_time, t.item_id) < (+m.first, +m.second, +m.id) ORDER BY t.comments DESC, t.last_time DESC, t.item_id DESC LIMIT 1 OFFSET 11;
END;
--> statement-breakpoint
CREATE TRIGGER discussion_most_mark_shown AFTER UPDATE OF is_shown, comments, last_time ON discussion WHEN NOT (old.is_shown = 1 AND old.last_time > 0) AND (new.is_shown = 1 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.comments, t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.comments, t.last_time, t.item_id) > (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.comments, t.last_time, t.item_id LIMIT 1) WHERE list = 'discussion_most' AND (first, second, id) < (+new.comments, +new.last_time, +new.item_id);
  INSERT INTO list_mark (list, place, first, second, id) SELECT 'discussion_most', m.place + 12, t.comments, t.last_time, t.item_id
    FROM (SELECT * FROM (SELECT * FROM (SELECT place, first, second, id FROM list_mark WHERE list = 'discussion_most' ORDER BY place DESC LIMIT 1) UNION ALL SELECT 0 AS place, 9007199254740991 AS first, 9007199254740991 AS second, char(1114111) AS id) ORDER BY place DESC LIMIT 1) m
    CROSS JOIN discussion t WHERE m.place < 240 AND t.is_shown = 1 AND (t.comments, t.last_time, t.item_id) < (+m.first, +m.second, +m.id) ORDER BY t.comments DESC, t.last_time DESC, t.item_id DESC LIMIT 1 OFFSET 11;
END;
--> statement-breakpoint
CREATE TRIGGER discussion_most_mark_withheld AFTER UPDATE OF is_shown, comments, last_time ON discussion WHEN (old.is_shown = 1 AND old.last_time > 0) AND NOT (new.is_shown = 1 AND new.last_time > 0) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.comments, t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.comments, t.last_time, t.item_id) < (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.comments DESC, t.last_time DESC, t.item_id DESC LIMIT 1) WHERE list = 'discussion_most' AND (first, second, id) <= (+old.comments, +old.last_time, +old.item_id);
  DELETE FROM list_mark WHERE list = 'discussion_most' AND id IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER discussion_most_mark_gone AFTER DELETE ON discussion WHEN (old.is_shown = 1 AND old.last_time > 0) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.comments, t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.comments, t.last_time, t.item_id) < (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.comments DESC, t.last_time DESC, t.item_id DESC LIMIT 1) WHERE list = 'discussion_most' AND (first, second, id) <= (+old.comments, +old.last_time, +old.item_id);
  DELETE FROM list_mark WHERE list = 'discussion_most' AND id IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER discussion_most_mark_risen AFTER UPDATE OF is_shown, comments, last_time ON discussion WHEN (old.is_shown = 1 AND old.last_time > 0) AND (new.is_shown = 1 AND new.last_time > 0) AND (old.comments, old.last_time, old.item_id) <> (new.comments, new.last_time, new.item_id) AND (old.comments, old.last_time, old.item_id) < (new.comments, new.last_time, new.item_id) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.comments, t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.comments, t.last_time, t.item_id) > (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.comments, t.last_time, t.item_id LIMIT 1) WHERE list = 'discussion_most' AND (first, second, id) >= (+old.comments, +old.last_time, +old.item_id) AND (first, second, id) < (+new.comments, +new.last_time, +new.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER discussion_most_mark_fallen AFTER UPDATE OF is_shown, comments, last_time ON discussion WHEN (old.is_shown = 1 AND old.last_time > 0) AND (new.is_shown = 1 AND new.last_time > 0) AND (old.comments, old.last_time, old.item_id) <> (new.comments, new.last_time, new.item_id) AND (old.comments, old.last_time, old.item_id) > (new.comments, new.last_time, new.item_id) BEGIN
  UPDATE list_mark SET (first, second, id) = (SELECT t.comments, t.last_time, t.item_id FROM discussion t WHERE t.is_shown = 1 AND (t.comments, t.last_time, t.item_id) < (+list_mark.first, +list_mark.second, +list_mark.id) ORDER BY t.comments DESC, t.last_time DESC, t.item_id DESC LIMIT 1) WHERE list = 'discussion_most' AND (first, second, id) > (+new.comments, +new.last_time, +new.item_id) AND (first, second, id) <= (+old.comments, +old.last_time, +old.item_id);
END;
--> statement-breakpoint
CREATE TABLE list_order (list text PRIMARY KEY NOT NULL, entries text NOT NULL);
--> statement-breakpoint
CREATE TRIGGER meeting_order_added AFTER INSERT ON meeting WHEN new.is_open = 1 AND new.is_delete = 0 BEGIN
  INSERT INTO list_order (list, entries) SELECT 'meeting', (SELECT json_group_array(json_object('id', id, 'type', type, 'start_time', start_time, 'end_time', end_time, 'publish_time', publish_time, 'unpublish_time', unpublish_time)) FROM (SELECT * FROM meeting
    WHERE is_open = 1 AND is_delete = 0 ORDER BY start_time DESC, id DESC LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_order_changed AFTER UPDATE OF is_open, is_delete, type, start_time, end_time, publish_time, unpublish_time ON meeting WHEN (old.is_open = 1 AND old.is_delete = 0 OR new.is_open = 1 AND new.is_delete = 0) AND (old.is_open IS NOT new.is_open OR old.is_delete IS NOT new.is_delete OR old.type IS NOT new.type OR old.start_time IS NOT new.start_time OR old.end_time IS NOT new.end_time OR old.publish_time IS NOT new.publish_time OR old.unpublish_time IS NOT new.unpublish_time) BEGIN
  INSERT INTO list_order (list, entries) SELECT 'meeting', (SELECT json_group_array(json_object('id', id, 'type', type, 'start_time', start_time, 'end_time', end_time, 'publish_time', publish_time, 'unpublish_time', unpublish_time)) FROM (SELECT * FROM meeting
    WHERE is_open = 1 AND is_delete = 0 ORDER BY start_time DESC, id DESC LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_order_gone AFTER DELETE ON meeting WHEN old.is_open = 1 AND old.is_delete = 0 BEGIN
  INSERT INTO list_order (list, entries) SELECT 'meeting', (SELECT json_group_array(json_object('id', id, 'type', type, 'start_time', start_time, 'end_time', end_time, 'publish_time', publish_time, 'unpublish_time', unpublish_time)) FROM (SELECT * FROM meeting
    WHERE is_open = 1 AND is_delete = 0 ORDER BY start_time DESC, id DESC LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
CREATE TRIGGER course_order_added AFTER INSERT ON course WHEN new.is_open = 1 AND new.is_delete = 0 BEGIN
  INSERT INTO list_order (list, entries) SELECT 'course', (SELECT json_group_array(json_object('id', id, 'term_id', term_id, 'paid', paid, 'start_time', start_time, 'publish_time', publish_time, 'unpublish_time', unpublish_time)) FROM (SELECT * FROM course
    WHERE is_open = 1 AND is_delete = 0 ORDER BY sort, add_time DESC, id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
CREATE TRIGGER course_order_changed AFTER UPDATE OF is_open, is_delete, term_id, paid, start_time, publish_time, unpublish_time, sort, add_time ON course WHEN (old.is_open = 1 AND old.is_delete = 0 OR new.is_open = 1 AND new.is_delete = 0) AND (old.is_open IS NOT new.is_open OR old.is_delete IS NOT new.is_delete OR old.term_id IS NOT new.term_id OR old.paid IS NOT new.paid OR old.start_time IS NOT new.start_time OR old.publish_time IS NOT new.publish_time OR old.unpublish_time IS NOT new.unpublish_time OR old.sort IS NOT new.sort OR old.add_time IS NOT new.add_time) BEGIN
  INSERT INTO list_order (list, entries) SELECT 'course', (SELECT json_group_array(json_object('id', id, 'term_id', term_id, 'paid', paid, 'start_time', start_time, 'publish_time', publish_time, 'unpublish_time', unpublish_time)) FROM (SELECT * FROM course
    WHERE is_open = 1 AND is_delete = 0 ORDER BY sort, add_time DESC, id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
CREATE TRIGGER course_order_gone AFTER DELETE ON course WHEN old.is_open = 1 AND old.is_delete = 0 BEGIN
  INSERT INTO list_order (list, entries) SELECT 'course', (SELECT json_group_array(json_object('id', id, 'term_id', term_id, 'paid', paid, 'start_time', start_time, 'publish_time', publish_time, 'unpublish_time', unpublish_time)) FROM (SELECT * FROM course
    WHERE is_open = 1 AND is_delete = 0 ORDER BY sort, add_time DESC, id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_case_order_added AFTER INSERT ON clinic_case WHEN new.is_open = 1 AND new.is_delete = 0 BEGIN
  INSERT INTO list_order (list, entries) SELECT 'clinic_case', (SELECT json_group_array(json_object('id', id, 'scope_id', scope_id)) FROM (SELECT * FROM clinic_case
    WHERE is_open = 1 AND is_delete = 0 ORDER BY sort, add_time DESC, id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_case_order_changed AFTER UPDATE OF is_open, is_delete, scope_id, sort, add_time ON clinic_case WHEN (old.is_open = 1 AND old.is_delete = 0 OR new.is_open = 1 AND new.is_delete = 0) AND (old.is_open IS NOT new.is_open OR old.is_delete IS NOT new.is_delete OR old.scope_id IS NOT new.scope_id OR old.sort IS NOT new.sort OR old.add_time IS NOT new.add_time) BEGIN
  INSERT INTO list_order (list, entries) SELECT 'clinic_case', (SELECT json_group_array(json_object('id', id, 'scope_id', scope_id)) FROM (SELECT * FROM clinic_case
    WHERE is_open = 1 AND is_delete = 0 ORDER BY sort, add_time DESC, id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_case_order_gone AFTER DELETE ON clinic_case WHEN old.is_open = 1 AND old.is_delete = 0 BEGIN
  INSERT INTO list_order (list, entries) SELECT 'clinic_case', (SELECT json_group_array(json_object('id', id, 'scope_id', scope_id)) FROM (SELECT * FROM clinic_case
    WHERE is_open = 1 AND is_delete = 0 ORDER BY sort, add_time DESC, id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_expert_order_added AFTER INSERT ON zhuanjia WHEN new.is_clinic = 1 AND new.audit_status = 4 AND new.is_delete = 0 BEGIN
  INSERT INTO list_order (list, entries) SELECT 'clinic_expert', (SELECT json_group_array(json_object('id', expert_id)) FROM (SELECT * FROM zhuanjia
    WHERE is_clinic = 1 AND audit_status = 4 AND is_delete = 0 ORDER BY sort, add_time DESC, expert_id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_expert_order_changed AFTER UPDATE OF is_clinic, audit_status, is_delete, sort, add_time ON zhuanjia WHEN (old.is_clinic = 1 AND old.audit_status = 4 AND old.is_delete = 0 OR new.is_clinic = 1 AND new.audit_status = 4 AND new.is_delete = 0) AND (old.is_clinic IS NOT new.is_clinic OR old.audit_status IS NOT new.audit_status OR old.is_delete IS NOT new.is_delete OR old.sort IS NOT new.sort OR old.add_time IS NOT new.add_time) BEGIN
  INSERT INTO list_order (list, entries) SELECT 'clinic_expert', (SELECT json_group_array(json_object('id', expert_id)) FROM (SELECT * FROM zhuanjia
    WHERE is_clinic = 1 AND audit_status = 4 AND is_delete = 0 ORDER BY sort, add_time DESC, expert_id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_expert_order_gone AFTER DELETE ON zhuanjia WHEN old.is_clinic = 1 AND old.audit_status = 4 AND old.is_delete = 0 BEGIN
  INSERT INTO list_order (list, entries) SELECT 'clinic_expert', (SELECT json_group_array(json_object('id', expert_id)) FROM (SELECT * FROM zhuanjia
    WHERE is_clinic = 1 AND audit_status = 4 AND is_delete = 0 ORDER BY sort, add_time DESC, expert_id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
END;
--> statement-breakpoint
INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', start_time, 'unixepoch', '+8 hours'), -count(*) FROM meeting
WHERE is_delete = 0 AND NOT (is_open = 1 AND cancel_time IS NULL) AND start_time IS NOT NULL GROUP BY strftime('%Y-%m', start_time, 'unixepoch', '+8 hours');
--> statement-breakpoint
INSERT INTO discussion (item_type, item_id, comments, last_time, last_comment, is_shown)
SELECT c.item_type, c.item_id, count(*), max(c.add_time), c.comment_id,
  CASE c.item_type WHEN 1 THEN EXISTS (SELECT 1 FROM result_publication x WHERE x.item_id = c.item_id)
      WHEN 2 THEN EXISTS (SELECT 1 FROM demand_publication x WHERE x.item_id = c.item_id)
      WHEN 3 THEN EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = c.item_id AND x.is_delete = 0)
      WHEN 4 THEN EXISTS (SELECT 1 FROM chanpin x WHERE x.chanpin_id = c.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 5 THEN EXISTS (SELECT 1 FROM xiangmu x WHERE x.xiangmu_id = c.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 6 THEN EXISTS (SELECT 1 FROM zhuanjia x WHERE x.expert_id = c.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 7 THEN EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = c.item_id AND x.is_past = 0)
      WHEN 8 THEN EXISTS (SELECT 1 FROM innovate x WHERE x.id = c.item_id AND x.is_open = 1 AND x.is_delete = 0) ELSE 0 END
FROM comment c WHERE c.hide_time IS NULL GROUP BY c.item_type, c.item_id;
--> statement-breakpoint
INSERT INTO list_mark (list, place, first, id) SELECT 'thread_newest', n, last_time, id
FROM (SELECT last_time, id, row_number() OVER (ORDER BY last_time DESC, id DESC) AS n FROM thread WHERE hold_time IS NULL AND hide_time IS NULL AND is_delete = 0)
WHERE n % 12 = 0 AND n <= 252;
--> statement-breakpoint
INSERT INTO list_mark (list, place, first, second, id) SELECT 'thread_most', n, replies, last_time, id
FROM (SELECT replies, last_time, id, row_number() OVER (ORDER BY replies DESC, last_time DESC, id DESC) AS n FROM thread WHERE hold_time IS NULL AND hide_time IS NULL AND is_delete = 0)
WHERE n % 12 = 0 AND n <= 252;
--> statement-breakpoint
INSERT INTO list_order (list, entries) SELECT 'meeting', (SELECT json_group_array(json_object('id', id, 'type', type, 'start_time', start_time, 'end_time', end_time, 'publish_time', publish_time, 'unpublish_time', unpublish_time)) FROM (SELECT * FROM meeting
    WHERE is_open = 1 AND is_delete = 0 ORDER BY start_time DESC, id DESC LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
--> statement-breakpoint
INSERT INTO list_order (list, entries) SELECT 'course', (SELECT json_group_array(json_object('id', id, 'term_id', term_id, 'paid', paid, 'start_time', start_time, 'publish_time', publish_time, 'unpublish_time', unpublish_time)) FROM (SELECT * FROM course
    WHERE is_open = 1 AND is_delete = 0 ORDER BY sort, add_time DESC, id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
--> statement-breakpoint
INSERT INTO list_order (list, entries) SELECT 'clinic_case', (SELECT json_group_array(json_object('id', id, 'scope_id', scope_id)) FROM (SELECT * FROM clinic_case
    WHERE is_open = 1 AND is_delete = 0 ORDER BY sort, add_time DESC, id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
--> statement-breakpoint
INSERT INTO list_order (list, entries) SELECT 'clinic_expert', (SELECT json_group_array(json_object('id', expert_id)) FROM (SELECT * FROM zhuanjia
    WHERE is_clinic = 1 AND audit_status = 4 AND is_delete = 0 ORDER BY sort, add_time DESC, expert_id LIMIT 1000)) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries;
