CREATE TABLE `expert_field` (
	`expert_id` text NOT NULL,
	`field` text NOT NULL,
	`sort` integer NOT NULL,
	`add_time` integer NOT NULL,
	PRIMARY KEY(`expert_id`, `field`)
);
--> statement-breakpoint
CREATE INDEX `expert_field_order` ON `expert_field` (`field`,`sort`,add_time DESC,`expert_id`);--> statement-breakpoint
DROP INDEX `deal_event_deal`;--> statement-breakpoint
CREATE INDEX `deal_event_acts` ON `deal_event` (`deal_id`,`add_time`,`id`) WHERE "deal_event"."kind" <> 'message';--> statement-breakpoint
CREATE INDEX `deal_event_messages` ON `deal_event` (`deal_id`,`add_time`,`id`) WHERE "deal_event"."kind" = 'message';--> statement-breakpoint
CREATE INDEX `deal_event_side` ON `deal_event` (`deal_id`,`side`,`add_time`);--> statement-breakpoint
DROP INDEX `xuqiu_expiry`;--> statement-breakpoint
DROP INDEX `xuqiu_listed`;--> statement-breakpoint
CREATE INDEX `xuqiu_listed` ON `xuqiu` (`expiry_told`,`expire_time`) WHERE "xuqiu"."expire_time" IS NOT NULL AND "xuqiu"."unlist_time" IS NULL AND "xuqiu"."is_delete" = 0;--> statement-breakpoint
DROP INDEX `chengguo_expiry`;--> statement-breakpoint
DROP INDEX `chengguo_listed`;--> statement-breakpoint
CREATE INDEX `chengguo_listed` ON `chengguo` (`expiry_told`,`expire_time`) WHERE "chengguo"."expire_time" IS NOT NULL AND "chengguo"."unlist_time" IS NULL AND "chengguo"."is_delete" = 0;--> statement-breakpoint
DROP INDEX `zhuanjia_unit`;--> statement-breakpoint
CREATE INDEX `zhuanjia_unit` ON `zhuanjia` (`unit`,`is_delete`,`add_time`);--> statement-breakpoint
DROP INDEX `matchmaking_request_from`;--> statement-breakpoint
DROP INDEX `matchmaking_request_to`;--> statement-breakpoint
CREATE INDEX `matchmaking_request_asking` ON `matchmaking_request` (`from_user`,`meeting_id`,`expire_time`) WHERE "matchmaking_request"."state" = 'pending';--> statement-breakpoint
CREATE INDEX `matchmaking_request_from` ON `matchmaking_request` (`from_user`,`meeting_id`,`add_time`,`id`);--> statement-breakpoint
CREATE INDEX `matchmaking_request_to` ON `matchmaking_request` (`to_user`,`meeting_id`,`add_time`,`id`);--> statement-breakpoint
DROP INDEX `chanpin_unit`;--> statement-breakpoint
CREATE INDEX `chanpin_unit` ON `chanpin` (`unit`,`is_delete`,`add_time`);--> statement-breakpoint
DROP INDEX `project_declarant`;--> statement-breakpoint
CREATE INDEX `project_declarant` ON `project` (`declarant_user_id`,`is_delete`,`add_date`,`id`);--> statement-breakpoint
DROP INDEX `push_archived_target_organization`;--> statement-breakpoint
CREATE INDEX `push_archived_target_organization` ON `push_archived_target` (`org_id`,`push_id`);--> statement-breakpoint
DROP INDEX `push_wechat_orgs_organization`;--> statement-breakpoint
CREATE INDEX `push_wechat_orgs_organization` ON `push_wechat_orgs` (`org_id`,`push_id`);--> statement-breakpoint
DROP INDEX `push_wechat_added`;--> statement-breakpoint
CREATE UNIQUE INDEX `push_wechat_added` ON `push_wechat` (`add_time`,`id`) WHERE "push_wechat"."is_delete" = 0;--> statement-breakpoint
ALTER TABLE `expert_facet` ADD `fields` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `matchmaking_member` ADD `received` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `matchmaking_member` ADD `sent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `matchmaking_member` ADD `waiting` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `course_learner_time` ON `course_learner` (`course_id`,`add_time`,`id`);
--> statement-breakpoint
DROP VIEW expert_facets;
--> statement-breakpoint
DROP TRIGGER expert_facet_entered;
--> statement-breakpoint
DROP TRIGGER expert_facet_written;
--> statement-breakpoint
DROP TRIGGER expert_facet_scope_added;
--> statement-breakpoint
DROP TRIGGER expert_facet_scope_removed;
--> statement-breakpoint
DROP TRIGGER expert_facet_work_added;
--> statement-breakpoint
DROP TRIGGER expert_facet_work_removed;
--> statement-breakpoint
DROP TRIGGER expert_facet_scope_changed;
--> statement-breakpoint
CREATE VIEW expert_facets AS SELECT e.expert_id, (SELECT json_group_array(x.token) FROM (
    SELECT 'p' || e.province AS token WHERE e.province <> '' UNION SELECT 'c' || e.city WHERE e.city <> ''
    UNION SELECT 's' || coalesce(l.first_scope_id, l.second_scope_id) FROM zhuanjia_scope l WHERE l.expert_id = e.expert_id ORDER BY 1) x) AS facets,
  (SELECT count(*) FROM zhuanjia_work w WHERE w.expert_id = e.expert_id) AS works,
  (SELECT json_group_array(x.id) FROM (
    SELECT a.id FROM zhuanjia_scope l JOIN scope a ON a.id = l.second_scope_id WHERE l.expert_id = e.expert_id
    UNION SELECT a.pid FROM zhuanjia_scope l JOIN scope a ON a.id = l.second_scope_id WHERE l.expert_id = e.expert_id
    UNION SELECT b.pid FROM zhuanjia_scope l JOIN scope a ON a.id = l.second_scope_id JOIN scope b ON b.id = a.pid WHERE l.expert_id = e.expert_id
    UNION SELECT c.pid FROM zhuanjia_scope l JOIN scope a ON a.id = l.second_scope_id JOIN scope b ON b.id = a.pid JOIN scope c ON c.id = b.pid WHERE l.expert_id = e.expert_id
    ORDER BY 1) x WHERE x.id <> '0') AS fields
FROM zhuanjia e WHERE e.audit_status = 4 AND e.is_delete = 0;
--> statement-breakpoint
CREATE TRIGGER expert_facet_entered AFTER INSERT ON zhuanjia WHEN new.audit_status = 4 AND new.is_delete = 0 BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_written AFTER UPDATE OF province, city, audit_status, is_delete ON zhuanjia WHEN new.audit_status = 4 AND new.is_delete = 0 BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_scope_added AFTER INSERT ON zhuanjia_scope BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_scope_removed AFTER DELETE ON zhuanjia_scope BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = old.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_work_added AFTER INSERT ON zhuanjia_work BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_work_removed AFTER DELETE ON zhuanjia_work BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = old.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;
--> statement-breakpoint
CREATE TRIGGER expert_facet_scope_changed AFTER UPDATE OF first_scope_id, second_scope_id ON zhuanjia_scope BEGIN
  INSERT INTO expert_facet(expert_id, facets, works, fields) SELECT f.expert_id, f.facets, f.works, f.fields FROM expert_facets f WHERE f.expert_id = new.expert_id
  ON CONFLICT(expert_id) DO UPDATE SET facets = excluded.facets, works = excluded.works, fields = excluded.fields
  WHERE facets IS NOT excluded.facets OR works IS NOT excluded.works OR fields IS NOT excluded.fields;
END;
--> statement-breakpoint
CREATE TRIGGER expert_field_added AFTER INSERT ON expert_facet BEGIN
  INSERT INTO expert_field(expert_id, field, sort, add_time) SELECT e.expert_id, j.value, e.sort, e.add_time FROM zhuanjia e, json_each(new.fields) j
  WHERE e.expert_id = new.expert_id ON CONFLICT DO NOTHING;
  INSERT INTO facet_count(kind, grp) SELECT 'expert_field', j.value FROM json_each(new.fields) j WHERE true ON CONFLICT DO NOTHING;
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0))
    FROM (SELECT '*' AS value UNION ALL SELECT j.value FROM json_each(new.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) f))
  WHERE kind = 'expert_field' AND grp IN (SELECT value FROM json_each(new.fields));
END;
--> statement-breakpoint
CREATE TRIGGER expert_field_removed AFTER DELETE ON expert_facet BEGIN
  DELETE FROM expert_field WHERE expert_id = old.expert_id;
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0))
    FROM (SELECT '*' AS value UNION ALL SELECT j.value FROM json_each(old.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) f))
  WHERE kind = 'expert_field' AND grp IN (SELECT value FROM json_each(old.fields));
END;
--> statement-breakpoint
CREATE TRIGGER expert_field_moved AFTER UPDATE OF facets, fields ON expert_facet WHEN old.facets IS NOT new.facets OR old.fields IS NOT new.fields BEGIN
  DELETE FROM expert_field WHERE expert_id = new.expert_id AND field NOT IN (SELECT value FROM json_each(new.fields));
  INSERT INTO expert_field(expert_id, field, sort, add_time) SELECT e.expert_id, j.value, e.sort, e.add_time FROM zhuanjia e, json_each(new.fields) j
  WHERE e.expert_id = new.expert_id AND j.value NOT IN (SELECT value FROM json_each(old.fields)) ON CONFLICT DO NOTHING;
  INSERT INTO facet_count(kind, grp) SELECT 'expert_field', j.value FROM json_each(new.fields) j
  WHERE j.value NOT IN (SELECT value FROM json_each(old.fields)) ON CONFLICT DO NOTHING;
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) - 1, 0))
    FROM (SELECT '*' AS value UNION ALL SELECT j.value FROM json_each(old.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) f))
  WHERE kind = 'expert_field' AND grp IN (SELECT value FROM json_each(old.fields))
    AND (grp NOT IN (SELECT value FROM json_each(new.fields)) OR (SELECT group_concat(j.value) FROM json_each(old.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) IS NOT (SELECT group_concat(j.value) FROM json_each(new.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')));
  UPDATE facet_count SET counts = json_patch(counts, (SELECT json_group_object(f.value, nullif(coalesce(counts ->> f.value, 0) + 1, 0))
    FROM (SELECT '*' AS value UNION ALL SELECT j.value FROM json_each(new.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) f))
  WHERE kind = 'expert_field' AND grp IN (SELECT value FROM json_each(new.fields))
    AND (grp NOT IN (SELECT value FROM json_each(old.fields)) OR (SELECT group_concat(j.value) FROM json_each(old.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')) IS NOT (SELECT group_concat(j.value) FROM json_each(new.facets) j WHERE substr(j.value, 1, 1) IN ('p', 'c')));
END;
--> statement-breakpoint
CREATE TRIGGER expert_field_sorted AFTER UPDATE OF sort, add_time ON zhuanjia WHEN old.sort <> new.sort OR old.add_time <> new.add_time BEGIN
  UPDATE expert_field SET sort = new.sort, add_time = new.add_time WHERE expert_id = new.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER expert_field_tree AFTER UPDATE OF pid ON scope WHEN old.pid <> new.pid BEGIN
  UPDATE expert_facet SET fields = (SELECT f.fields FROM expert_facets f WHERE f.expert_id = expert_facet.expert_id)
  WHERE expert_id IN (SELECT expert_id FROM expert_field WHERE field = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_request_added AFTER INSERT ON matchmaking_request BEGIN
  UPDATE matchmaking_member SET received = received + 1, waiting = waiting + (new.state = 'pending') WHERE meeting_id = new.meeting_id AND user_id = new.to_user;
  UPDATE matchmaking_member SET sent = sent + 1 WHERE meeting_id = new.meeting_id AND user_id = new.from_user;
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_request_removed AFTER DELETE ON matchmaking_request BEGIN
  UPDATE matchmaking_member SET received = received - 1, waiting = waiting - (old.state = 'pending') WHERE meeting_id = old.meeting_id AND user_id = old.to_user;
  UPDATE matchmaking_member SET sent = sent - 1 WHERE meeting_id = old.meeting_id AND user_id = old.from_user;
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_request_changed AFTER UPDATE OF meeting_id, from_user, to_user, state ON matchmaking_request
WHEN old.meeting_id <> new.meeting_id OR old.from_user <> new.from_user OR old.to_user <> new.to_user OR (old.state = 'pending') <> (new.state = 'pending') BEGIN
  UPDATE matchmaking_member SET received = received - 1, waiting = waiting - (old.state = 'pending')
  WHERE (old.meeting_id <> new.meeting_id OR old.to_user <> new.to_user) AND meeting_id = old.meeting_id AND user_id = old.to_user;
  UPDATE matchmaking_member SET received = received + 1, waiting = waiting + (new.state = 'pending')
  WHERE (old.meeting_id <> new.meeting_id OR old.to_user <> new.to_user) AND meeting_id = new.meeting_id AND user_id = new.to_user;
  UPDATE matchmaking_member SET waiting = waiting + (new.state = 'pending') - (old.state = 'pending')
  WHERE old.meeting_id = new.meeting_id AND old.to_user = new.to_user AND meeting_id = new.meeting_id AND user_id = new.to_user;
  UPDATE matchmaking_member SET sent = sent - 1 WHERE (old.meeting_id <> new.meeting_id OR old.from_user <> new.from_user) AND meeting_id = old.meeting_id AND user_id = old.from_user;
  UPDATE matchmaking_member SET sent = sent + 1 WHERE (old.meeting_id <> new.meeting_id OR old.from_user <> new.from_user) AND meeting_id = new.meeting_id AND user_id = new.from_user;
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_member_counted AFTER INSERT ON matchmaking_member WHEN EXISTS (SELECT 1 FROM matchmaking_request r WHERE r.meeting_id = new.meeting_id AND r.to_user = new.user_id)
OR EXISTS (SELECT 1 FROM matchmaking_request r WHERE r.meeting_id = new.meeting_id AND r.from_user = new.user_id) OR new.received <> 0 OR new.sent <> 0 OR new.waiting <> 0 BEGIN
  UPDATE matchmaking_member SET received = (SELECT count(*) FROM matchmaking_request r WHERE r.to_user = new.user_id AND r.meeting_id = new.meeting_id),
    waiting = (SELECT count(*) FROM matchmaking_request r WHERE r.to_user = new.user_id AND r.meeting_id = new.meeting_id AND r.state = 'pending'),
    sent = (SELECT count(*) FROM matchmaking_request r WHERE r.from_user = new.user_id AND r.meeting_id = new.meeting_id) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_member_moved AFTER UPDATE OF meeting_id, user_id ON matchmaking_member WHEN old.meeting_id <> new.meeting_id OR old.user_id <> new.user_id BEGIN
  UPDATE matchmaking_member SET received = (SELECT count(*) FROM matchmaking_request r WHERE r.to_user = new.user_id AND r.meeting_id = new.meeting_id),
    waiting = (SELECT count(*) FROM matchmaking_request r WHERE r.to_user = new.user_id AND r.meeting_id = new.meeting_id AND r.state = 'pending'),
    sent = (SELECT count(*) FROM matchmaking_request r WHERE r.from_user = new.user_id AND r.meeting_id = new.meeting_id) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE INDEX organisation_user_listed ON organisation_user(organization_id, (audit_status = 1 AND invited_by IS NULL) DESC, is_admin DESC, add_time, id) WHERE is_delete = 0;
--> statement-breakpoint
CREATE INDEX course_application_listed ON course_application(course_id, state <> 0, iif(state = 0, add_time, -add_time), id) WHERE is_delete = 0;
--> statement-breakpoint
CREATE INDEX course_application_order ON course_application(state <> 0, iif(state = 0, add_time, -add_time), id) WHERE is_delete = 0;
--> statement-breakpoint
CREATE INDEX remind_listed ON remind(add_user, ai_stage > 1, CASE ai_stage WHEN 1 THEN remind_start_time ELSE -remind_start_time END, id) WHERE is_delete = 0;
--> statement-breakpoint
UPDATE matchmaking_member SET received = (SELECT count(*) FROM matchmaking_request r WHERE r.to_user = matchmaking_member.user_id AND r.meeting_id = matchmaking_member.meeting_id),
  waiting = (SELECT count(*) FROM matchmaking_request r WHERE r.to_user = matchmaking_member.user_id AND r.meeting_id = matchmaking_member.meeting_id AND r.state = 'pending'),
  sent = (SELECT count(*) FROM matchmaking_request r WHERE r.from_user = matchmaking_member.user_id AND r.meeting_id = matchmaking_member.meeting_id);
--> statement-breakpoint
UPDATE expert_facet SET fields = (SELECT f.fields FROM expert_facets f WHERE f.expert_id = expert_facet.expert_id);
