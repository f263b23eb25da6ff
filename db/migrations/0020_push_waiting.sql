DROP INDEX `push_wechat_orgs_push_state`;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_doubt` ON `push_wechat_orgs` (`state`,`doubt_since`) WHERE "push_wechat_orgs"."doubt_since" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_push_state` ON `push_wechat_orgs` (`push_id`,`state`,`next_time`);