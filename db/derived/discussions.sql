-- What is being discussed: an item with as many comments as everybody reads, and the newest of them. A list of them reads a row an item, not every comment;
-- `is_shown` says whether the item is public, whatever door takes it away. News count until their version is past, parks and
-- cases while they are open: the times between which they are shown readers compare besides.

CREATE TABLE discussion (item_type integer NOT NULL, item_id text NOT NULL, comments integer DEFAULT 0 NOT NULL, last_time integer DEFAULT 0 NOT NULL, last_comment text, is_shown integer DEFAULT 0 NOT NULL, PRIMARY KEY (item_type, item_id));

CREATE INDEX discussion_newest ON discussion (last_time, item_id) WHERE is_shown = 1;

CREATE INDEX discussion_most ON discussion (comments, last_time, item_id) WHERE is_shown = 1;

-- The same of one kind of items: a rare one is not looked for among all that is discussed.

CREATE INDEX discussion_type_newest ON discussion (item_type, last_time, item_id) WHERE is_shown = 1;

CREATE INDEX discussion_type_most ON discussion (item_type, comments, last_time, item_id) WHERE is_shown = 1;

CREATE TRIGGER comment_discussed AFTER INSERT ON comment WHEN new.hide_time IS NULL BEGIN
  INSERT INTO discussion(item_type, item_id, comments, last_time, last_comment, is_shown) VALUES (new.item_type, new.item_id, 1, new.add_time, new.comment_id,
    CASE new.item_type WHEN 1 THEN EXISTS (SELECT 1 FROM result_publication x WHERE x.item_id = new.item_id)
      WHEN 2 THEN EXISTS (SELECT 1 FROM demand_publication x WHERE x.item_id = new.item_id)
      WHEN 3 THEN EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.item_id AND x.is_open = 1 AND x.is_delete = 0)
      WHEN 4 THEN EXISTS (SELECT 1 FROM chanpin x WHERE x.chanpin_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 5 THEN EXISTS (SELECT 1 FROM xiangmu x WHERE x.xiangmu_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 6 THEN EXISTS (SELECT 1 FROM zhuanjia x WHERE x.expert_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 7 THEN EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = new.item_id AND +x.is_past = 0)
      WHEN 8 THEN EXISTS (SELECT 1 FROM innovate x WHERE x.id = new.item_id AND x.is_open = 1 AND x.is_delete = 0) ELSE 0 END)
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
  INSERT INTO discussion(item_type, item_id, comments, last_time, last_comment, is_shown) VALUES (new.item_type, new.item_id, 1, new.add_time, new.comment_id,
    CASE new.item_type WHEN 1 THEN EXISTS (SELECT 1 FROM result_publication x WHERE x.item_id = new.item_id)
      WHEN 2 THEN EXISTS (SELECT 1 FROM demand_publication x WHERE x.item_id = new.item_id)
      WHEN 3 THEN EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.item_id AND x.is_open = 1 AND x.is_delete = 0)
      WHEN 4 THEN EXISTS (SELECT 1 FROM chanpin x WHERE x.chanpin_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 5 THEN EXISTS (SELECT 1 FROM xiangmu x WHERE x.xiangmu_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 6 THEN EXISTS (SELECT 1 FROM zhuanjia x WHERE x.expert_id = new.item_id AND x.audit_status = 4 AND x.is_delete = 0)
      WHEN 7 THEN EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = new.item_id AND +x.is_past = 0)
      WHEN 8 THEN EXISTS (SELECT 1 FROM innovate x WHERE x.id = new.item_id AND x.is_open = 1 AND x.is_delete = 0) ELSE 0 END)
  ON CONFLICT(item_type, item_id) DO UPDATE SET comments = comments + 1,
    last_comment = CASE WHEN excluded.last_time >= last_time THEN excluded.last_comment ELSE last_comment END,
    last_time = max(last_time, excluded.last_time);
END;

CREATE TRIGGER result_publication_discussed_added AFTER INSERT ON result_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM result_publication x WHERE x.item_id = new.item_id) WHERE item_type = 1 AND item_id = new.item_id; END;

CREATE TRIGGER result_publication_discussed_gone AFTER DELETE ON result_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM result_publication x WHERE x.item_id = old.item_id) WHERE item_type = 1 AND item_id = old.item_id; END;

CREATE TRIGGER demand_publication_discussed_added AFTER INSERT ON demand_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM demand_publication x WHERE x.item_id = new.item_id) WHERE item_type = 2 AND item_id = new.item_id; END;

