CREATE INDEX `meeting_next` ON `meeting` (`is_delete`,`start_time`);
--> statement-breakpoint
CREATE TRIGGER result_publication_deal_filed AFTER INSERT ON result_publication WHEN EXISTS (SELECT 1 FROM deal WHERE item_id = new.item_id AND state = 'signed') BEGIN
  UPDATE deal_progress SET facets = new.facets WHERE facets = '[]' AND deal_id IN (SELECT id FROM deal WHERE item_id = new.item_id AND item_type = 1 AND state = 'signed');
END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_deal_filed AFTER INSERT ON demand_publication WHEN EXISTS (SELECT 1 FROM deal WHERE item_id = new.item_id AND state = 'signed') BEGIN
  UPDATE deal_progress SET facets = new.facets WHERE facets = '[]' AND deal_id IN (SELECT id FROM deal WHERE item_id = new.item_id AND item_type = 2 AND state = 'signed');
END;
--> statement-breakpoint
CREATE TRIGGER feedback_progress_added AFTER INSERT ON feedback WHEN new.item_type = 2 AND new.item_id IS NOT NULL BEGIN
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, 1 WHERE EXISTS (SELECT 1 FROM xuqiu WHERE xuqiu_id = new.item_id) ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;
