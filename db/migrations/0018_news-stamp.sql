CREATE TRIGGER news_publication_stamp_added AFTER INSERT ON news_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER news_publication_stamp_changed AFTER UPDATE ON news_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER news_publication_stamp_removed AFTER DELETE ON news_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
