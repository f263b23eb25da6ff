CREATE INDEX `known_device_token` ON `known_device` (`token_hash`);--> statement-breakpoint
CREATE INDEX `session_recommender` ON `session` (`recommender_id`) WHERE "session"."recommender_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chengguo_recommended` ON `chengguo` (`promotion_org`) WHERE "chengguo"."promotion_org" IS NOT NULL;
