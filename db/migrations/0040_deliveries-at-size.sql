DROP INDEX `push_wechat_orgs_state`;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_sending` ON `push_wechat_orgs` (`lease_until`) WHERE "push_wechat_orgs"."state" = 'sending';--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_uncertain` ON `push_wechat_orgs` (`push_id`) WHERE "push_wechat_orgs"."state" = 'uncertain';--> statement-breakpoint
CREATE INDEX `user_push_doubt` ON `user_push` (`state`,`doubt_since`) WHERE "user_push"."doubt_since" IS NOT NULL;
