-- Whatever door publishes an item again, it is listed; whatever moves its end, its owner is told of the new one.
--> statement-breakpoint
CREATE TRIGGER result_publication_listed AFTER INSERT ON result_publication BEGIN UPDATE chengguo SET unlist_time = NULL WHERE chengguo_id = new.item_id AND unlist_time IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER chengguo_end_moved AFTER UPDATE OF expire_time ON chengguo WHEN new.expire_time IS NOT old.expire_time BEGIN UPDATE chengguo SET expiry_told = 0 WHERE chengguo_id = new.chengguo_id AND expiry_told <> 0; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_listed AFTER INSERT ON demand_publication BEGIN UPDATE xuqiu SET unlist_time = NULL WHERE xuqiu_id = new.item_id AND unlist_time IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER xuqiu_end_moved AFTER UPDATE OF expire_time ON xuqiu WHEN new.expire_time IS NOT old.expire_time BEGIN UPDATE xuqiu SET expiry_told = 0 WHERE xuqiu_id = new.xuqiu_id AND expiry_told <> 0; END;
