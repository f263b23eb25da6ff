CREATE TABLE `failure` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`place` text NOT NULL,
	`error` text NOT NULL,
	`message` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `failure_time` ON `failure` (`add_time`);--> statement-breakpoint
CREATE INDEX `failure_source` ON `failure` (`source`,`add_time`);--> statement-breakpoint
CREATE TABLE `measure` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	`measured_time` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `platform_alert` (
	`kind` text PRIMARY KEY NOT NULL,
	`raised_time` integer NOT NULL,
	`ended_time` integer
);
--> statement-breakpoint
CREATE TABLE `task_run` (
	`name` text PRIMARY KEY NOT NULL,
	`ended_time` integer NOT NULL,
	`ok_time` integer,
	`milliseconds` integer DEFAULT 0 NOT NULL,
	`failed_in_row` integer DEFAULT 0 NOT NULL,
	`failure` text
);
--> statement-breakpoint
CREATE TABLE `public_stamp` (
	`id` integer PRIMARY KEY NOT NULL,
	`stamp` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER result_publication_stamp_added AFTER INSERT ON result_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_stamp_changed AFTER UPDATE ON result_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER result_publication_stamp_removed AFTER DELETE ON result_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_stamp_added AFTER INSERT ON demand_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_stamp_changed AFTER UPDATE ON demand_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER demand_publication_stamp_removed AFTER DELETE ON demand_publication BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER chengguo_stamp_ends AFTER UPDATE OF expire_time ON chengguo WHEN new.expire_time IS NOT old.expire_time BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER xuqiu_stamp_ends AFTER UPDATE OF expire_time ON xuqiu WHEN new.expire_time IS NOT old.expire_time BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER organization_stamp_verified AFTER UPDATE OF verified_time ON organization WHEN new.verified_time IS NOT old.verified_time BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
--> statement-breakpoint
CREATE TRIGGER setting_stamp_changed AFTER UPDATE OF value ON setting WHEN new.value IS NOT old.value BEGIN INSERT INTO public_stamp(id, stamp) VALUES (1, 1) ON CONFLICT(id) DO UPDATE SET stamp = stamp + 1; END;
