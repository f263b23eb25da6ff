-- What the ranking of a round is made of, counted by the round: opinions, hard conflicts, and which projects take part.

CREATE TRIGGER round_changes_opinion_added AFTER INSERT ON project_rec_opinion BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER round_changes_opinion_changed AFTER UPDATE ON project_rec_opinion BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER round_changes_opinion_removed AFTER DELETE ON project_rec_opinion BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = old.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER round_changes_conflict_added AFTER INSERT ON project_conflict BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER round_changes_conflict_changed AFTER UPDATE ON project_conflict BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER round_changes_conflict_removed AFTER DELETE ON project_conflict BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = old.project_id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER round_changes_project_added AFTER INSERT ON project BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER round_changes_project_changed AFTER UPDATE OF stage, is_delete, round_id ON project WHEN new.stage <> old.stage OR new.is_delete <> old.is_delete OR new.round_id IS NOT old.round_id BEGIN
  INSERT INTO project_round_changes(round_id, changes) SELECT coalesce(round_id, ''), 1 FROM project WHERE id = new.id
  ON CONFLICT(round_id) DO UPDATE SET changes = changes + 1;
END;

-- What the catalogue of published projects can be narrowed to: counted when a publication is made, which stays as it was made.

CREATE VIEW published_choices AS
SELECT c.publication_id, c.project_id, 'field' AS filter, f.value ->> 'id' AS value, f.value ->> 'name' AS label, f.value ->> 'name_en' AS label_en FROM published_project c, json_each(c.content, '$.fields') f
UNION ALL SELECT c.publication_id, c.project_id, 'unit', c.content ->> 'unit', c.content ->> 'unit', NULL FROM published_project c
UNION ALL SELECT c.publication_id, c.project_id, 'person', c.content ->> 'person', c.content ->> 'person', NULL FROM published_project c
UNION ALL SELECT c.publication_id, c.project_id, 'region', c.content ->> 'province', c.content ->> 'province', c.content ->> 'province_en' FROM published_project c
UNION ALL SELECT c.publication_id, c.project_id, 'round', '*', c.content ->> '$.round.title', NULL FROM published_project c;

CREATE TRIGGER published_choice_added AFTER INSERT ON published_project BEGIN
  INSERT INTO published_choice(publication_id, filter, value, label, label_en, projects) SELECT c.publication_id, c.filter, c.value, c.label, c.label_en, 1
  FROM published_choices c WHERE c.publication_id = new.publication_id AND c.project_id = new.project_id AND c.value <> ''
  ON CONFLICT(publication_id, filter, value) DO UPDATE SET projects = projects + 1;
END;

CREATE TRIGGER published_choice_removed BEFORE DELETE ON published_project BEGIN
  UPDATE published_choice SET projects = projects - (SELECT count(*) FROM published_choices c
    WHERE c.publication_id = old.publication_id AND c.project_id = old.project_id AND c.filter = published_choice.filter AND c.value = published_choice.value)
  WHERE publication_id = old.publication_id;
END;
