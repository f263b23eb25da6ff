CREATE TABLE `project_round_changes` (
	`round_id` text PRIMARY KEY NOT NULL,
	`changes` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER round_changes_opinion_added AFTER INSERT ON project_rec_opinion BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_opinion_changed AFTER UPDATE ON project_rec_opinion BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_opinion_removed AFTER DELETE ON project_rec_opinion BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = old.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_conflict_added AFTER INSERT ON project_conflict BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_conflict_changed AFTER UPDATE ON project_conflict BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_conflict_removed AFTER DELETE ON project_conflict BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = old.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_project_added AFTER INSERT ON project BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER round_changes_project_changed AFTER UPDATE OF stage, is_delete, round_id ON project WHEN new.stage <> old.stage OR new.is_delete <> old.is_delete OR new.round_id IS NOT old.round_id BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;
