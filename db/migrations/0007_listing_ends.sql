ALTER TABLE `xuqiu` ADD `unlist_time` integer;--> statement-breakpoint
ALTER TABLE `xuqiu` ADD `expiry_told` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `xuqiu_listed` ON `xuqiu` (`expiry_told`,`expire_time`) WHERE "xuqiu"."unlist_time" IS NULL AND "xuqiu"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `xuqiu_endless` ON `xuqiu` (`release_time`) WHERE "xuqiu"."expire_time" IS NULL AND "xuqiu"."release_time" IS NOT NULL AND "xuqiu"."is_delete" = 0;--> statement-breakpoint
ALTER TABLE `chengguo` ADD `unlist_time` integer;--> statement-breakpoint
ALTER TABLE `chengguo` ADD `expiry_told` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `chengguo_listed` ON `chengguo` (`expiry_told`,`expire_time`) WHERE "chengguo"."unlist_time" IS NULL AND "chengguo"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `chengguo_endless` ON `chengguo` (`release_time`) WHERE "chengguo"."expire_time" IS NULL AND "chengguo"."release_time" IS NOT NULL AND "chengguo"."is_delete" = 0;