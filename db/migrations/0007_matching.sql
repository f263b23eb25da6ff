CREATE TABLE `match_due` (
	`kind` text NOT NULL,
	`no` integer NOT NULL,
	`stamp` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`kind`, `no`)
);
--> statement-breakpoint
CREATE TABLE `match_item` (
	`kind` text NOT NULL,
	`no` integer NOT NULL,
	`item_id` text NOT NULL,
	`topics` text NOT NULL,
	`keys` text NOT NULL,
	`length` integer NOT NULL,
	`content` real NOT NULL,
	`model` text NOT NULL,
	PRIMARY KEY(`kind`, `no`)
);
--> statement-breakpoint
CREATE INDEX `match_item_model` ON `match_item` (`model`,`kind`,`no`);--> statement-breakpoint
CREATE TABLE `match_key` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`weight` integer NOT NULL,
	`no` integer NOT NULL,
	PRIMARY KEY(`kind`, `key`, `weight`, `no`)
);
--> statement-breakpoint
CREATE TABLE `topic_model` (
	`version` text PRIMARY KEY NOT NULL,
	`current` integer DEFAULT 0 NOT NULL,
	`figures` text NOT NULL,
	`add_time` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER result_publication_match_added AFTER INSERT ON result_publication BEGIN INSERT INTO match_due(kind, no) VALUES ('result', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_match_changed AFTER UPDATE OF name, card, facets, detail ON result_publication WHEN old.name IS NOT new.name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail BEGIN INSERT INTO match_due(kind, no) VALUES ('result', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_match_removed AFTER DELETE ON result_publication BEGIN DELETE FROM match_item WHERE kind = 'result' AND no = old.release_no; DELETE FROM match_due WHERE kind = 'result' AND no = old.release_no; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_match_added AFTER INSERT ON demand_publication BEGIN INSERT INTO match_due(kind, no) VALUES ('demand', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_match_changed AFTER UPDATE OF name, card, facets, detail ON demand_publication WHEN old.name IS NOT new.name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail BEGIN INSERT INTO match_due(kind, no) VALUES ('demand', new.release_no) ON CONFLICT(kind, no) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_match_removed AFTER DELETE ON demand_publication BEGIN DELETE FROM match_item WHERE kind = 'demand' AND no = old.release_no; DELETE FROM match_due WHERE kind = 'demand' AND no = old.release_no; END;
--> statement-breakpoint
CREATE TRIGGER match_item_added AFTER INSERT ON match_item BEGIN INSERT OR IGNORE INTO match_key(kind, key, weight, no) SELECT new.kind, value ->> 0, value ->> 1, new.no FROM json_each(new.keys); END;
--> statement-breakpoint
CREATE TRIGGER match_item_removed AFTER DELETE ON match_item BEGIN DELETE FROM match_key WHERE (kind, key, weight, no) IN (SELECT old.kind, value ->> 0, value ->> 1, old.no FROM json_each(old.keys)); END;
--> statement-breakpoint
INSERT INTO match_due(kind, no) SELECT 'result', release_no FROM result_publication;
--> statement-breakpoint
INSERT INTO match_due(kind, no) SELECT 'demand', release_no FROM demand_publication;
