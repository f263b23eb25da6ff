-- A body in the object store that no row names any more is due to be removed a day later (decisions 274 and 275).

CREATE TRIGGER approved_version_body_changed AFTER UPDATE OF form ON approved_version WHEN old.form ->> '$.stored.object' IS NOT NULL AND old.form ->> '$.stored.object' IS NOT new.form ->> '$.stored.object' BEGIN INSERT INTO body_due(object, due_time) VALUES (old.form ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;

CREATE TRIGGER approved_version_body_removed AFTER DELETE ON approved_version WHEN old.form ->> '$.stored.object' IS NOT NULL BEGIN INSERT INTO body_due(object, due_time) VALUES (old.form ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;

CREATE TRIGGER returned_version_body_changed AFTER UPDATE OF form ON returned_version WHEN old.form ->> '$.stored.object' IS NOT NULL AND old.form ->> '$.stored.object' IS NOT new.form ->> '$.stored.object' BEGIN INSERT INTO body_due(object, due_time) VALUES (old.form ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;

CREATE TRIGGER returned_version_body_removed AFTER DELETE ON returned_version WHEN old.form ->> '$.stored.object' IS NOT NULL BEGIN INSERT INTO body_due(object, due_time) VALUES (old.form ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;

CREATE TRIGGER result_publication_body_changed AFTER UPDATE OF detail ON result_publication WHEN old.detail ->> '$.stored.object' IS NOT NULL AND old.detail ->> '$.stored.object' IS NOT new.detail ->> '$.stored.object' BEGIN INSERT INTO body_due(object, due_time) VALUES (old.detail ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;

CREATE TRIGGER result_publication_body_removed AFTER DELETE ON result_publication WHEN old.detail ->> '$.stored.object' IS NOT NULL BEGIN INSERT INTO body_due(object, due_time) VALUES (old.detail ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;

CREATE TRIGGER demand_publication_body_changed AFTER UPDATE OF detail ON demand_publication WHEN old.detail ->> '$.stored.object' IS NOT NULL AND old.detail ->> '$.stored.object' IS NOT new.detail ->> '$.stored.object' BEGIN INSERT INTO body_due(object, due_time) VALUES (old.detail ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;

CREATE TRIGGER demand_publication_body_removed AFTER DELETE ON demand_publication WHEN old.detail ->> '$.stored.object' IS NOT NULL BEGIN INSERT INTO body_due(object, due_time) VALUES (old.detail ->> '$.stored.object', unixepoch() + 86400) ON CONFLICT(object) DO UPDATE SET due_time = excluded.due_time; END;
