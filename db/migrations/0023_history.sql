CREATE TABLE `body_due` (
	`object` text PRIMARY KEY NOT NULL,
	`due_time` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `body_due_time` ON `body_due` (`due_time`);--> statement-breakpoint
CREATE INDEX `approved_version_age` ON `approved_version` (`approve_time`) WHERE "approved_version"."form" ->> '$.stored' IS NULL AND length("approved_version"."form") > 1000;--> statement-breakpoint
CREATE INDEX `returned_version_age` ON `returned_version` (`return_time`) WHERE "returned_version"."form" ->> '$.stored' IS NULL AND length("returned_version"."form") > 1000;
--> statement-breakpoint
CREATE TRIGGER approved_version_body_changed AFTER UPDATE OF form ON approved_version WHEN old.form ->> '$.stored.object' IS NOT NULL AND old.form ->> '$.stored.object' IS NOT new.form ->> '$.stored.object' BEGIN INSERT INTO body_due(object, due_time) VALUES (old.form ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;
--> statement-breakpoint
CREATE TRIGGER approved_version_body_removed AFTER DELETE ON approved_version WHEN old.form ->> '$.stored.object' IS NOT NULL BEGIN INSERT INTO body_due(object, due_time) VALUES (old.form ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;
--> statement-breakpoint
CREATE TRIGGER returned_version_body_changed AFTER UPDATE OF form ON returned_version WHEN old.form ->> '$.stored.object' IS NOT NULL AND old.form ->> '$.stored.object' IS NOT new.form ->> '$.stored.object' BEGIN INSERT INTO body_due(object, due_time) VALUES (old.form ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;
--> statement-breakpoint
CREATE TRIGGER returned_version_body_removed AFTER DELETE ON returned_version WHEN old.form ->> '$.stored.object' IS NOT NULL BEGIN INSERT INTO body_due(object, due_time) VALUES (old.form ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;
