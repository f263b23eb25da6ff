ALTER TABLE `book` ADD `publish_time` integer;--> statement-breakpoint
ALTER TABLE `book` ADD `unpublish_time` integer;--> statement-breakpoint
ALTER TABLE `innovate` ADD `publish_time` integer;--> statement-breakpoint
ALTER TABLE `innovate` ADD `unpublish_time` integer;--> statement-breakpoint
ALTER TABLE `yuanqu` ADD `is_open` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `yuanqu` ADD `publish_time` integer;--> statement-breakpoint
ALTER TABLE `yuanqu` ADD `unpublish_time` integer;--> statement-breakpoint
ALTER TABLE `region_feature` ADD `publish_time` integer;--> statement-breakpoint
ALTER TABLE `region_feature` ADD `unpublish_time` integer;
--> statement-breakpoint
DROP TRIGGER comment_discussed;
--> statement-breakpoint
DROP TRIGGER comment_shown_in_discussion;
--> statement-breakpoint
DROP TRIGGER yuanqu_discussed_added;
--> statement-breakpoint
DROP TRIGGER yuanqu_discussed_changed;
--> statement-breakpoint
DROP TRIGGER yuanqu_discussed_gone;
--> statement-breakpoint
CREATE TRIGGER comment_discussed AFTER INSERT ON comment WHEN new.hide_time IS NULL BEGIN
  INSERT INTO discussion(item_type, item_id, comments, last_time, last_comment, is_shown) VALUES (new.item_type, new.item_id, 1, new.add_time, new.comment_id,
    CASE new.item_type WHEN 1 THEN EXISTS (SELECT 1 FROM result_publication x WHERE x.item_id = new.item_id)
      WHEN 2 THEN EXISTS (SELECT 1 FROM demand_publication x WHERE x.item_id = new.item_id)
      WHEN 3 THEN EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.item_id AND x.is_open = 1 AND x.is_delete = 0)
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
      WHEN 3 THEN EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.item_id AND x.is_open = 1 AND x.is_delete = 0)
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
CREATE TRIGGER yuanqu_discussed_added AFTER INSERT ON yuanqu BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.yuanqu_id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 3 AND item_id = new.yuanqu_id; END;
--> statement-breakpoint
CREATE TRIGGER yuanqu_discussed_changed AFTER UPDATE OF is_open, is_delete ON yuanqu WHEN (old.is_open, old.is_delete) IS NOT (new.is_open, new.is_delete) BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = new.yuanqu_id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 3 AND item_id = new.yuanqu_id; END;
--> statement-breakpoint
CREATE TRIGGER yuanqu_discussed_gone AFTER DELETE ON yuanqu BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM yuanqu x WHERE x.yuanqu_id = old.yuanqu_id AND x.is_open = 1 AND x.is_delete = 0) WHERE item_type = 3 AND item_id = old.yuanqu_id; END;
