ALTER TABLE `xuqiu` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `xuqiu` ADD `summary_en` text;--> statement-breakpoint
ALTER TABLE `organization` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `organization` ADD `profile_en` text;--> statement-breakpoint
ALTER TABLE `chengguo` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `chengguo` ADD `summary_en` text;
--> statement-breakpoint
CREATE TRIGGER organization_named_in_english AFTER UPDATE OF name_en ON organization WHEN old.name_en IS NOT new.name_en BEGIN
  UPDATE result_publication SET card = json_set(card, '$.org_name_en', new.name_en) WHERE organization_id = new.organization_id;
  UPDATE demand_publication SET card = json_set(card, '$.org_name_en', new.name_en) WHERE organization_id = new.organization_id;
END;

--> statement-breakpoint
INSERT INTO facet_count(kind, grp) VALUES ('result','e'),('demand','e');
