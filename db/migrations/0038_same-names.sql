CREATE TRIGGER organization_alike_added BEFORE INSERT ON organization WHEN new.is_delete = 0 BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: organization.name') FROM organization o WHERE o.is_delete = 0 AND o.organization_id <> new.organization_id
    AND replace(replace(replace(lower(o.name), ' ', ''), '（', '('), '）', ')') = replace(replace(replace(lower(new.name), ' ', ''), '（', '('), '）', ')');
END;
--> statement-breakpoint
CREATE TRIGGER organization_alike_changed BEFORE UPDATE OF name, is_delete ON organization WHEN new.is_delete = 0 AND (old.is_delete <> 0 OR old.name IS NOT new.name) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: organization.name') FROM organization o WHERE o.is_delete = 0 AND o.organization_id <> new.organization_id
    AND replace(replace(replace(lower(o.name), ' ', ''), '（', '('), '）', ')') = replace(replace(replace(lower(new.name), ' ', ''), '（', '('), '）', ')');
END;
