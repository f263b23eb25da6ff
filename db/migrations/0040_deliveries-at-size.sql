DROP INDEX `push_wechat_orgs_state`;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_sending` ON `push_wechat_orgs` (`lease_until`) WHERE "push_wechat_orgs"."state" = 'sending';--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_uncertain` ON `push_wechat_orgs` (`push_id`) WHERE "push_wechat_orgs"."state" = 'uncertain';--> statement-breakpoint
DROP INDEX `thread_follow_thread`;--> statement-breakpoint
CREATE INDEX `thread_follow_thread` ON `thread_follow` (`thread_id`);--> statement-breakpoint
CREATE INDEX `user_push_doubt` ON `user_push` (`state`,`doubt_since`) WHERE "user_push"."doubt_since" IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER result_publication_deal_filed;
--> statement-breakpoint
DROP TRIGGER demand_publication_deal_filed;
--> statement-breakpoint
DROP TRIGGER news_publication_discussed_added;
--> statement-breakpoint
DROP TRIGGER news_publication_discussed_changed;
--> statement-breakpoint
DROP TRIGGER news_publication_discussed_gone;
--> statement-breakpoint
DROP TRIGGER comment_discussed;
--> statement-breakpoint
DROP TRIGGER comment_shown_in_discussion;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER news_publication_discussed_added AFTER INSERT ON news_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = new.news_id AND +x.is_past = 0) WHERE item_type = 7 AND item_id = new.news_id; END;
--> statement-breakpoint
CREATE TRIGGER news_publication_discussed_changed AFTER UPDATE OF is_past ON news_publication WHEN old.is_past IS NOT new.is_past BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = new.news_id AND +x.is_past = 0) WHERE item_type = 7 AND item_id = new.news_id; END;
--> statement-breakpoint
CREATE TRIGGER news_publication_discussed_gone AFTER DELETE ON news_publication BEGIN UPDATE discussion SET is_shown = EXISTS (SELECT 1 FROM news_publication x WHERE x.news_id = old.news_id AND +x.is_past = 0) WHERE item_type = 7 AND item_id = old.news_id; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_deal_filed AFTER INSERT ON result_publication WHEN EXISTS (SELECT 1 FROM deal WHERE item_id = new.item_id AND +state = 'signed') BEGIN
  UPDATE deal_progress SET facets = new.facets WHERE facets = '[]' AND deal_id IN (SELECT id FROM deal WHERE item_id = new.item_id AND item_type = 1 AND +state = 'signed');
END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_deal_filed AFTER INSERT ON demand_publication WHEN EXISTS (SELECT 1 FROM deal WHERE item_id = new.item_id AND +state = 'signed') BEGIN
  UPDATE deal_progress SET facets = new.facets WHERE facets = '[]' AND deal_id IN (SELECT id FROM deal WHERE item_id = new.item_id AND item_type = 2 AND +state = 'signed');
END;
