DROP INDEX `match_use_pair`;--> statement-breakpoint
CREATE UNIQUE INDEX `match_use_pair` ON `match_use` (`user_id`,`other_id`,`item_id`);
--> statement-breakpoint
DROP TRIGGER match_use_added;
--> statement-breakpoint
CREATE TRIGGER match_use_added AFTER INSERT ON match_use WHEN NOT EXISTS (SELECT 1 FROM match_use u
  WHERE u.user_id = new.user_id AND u.other_id = new.other_id AND u.item_id <> new.item_id AND u.add_time / 604800 = new.add_time / 604800) BEGIN
  INSERT INTO match_exposure(other_id, week, lists) VALUES (new.other_id, new.add_time / 604800, 1)
    ON CONFLICT(other_id) DO UPDATE SET lists = lists / (1 << min(20, max(0, excluded.week - week))) + 1, week = max(week, excluded.week);
END;
