CREATE INDEX `project_published_unit` ON `project` (`orgRec_id`) WHERE "project"."publication_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `project_published_person` ON `project` (`personRec_id`) WHERE "project"."publication_id" IS NOT NULL;