CREATE TRIGGER demand_publication_discussed_gone AFTER DELETE ON demand_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM demand_publication x WHERE x.item_id = old.item_id) WHERE item_type = 2 AND item_id = old.item_id; END;

CREATE TRIGGER yuanqu_discussed_added AFTER INSERT ON yuanqu BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.yuanqu_id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 3 AND item_id = new.yuanqu_id; END;

CREATE TRIGGER yuanqu_discussed_changed AFTER UPDATE OF is_open, is_delete ON yuanqu WHEN (old.is_open, old.is_delete) IS NOT (new.is_open, new.is_delete) BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.yuanqu_id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 3 AND item_id = new.yuanqu_id; END;

CREATE TRIGGER yuanqu_discussed_gone AFTER DELETE ON yuanqu BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = old.yuanqu_id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 3 AND item_id = old.yuanqu_id; END;

CREATE TRIGGER chanpin_discussed_added AFTER INSERT ON chanpin BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM chanpin x WHERE x.chanpin_id = new.chanpin_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 4 AND item_id = new.chanpin_id; END;

CREATE TRIGGER chanpin_discussed_changed AFTER UPDATE OF audit_status, is_delete ON chanpin WHEN (old.audit_status, old.is_delete) IS NOT (new.audit_status, new.is_delete) BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM chanpin x WHERE x.chanpin_id = new.chanpin_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 4 AND item_id = new.chanpin_id; END;

CREATE TRIGGER chanpin_discussed_gone AFTER DELETE ON chanpin BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM chanpin x WHERE x.chanpin_id = old.chanpin_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 4 AND item_id = old.chanpin_id; END;

CREATE TRIGGER xiangmu_discussed_added AFTER INSERT ON xiangmu BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM xiangmu x WHERE x.xiangmu_id = new.xiangmu_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 5 AND item_id = new.xiangmu_id; END;

CREATE TRIGGER xiangmu_discussed_changed AFTER UPDATE OF audit_status, is_delete ON xiangmu WHEN (old.audit_status, old.is_delete) IS NOT (new.audit_status, new.is_delete) BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM xiangmu x WHERE x.xiangmu_id = new.xiangmu_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 5 AND item_id = new.xiangmu_id; END;

CREATE TRIGGER xiangmu_discussed_gone AFTER DELETE ON xiangmu BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM xiangmu x WHERE x.xiangmu_id = old.xiangmu_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 5 AND item_id = old.xiangmu_id; END;

CREATE TRIGGER zhuanjia_discussed_added AFTER INSERT ON zhuanjia BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM zhuanjia x WHERE x.expert_id = new.expert_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 6 AND item_id = new.expert_id; END;

CREATE TRIGGER zhuanjia_discussed_changed AFTER UPDATE OF audit_status, is_delete ON zhuanjia WHEN (old.audit_status, old.is_delete) IS NOT (new.audit_status, new.is_delete) BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM zhuanjia x WHERE x.expert_id = new.expert_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 6 AND item_id = new.expert_id; END;

CREATE TRIGGER zhuanjia_discussed_gone AFTER DELETE ON zhuanjia BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM zhuanjia x WHERE x.expert_id = old.expert_id AND x.audit_status = 4 AND x.is_delete = 0) WHERE item_type = 6 AND item_id = old.expert_id; END;

CREATE TRIGGER news_publication_discussed_added AFTER INSERT ON news_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = new.news_id AND +x.is_past = 0) WHERE item_type = 7 AND item_id = new.news_id; END;

CREATE TRIGGER news_publication_discussed_changed AFTER UPDATE OF is_past ON news_publication WHEN old.is_past IS NOT new.is_past BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = new.news_id AND +x.is_past = 0) WHERE item_type = 7 AND item_id = new.news_id; END;

CREATE TRIGGER news_publication_discussed_gone AFTER DELETE ON news_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = old.news_id AND +x.is_past = 0) WHERE item_type = 7 AND item_id = old.news_id; END;

CREATE TRIGGER innovate_discussed_added AFTER INSERT ON innovate BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM innovate x WHERE x.id = new.id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 8 AND item_id = new.id; END;

CREATE TRIGGER innovate_discussed_changed AFTER UPDATE OF is_open, is_delete ON innovate WHEN (old.is_open, old.is_delete) IS NOT (new.is_open, new.is_delete) BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM innovate x WHERE x.id = new.id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 8 AND item_id = new.id; END;

CREATE TRIGGER innovate_discussed_gone AFTER DELETE ON innovate BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM innovate x WHERE x.id = old.id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 8 AND item_id = old.id; END;
