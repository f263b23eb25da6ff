CREATE TABLE `front_door_item` (
	`id` text PRIMARY KEY NOT NULL,
	`item_type` integer NOT NULL,
	`item_id` text NOT NULL,
	`note` text,
	`note_en` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`is_open` integer DEFAULT 1 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `front_door_item_once` ON `front_door_item` (`item_type`,`item_id`);--> statement-breakpoint
CREATE INDEX `front_door_item_order` ON `front_door_item` (`is_open`,`sort`,`add_time`);--> statement-breakpoint
CREATE TABLE `inquiry` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`org_name` text NOT NULL,
	`country` text NOT NULL,
	`email` text NOT NULL,
	`sought` text NOT NULL,
	`item_type` integer,
	`item_id` text,
	`lang` text DEFAULT 'en' NOT NULL,
	`user_id` text,
	`state` integer DEFAULT 1 NOT NULL,
	`answer` text,
	`answer_user` text,
	`answer_time` integer,
	`mail_time` integer,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `inquiry_state` ON `inquiry` (`is_delete`,`state`,`add_time`);--> statement-breakpoint
CREATE INDEX `inquiry_user` ON `inquiry` (`user_id`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `item_interest` (
	`item_id` text PRIMARY KEY NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`favourites` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `item_interest_views` ON `item_interest` (`views`);--> statement-breakpoint
CREATE INDEX `item_interest_favourites` ON `item_interest` (`favourites`);
--> statement-breakpoint
CREATE TRIGGER item_interest_viewed AFTER INSERT ON item_view BEGIN
  INSERT INTO item_interest (item_id, views) VALUES (new.item_id, new.views) ON CONFLICT (item_id) DO UPDATE SET views = views + excluded.views;
END;
--> statement-breakpoint
CREATE TRIGGER item_interest_viewed_again AFTER UPDATE OF views ON item_view BEGIN
  UPDATE item_interest SET views = views + new.views - old.views WHERE item_id = new.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER item_interest_view_gone AFTER DELETE ON item_view BEGIN
  UPDATE item_interest SET views = views - old.views WHERE item_id = old.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER item_interest_kept AFTER INSERT ON favourite BEGIN
  INSERT INTO item_interest (item_id, favourites) VALUES (new.item_id, 1) ON CONFLICT (item_id) DO UPDATE SET favourites = favourites + 1;
END;
--> statement-breakpoint
CREATE TRIGGER item_interest_let_go AFTER DELETE ON favourite BEGIN
  UPDATE item_interest SET favourites = favourites - 1 WHERE item_id = old.item_id;
END;
--> statement-breakpoint
INSERT INTO item_interest (item_id, views, favourites)
SELECT item_id, sum(views), sum(favourites) FROM (SELECT item_id, views, 0 AS favourites FROM item_view UNION ALL SELECT item_id, 0, 1 FROM favourite) GROUP BY item_id;
