CREATE TABLE `follow_due` (
	`item_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`stamp` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `follow_key` (
	`key` text NOT NULL,
	`follow_id` text NOT NULL,
	PRIMARY KEY(`key`, `follow_id`)
);
--> statement-breakpoint
CREATE INDEX `follow_key_follow` ON `follow_key` (`follow_id`);--> statement-breakpoint
CREATE TABLE `follow_match` (
	`user_id` text NOT NULL,
	`what` text NOT NULL,
	`follow_id` text NOT NULL,
	`item_id` text NOT NULL,
	`kind` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`due_time` integer NOT NULL,
	`told_time` integer,
	PRIMARY KEY(`user_id`, `what`)
);
--> statement-breakpoint
CREATE INDEX `follow_match_follow` ON `follow_match` (`follow_id`,`told_time`);--> statement-breakpoint
CREATE INDEX `follow_match_untold` ON `follow_match` (`told_time`,`due_time`);--> statement-breakpoint
CREATE TABLE `follow` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`target` text NOT NULL,
	`name` text NOT NULL,
	`rhythm` text DEFAULT 'once' NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `follow_target` ON `follow` (`user_id`,`kind`,`target`);--> statement-breakpoint
CREATE TABLE `item_portrait` (
	`item_id` text PRIMARY KEY NOT NULL,
	`topics` text NOT NULL,
	`add_user` text NOT NULL,
	`update_time` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `match_exposure` (
	`other_id` text PRIMARY KEY NOT NULL,
	`week` integer NOT NULL,
	`lists` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `match_use` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`other_id` text NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`open_time` integer,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `match_use_pair` ON `match_use` (`user_id`,`item_id`,`other_id`);--> statement-breakpoint
CREATE INDEX `match_use_time` ON `match_use` (`add_time`);--> statement-breakpoint
CREATE TABLE `match_weights` (
	`version` text PRIMARY KEY NOT NULL,
	`current` integer DEFAULT 0 NOT NULL,
	`weights` text NOT NULL,
	`figures` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER result_publication_follow_added AFTER INSERT ON result_publication BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'result') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_follow_changed AFTER UPDATE OF name, card, facets, detail ON result_publication WHEN old.name IS NOT new.name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'result') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_follow_added AFTER INSERT ON demand_publication BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'demand') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_follow_changed AFTER UPDATE OF name, card, facets, detail ON demand_publication WHEN old.name IS NOT new.name OR old.card IS NOT new.card OR old.facets IS NOT new.facets OR old.detail IS NOT new.detail BEGIN INSERT INTO follow_due(item_id, kind) VALUES (new.item_id, 'demand') ON CONFLICT(item_id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER follow_ended AFTER DELETE ON follow BEGIN DELETE FROM follow_key WHERE follow_id = old.id; DELETE FROM follow_match WHERE follow_id = old.id AND told_time IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER match_use_added AFTER INSERT ON match_use BEGIN
  INSERT INTO match_exposure(other_id, week, lists) VALUES (new.other_id, new.add_time / 604800, 1)
    ON CONFLICT(other_id) DO UPDATE SET lists = lists / (1 << min(20, max(0, excluded.week - week))) + 1, week = max(week, excluded.week);
END;
