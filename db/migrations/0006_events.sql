ALTER TABLE `forum_cooperation` ADD `state` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE TABLE `post_version` (
	`post_id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text,
	`body` text NOT NULL,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`post_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `reply` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`body` text NOT NULL,
	`lang` text DEFAULT 'zh' NOT NULL,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`hold_time` integer,
	`hide_time` integer,
	`hide_user` text,
	`hide_reason` text,
	`is_delete` integer DEFAULT 0 NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE INDEX `reply_thread` ON `reply` (`thread_id`,`add_time`,`id`);--> statement-breakpoint
CREATE INDEX `reply_withheld` ON `reply` (`thread_id`) WHERE (hold_time IS NOT NULL OR hide_time IS NOT NULL) AND is_delete = 0;--> statement-breakpoint
CREATE INDEX `reply_user` ON `reply` (`add_user`,`add_time`);--> statement-breakpoint
CREATE INDEX `reply_held` ON `reply` (`hold_time`) WHERE "reply"."hold_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reply_hidden` ON `reply` (`hide_time`) WHERE "reply"."hide_time" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `reply_submission` ON `reply` (`add_user`,`submission_key`) WHERE "reply"."submission_key" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `thread_category` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_en` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`threads` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `thread_category_sort` ON `thread_category` (`is_delete`,`sort`);--> statement-breakpoint
CREATE TABLE `thread_follow` (
	`user_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`is_on` integer DEFAULT 1 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `thread_id`)
);
--> statement-breakpoint
CREATE INDEX `thread_follow_thread` ON `thread_follow` (`thread_id`) WHERE "thread_follow"."is_on" = 1;--> statement-breakpoint
CREATE TABLE `thread` (
	`id` text PRIMARY KEY NOT NULL,
	`category_id` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`plain` text NOT NULL,
	`lang` text DEFAULT 'zh' NOT NULL,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`update_time` integer,
	`last_time` integer DEFAULT 0 NOT NULL,
	`replies` integer DEFAULT 0 NOT NULL,
	`accepted_reply_id` text,
	`accept_time` integer,
	`hold_time` integer,
	`hide_time` integer,
	`hide_user` text,
	`hide_reason` text,
	`is_delete` integer DEFAULT 0 NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE INDEX `thread_newest` ON `thread` (`last_time`,`id`) WHERE hold_time IS NULL AND hide_time IS NULL AND is_delete = 0;--> statement-breakpoint
CREATE INDEX `thread_most` ON `thread` (`replies`,`last_time`,`id`) WHERE hold_time IS NULL AND hide_time IS NULL AND is_delete = 0;--> statement-breakpoint
CREATE INDEX `thread_category_newest` ON `thread` (`category_id`,`last_time`,`id`) WHERE hold_time IS NULL AND hide_time IS NULL AND is_delete = 0;--> statement-breakpoint
CREATE INDEX `thread_category_most` ON `thread` (`category_id`,`replies`,`last_time`,`id`) WHERE hold_time IS NULL AND hide_time IS NULL AND is_delete = 0;--> statement-breakpoint
CREATE INDEX `thread_accepted` ON `thread` (`accept_time`,`id`) WHERE accepted_reply_id IS NOT NULL AND hold_time IS NULL AND hide_time IS NULL AND is_delete = 0;--> statement-breakpoint
CREATE INDEX `thread_user` ON `thread` (`add_user`,`add_time`);--> statement-breakpoint
CREATE INDEX `thread_held` ON `thread` (`hold_time`) WHERE "thread"."hold_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `thread_hidden` ON `thread` (`hide_time`) WHERE "thread"."hide_time" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `thread_submission` ON `thread` (`add_user`,`submission_key`) WHERE "thread"."submission_key" IS NOT NULL;
--> statement-breakpoint
DROP INDEX reply_withheld;
--> statement-breakpoint
CREATE TRIGGER thread_begun AFTER INSERT ON thread BEGIN
  UPDATE thread SET last_time = max(last_time, new.add_time) WHERE id = new.id;
  UPDATE thread_category SET threads = threads + 1
    WHERE id = new.category_id AND new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0;
  INSERT OR IGNORE INTO thread_follow(user_id, thread_id, add_time) VALUES (new.add_user, new.id, new.add_time);
END;
--> statement-breakpoint
CREATE TRIGGER thread_recounted AFTER UPDATE OF category_id, hold_time, hide_time, is_delete ON thread BEGIN
  UPDATE thread_category SET threads = threads - 1
    WHERE id = old.category_id AND old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0;
  UPDATE thread_category SET threads = threads + 1
    WHERE id = new.category_id AND new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER thread_withheld AFTER UPDATE OF hold_time, hide_time, is_delete ON thread
WHEN NOT (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0) BEGIN
  DELETE FROM notice WHERE (user_id, once_key) IN (SELECT f.user_id, 'thread-reply:' || r.id FROM reply r, thread_follow f
    WHERE r.thread_id = new.id AND f.thread_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER thread_gone AFTER DELETE ON thread BEGIN
  UPDATE thread_category SET threads = threads - 1
    WHERE id = old.category_id AND old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0;
  DELETE FROM thread_follow WHERE thread_id = old.id;
  DELETE FROM post_version WHERE post_id = old.id;
  DELETE FROM reply WHERE thread_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER thread_edited AFTER UPDATE OF title, body ON thread WHEN old.title IS NOT new.title OR old.body IS NOT new.body BEGIN
  INSERT INTO post_version(post_id, version, title, body, add_user, add_time)
  SELECT old.id, coalesce(max(version), 0) + 1, old.title, old.body, old.add_user, coalesce(old.update_time, old.add_time)
  FROM post_version WHERE post_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER reply_written AFTER INSERT ON reply BEGIN
  UPDATE thread SET replies = replies + 1, last_time = max(last_time, new.add_time)
    WHERE id = new.thread_id AND new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0;
  INSERT OR IGNORE INTO thread_follow(user_id, thread_id, add_time) VALUES (new.add_user, new.thread_id, new.add_time);
END;
--> statement-breakpoint
CREATE TRIGGER reply_shown AFTER UPDATE OF hold_time, hide_time, is_delete ON reply
WHEN new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0
  AND NOT (old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0) BEGIN
  UPDATE thread SET replies = replies + 1, last_time = max(last_time, new.add_time) WHERE id = new.thread_id;
END;
--> statement-breakpoint
CREATE TRIGGER reply_withheld AFTER UPDATE OF hold_time, hide_time, is_delete ON reply
WHEN old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0
  AND NOT (new.hold_time IS NULL AND new.hide_time IS NULL AND new.is_delete = 0) BEGIN
  UPDATE thread SET replies = replies - 1,
    accept_time = CASE WHEN accepted_reply_id = old.id THEN NULL ELSE accept_time END,
    accepted_reply_id = nullif(accepted_reply_id, old.id),
    last_time = max(add_time, coalesce((SELECT r.add_time FROM reply r WHERE r.thread_id = old.thread_id AND r.hold_time IS NULL
      AND r.hide_time IS NULL AND r.is_delete = 0 ORDER BY r.add_time DESC LIMIT 1), 0))
  WHERE id = old.thread_id;
  DELETE FROM notice WHERE (user_id, once_key) IN (SELECT user_id, 'thread-reply:' || old.id FROM thread_follow WHERE thread_id = old.thread_id);
END;
--> statement-breakpoint
CREATE TRIGGER reply_gone AFTER DELETE ON reply BEGIN
  UPDATE thread SET replies = replies - 1,
    accept_time = CASE WHEN accepted_reply_id = old.id THEN NULL ELSE accept_time END,
    accepted_reply_id = nullif(accepted_reply_id, old.id),
    last_time = max(add_time, coalesce((SELECT r.add_time FROM reply r WHERE r.thread_id = old.thread_id AND r.hold_time IS NULL
      AND r.hide_time IS NULL AND r.is_delete = 0 ORDER BY r.add_time DESC LIMIT 1), 0))
  WHERE id = old.thread_id AND old.hold_time IS NULL AND old.hide_time IS NULL AND old.is_delete = 0;
  DELETE FROM post_version WHERE post_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER reply_edited AFTER UPDATE OF body ON reply WHEN old.body IS NOT new.body BEGIN
  INSERT INTO post_version(post_id, version, body, add_user, add_time)
  SELECT old.id, coalesce(max(version), 0) + 1, old.body, old.add_user, coalesce(old.update_time, old.add_time)
  FROM post_version WHERE post_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_post_version_added AFTER INSERT ON post_version WHEN instr(concat_ws(' ', new.body), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'post_version', new.post_id || '/' || new.version FROM json_each('[' || replace(json_quote(concat_ws(' ', new.body)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_post_version_changed AFTER UPDATE OF body ON post_version WHEN concat_ws(' ', old.body) IS NOT concat_ws(' ', new.body) AND instr(concat_ws(' ', old.body, new.body), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'post_version' AND item_id = old.post_id || '/' || old.version;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'post_version', new.post_id || '/' || new.version FROM json_each('[' || replace(json_quote(concat_ws(' ', new.body)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_post_version_removed AFTER DELETE ON post_version WHEN instr(concat_ws(' ', old.body), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'post_version' AND item_id = old.post_id || '/' || old.version;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_reply_added AFTER INSERT ON reply WHEN instr(concat_ws(' ', new.body), '/files/') > 0 AND new.is_delete = 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'reply', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.body)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_reply_changed AFTER UPDATE OF body, is_delete ON reply WHEN (concat_ws(' ', old.body) IS NOT concat_ws(' ', new.body) OR old.is_delete <> new.is_delete) AND instr(concat_ws(' ', old.body, new.body), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'reply' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'reply', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.body)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND new.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_reply_removed AFTER DELETE ON reply WHEN instr(concat_ws(' ', old.body), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'reply' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_thread_added AFTER INSERT ON thread WHEN instr(concat_ws(' ', new.body), '/files/') > 0 AND new.is_delete = 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'thread', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.body)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_thread_changed AFTER UPDATE OF body, is_delete ON thread WHEN (concat_ws(' ', old.body) IS NOT concat_ws(' ', new.body) OR old.is_delete <> new.is_delete) AND instr(concat_ws(' ', old.body, new.body), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'thread' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'thread', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.body)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*' AND new.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_thread_removed AFTER DELETE ON thread WHEN instr(concat_ws(' ', old.body), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'thread' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TABLE `bookable` (
	`event_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`capacity` integer,
	`booked` integer DEFAULT 0 NOT NULL,
	`waiting` integer DEFAULT 0 NOT NULL,
	`last_number` integer DEFAULT 0 NOT NULL,
	`offer_hours` integer DEFAULT 24 NOT NULL,
	`opens` integer,
	`closes` integer,
	`starts` integer,
	`ends` integer,
	`stopped` integer DEFAULT 0 NOT NULL,
	`day_told` integer,
	`hour_told` integer
);
--> statement-breakpoint
CREATE INDEX `bookable_starts` ON `bookable` (`starts`) WHERE "bookable"."stopped" = 0;--> statement-breakpoint
CREATE INDEX `bookable_waiting` ON `bookable` (`waiting`) WHERE "bookable"."waiting" > 0;--> statement-breakpoint
CREATE TABLE `booking_message` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`topic` text NOT NULL,
	`due_time` integer NOT NULL,
	`state` text DEFAULT 'due' NOT NULL,
	`claim_time` integer
);
--> statement-breakpoint
CREATE INDEX `booking_message_due` ON `booking_message` (`due_time`) WHERE "booking_message"."state" = 'due';--> statement-breakpoint
CREATE INDEX `booking_message_of` ON `booking_message` (`booking_id`);--> statement-breakpoint
CREATE TABLE `booking` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`event_id` text NOT NULL,
	`party` integer DEFAULT 1 NOT NULL,
	`state` text NOT NULL,
	`number` integer,
	`offer_until` integer,
	`change_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_number` ON `booking` (`event_id`,`number`);--> statement-breakpoint
CREATE INDEX `booking_state` ON `booking` (`event_id`,`state`,`number`);--> statement-breakpoint
CREATE INDEX `booking_offer` ON `booking` (`offer_until`) WHERE "booking"."state" = 'offered';--> statement-breakpoint
ALTER TABLE `course_user` ADD `party` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `course_user` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `course_user` ADD `origin` text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE `course` ADD `name_en` text;--> statement-breakpoint
ALTER TABLE `course` ADD `profile_en` text;--> statement-breakpoint
ALTER TABLE `course` ADD `address` text;--> statement-breakpoint
ALTER TABLE `course` ADD `address_en` text;--> statement-breakpoint
ALTER TABLE `course` ADD `end_time` integer;--> statement-breakpoint
ALTER TABLE `course` ADD `capacity` integer;--> statement-breakpoint
ALTER TABLE `course` ADD `sign_from` integer;--> statement-breakpoint
ALTER TABLE `course` ADD `sign_until` integer;--> statement-breakpoint
ALTER TABLE `course` ADD `offer_hours` integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE `course` ADD `check_phone` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `course` ADD `questions` text;--> statement-breakpoint
ALTER TABLE `course` ADD `cancel_time` integer;--> statement-breakpoint
ALTER TABLE `course` ADD `cancel_reason` text;--> statement-breakpoint
ALTER TABLE `course` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `course` ADD `is_open` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `course` ADD `publish_time` integer;--> statement-breakpoint
ALTER TABLE `course` ADD `unpublish_time` integer;--> statement-breakpoint
ALTER TABLE `meeting_user` ADD `party` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `meeting_user` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `meeting_user` ADD `origin` text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE `meeting` ADD `profile_en` text;--> statement-breakpoint
ALTER TABLE `meeting` ADD `paid` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `meeting` ADD `capacity` integer;--> statement-breakpoint
ALTER TABLE `meeting` ADD `sign_from` integer;--> statement-breakpoint
ALTER TABLE `meeting` ADD `sign_until` integer;--> statement-breakpoint
ALTER TABLE `meeting` ADD `offer_hours` integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE `meeting` ADD `check_phone` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `meeting` ADD `questions` text;--> statement-breakpoint
ALTER TABLE `meeting` ADD `cancel_time` integer;--> statement-breakpoint
ALTER TABLE `meeting` ADD `cancel_reason` text;--> statement-breakpoint
ALTER TABLE `meeting` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `meeting` ADD `is_open` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `meeting` ADD `publish_time` integer;--> statement-breakpoint
ALTER TABLE `meeting` ADD `unpublish_time` integer;
--> statement-breakpoint
DROP TRIGGER file_use_course_added;
--> statement-breakpoint
DROP TRIGGER file_use_course_changed;
--> statement-breakpoint
DROP TRIGGER file_use_course_removed;
--> statement-breakpoint
DROP TRIGGER file_use_meeting_added;
--> statement-breakpoint
DROP TRIGGER file_use_meeting_changed;
--> statement-breakpoint
DROP TRIGGER file_use_meeting_removed;
--> statement-breakpoint
CREATE TRIGGER meeting_bookable_added AFTER INSERT ON meeting BEGIN
  INSERT INTO bookable (event_id, kind, capacity, offer_hours, opens, closes, starts, ends, stopped) VALUES (new.id, 'meeting', new.capacity, new.offer_hours, new.sign_from, new.sign_until, new.start_time, coalesce(new.end_time, new.start_time + 86400), (new.cancel_time IS NOT NULL OR new.is_delete <> 0)) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_bookable_changed AFTER UPDATE OF capacity, offer_hours, sign_from, sign_until, start_time, end_time, cancel_time, is_delete ON meeting BEGIN
  UPDATE bookable SET (capacity, offer_hours, opens, closes, starts, ends, stopped) = (SELECT new.capacity, new.offer_hours, new.sign_from, new.sign_until, new.start_time, coalesce(new.end_time, new.start_time + 86400), (new.cancel_time IS NOT NULL OR new.is_delete <> 0)) WHERE event_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_bookable_removed AFTER DELETE ON meeting BEGIN
  DELETE FROM booking WHERE event_id = old.id;
  DELETE FROM bookable WHERE event_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_revised AFTER UPDATE OF name, name_en, address, address_en, start_time, end_time, cancel_time ON meeting WHEN old.name IS NOT new.name OR old.name_en IS NOT new.name_en OR old.address IS NOT new.address OR old.address_en IS NOT new.address_en OR old.start_time IS NOT new.start_time OR old.end_time IS NOT new.end_time OR old.cancel_time IS NOT new.cancel_time BEGIN
  UPDATE meeting SET revision = old.revision + 1 WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_moved AFTER UPDATE OF address, start_time, end_time ON meeting WHEN (old.address IS NOT new.address OR old.start_time IS NOT new.start_time OR old.end_time IS NOT new.end_time) AND new.cancel_time IS NULL AND new.is_delete = 0 AND coalesce(new.start_time > unixepoch(), 1) BEGIN
  DELETE FROM booking_message WHERE topic = 'changed' AND state = 'due' AND booking_id IN (SELECT id FROM booking WHERE event_id = new.id);
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT k.id || ':changed:' || (old.revision + 1), k.id, 'changed', unixepoch() FROM booking k WHERE k.event_id = new.id AND k.state IN ('booked', 'offered') ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_cancelled AFTER UPDATE OF cancel_time ON meeting WHEN old.cancel_time IS NULL AND new.cancel_time IS NOT NULL AND new.is_delete = 0 AND coalesce(coalesce(new.end_time, new.start_time) > unixepoch(), 1) BEGIN
  DELETE FROM booking_message WHERE topic <> 'cancelled' AND state = 'due' AND booking_id IN (SELECT id FROM booking WHERE event_id = new.id);
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT k.id || ':cancelled:' || (old.revision + 1), k.id, 'cancelled', unixepoch() FROM booking k WHERE k.event_id = new.id AND k.state IN ('booked', 'offered', 'waiting') ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_user_booked AFTER INSERT ON meeting_user WHEN new.is_delete = 0 BEGIN
  INSERT INTO booking (id, kind, event_id, party, state, number, change_time) SELECT new.id, 'meeting', b.event_id, new.party, iif(b.seat, 'booked', 'waiting'), iif(b.seat, NULL, b.last_number + 1), iif(new.add_time > 0, new.add_time, unixepoch()) FROM (SELECT event_id, last_number, capacity IS NULL OR (waiting = 0 OR new.origin = 'walk_in') AND booked + new.party <= capacity AS seat FROM bookable WHERE event_id = new.meeting_id) b WHERE true ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_user_left AFTER UPDATE OF is_delete ON meeting_user WHEN old.is_delete = 0 AND new.is_delete <> 0 BEGIN
  UPDATE booking SET state = 'left', offer_until = NULL, change_time = unixepoch() WHERE id = new.id AND state IN ('booked', 'offered', 'waiting');
END;
--> statement-breakpoint
CREATE TRIGGER meeting_user_party AFTER UPDATE OF party ON meeting_user WHEN old.party <> new.party BEGIN
  SELECT RAISE(ABORT, 'refused:booking_full') FROM booking k JOIN bookable b ON b.event_id = k.event_id WHERE k.id = new.id AND k.state IN ('booked', 'offered') AND new.party > k.party AND b.booked - k.party + new.party > b.capacity;
  UPDATE booking SET party = new.party WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER meeting_user_unbooked AFTER DELETE ON meeting_user BEGIN
  DELETE FROM booking WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER course_bookable_added AFTER INSERT ON course BEGIN
  INSERT INTO bookable (event_id, kind, capacity, offer_hours, opens, closes, starts, ends, stopped) VALUES (new.id, 'course', new.capacity, new.offer_hours, new.sign_from, new.sign_until, new.start_time, coalesce(new.end_time, new.start_time + 15552000), (new.cancel_time IS NOT NULL OR new.is_delete <> 0)) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER course_bookable_changed AFTER UPDATE OF capacity, offer_hours, sign_from, sign_until, start_time, end_time, cancel_time, is_delete ON course BEGIN
  UPDATE bookable SET (capacity, offer_hours, opens, closes, starts, ends, stopped) = (SELECT new.capacity, new.offer_hours, new.sign_from, new.sign_until, new.start_time, coalesce(new.end_time, new.start_time + 15552000), (new.cancel_time IS NOT NULL OR new.is_delete <> 0)) WHERE event_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER course_bookable_removed AFTER DELETE ON course BEGIN
  DELETE FROM booking WHERE event_id = old.id;
  DELETE FROM bookable WHERE event_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER course_revised AFTER UPDATE OF name, name_en, address, address_en, start_time, end_time, cancel_time ON course WHEN old.name IS NOT new.name OR old.name_en IS NOT new.name_en OR old.address IS NOT new.address OR old.address_en IS NOT new.address_en OR old.start_time IS NOT new.start_time OR old.end_time IS NOT new.end_time OR old.cancel_time IS NOT new.cancel_time BEGIN
  UPDATE course SET revision = old.revision + 1 WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER course_moved AFTER UPDATE OF address, start_time, end_time ON course WHEN (old.address IS NOT new.address OR old.start_time IS NOT new.start_time OR old.end_time IS NOT new.end_time) AND new.cancel_time IS NULL AND new.is_delete = 0 AND coalesce(new.start_time > unixepoch(), 1) BEGIN
  DELETE FROM booking_message WHERE topic = 'changed' AND state = 'due' AND booking_id IN (SELECT id FROM booking WHERE event_id = new.id);
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT k.id || ':changed:' || (old.revision + 1), k.id, 'changed', unixepoch() FROM booking k WHERE k.event_id = new.id AND k.state IN ('booked', 'offered') ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER course_cancelled AFTER UPDATE OF cancel_time ON course WHEN old.cancel_time IS NULL AND new.cancel_time IS NOT NULL AND new.is_delete = 0 AND coalesce(coalesce(new.end_time, new.start_time) > unixepoch(), 1) BEGIN
  DELETE FROM booking_message WHERE topic <> 'cancelled' AND state = 'due' AND booking_id IN (SELECT id FROM booking WHERE event_id = new.id);
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT k.id || ':cancelled:' || (old.revision + 1), k.id, 'cancelled', unixepoch() FROM booking k WHERE k.event_id = new.id AND k.state IN ('booked', 'offered', 'waiting') ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER course_user_booked AFTER INSERT ON course_user WHEN new.is_delete = 0 BEGIN
  INSERT INTO booking (id, kind, event_id, party, state, number, change_time) SELECT new.id, 'course', b.event_id, new.party, iif(b.seat, 'booked', 'waiting'), iif(b.seat, NULL, b.last_number + 1), iif(new.add_time > 0, new.add_time, unixepoch()) FROM (SELECT event_id, last_number, capacity IS NULL OR (waiting = 0 OR new.origin = 'walk_in') AND booked + new.party <= capacity AS seat FROM bookable WHERE event_id = new.course_id) b WHERE true ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER course_user_left AFTER UPDATE OF is_delete ON course_user WHEN old.is_delete = 0 AND new.is_delete <> 0 BEGIN
  UPDATE booking SET state = 'left', offer_until = NULL, change_time = unixepoch() WHERE id = new.id AND state IN ('booked', 'offered', 'waiting');
END;
--> statement-breakpoint
CREATE TRIGGER course_user_party AFTER UPDATE OF party ON course_user WHEN old.party <> new.party BEGIN
  SELECT RAISE(ABORT, 'refused:booking_full') FROM booking k JOIN bookable b ON b.event_id = k.event_id WHERE k.id = new.id AND k.state IN ('booked', 'offered') AND new.party > k.party AND b.booked - k.party + new.party > b.capacity;
  UPDATE booking SET party = new.party WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER course_user_unbooked AFTER DELETE ON course_user BEGIN
  DELETE FROM booking WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER booking_added AFTER INSERT ON booking BEGIN
  UPDATE bookable SET booked = booked + iif(new.state IN ('booked', 'offered'), new.party, 0), waiting = waiting + (new.state = 'waiting'), last_number = max(last_number, coalesce(new.number, 0)) WHERE event_id = new.event_id;
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT new.id || ':' || new.state, new.id, new.state, unixepoch() WHERE new.change_time > unixepoch() - 600 AND new.state IN ('booked', 'waiting') ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER booking_changed AFTER UPDATE OF state, party ON booking WHEN old.state <> new.state OR old.party <> new.party BEGIN
  UPDATE bookable SET booked = booked + iif(new.state IN ('booked', 'offered'), new.party, 0) - iif(old.state IN ('booked', 'offered'), old.party, 0), waiting = waiting + (new.state = 'waiting') - (old.state = 'waiting') WHERE event_id = new.event_id;
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT new.id || ':' || new.state, new.id, new.state, unixepoch() WHERE old.state <> new.state AND new.state IN ('booked', 'offered', 'lapsed') ON CONFLICT DO NOTHING;
  UPDATE meeting_user SET is_delete = 1 WHERE id = new.id AND is_delete = 0 AND new.state IN ('left', 'lapsed');
  UPDATE course_user SET is_delete = 1 WHERE id = new.id AND is_delete = 0 AND new.state IN ('left', 'lapsed');
END;
--> statement-breakpoint
CREATE TRIGGER booking_removed AFTER DELETE ON booking BEGIN
  UPDATE bookable SET booked = booked - iif(old.state IN ('booked', 'offered'), old.party, 0), waiting = waiting - (old.state = 'waiting') WHERE event_id = old.event_id;
  DELETE FROM booking_message WHERE booking_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_added AFTER INSERT ON course WHEN instr(concat_ws(' ', new.profile, new.profile_en, new.cover, new.video), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'course', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.profile_en, new.cover, new.video)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_changed AFTER UPDATE OF profile, profile_en, cover, video ON course WHEN concat_ws(' ', old.profile, old.profile_en, old.cover, old.video) IS NOT concat_ws(' ', new.profile, new.profile_en, new.cover, new.video) AND instr(concat_ws(' ', old.profile, old.profile_en, old.cover, old.video, new.profile, new.profile_en, new.cover, new.video), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'course' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'course', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.profile_en, new.cover, new.video)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_removed AFTER DELETE ON course WHEN instr(concat_ws(' ', old.profile, old.profile_en, old.cover, old.video), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'course' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_meeting_added AFTER INSERT ON meeting WHEN instr(concat_ws(' ', new.profile, new.profile_en, new.cover), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'meeting', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.profile_en, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_meeting_changed AFTER UPDATE OF profile, profile_en, cover ON meeting WHEN concat_ws(' ', old.profile, old.profile_en, old.cover) IS NOT concat_ws(' ', new.profile, new.profile_en, new.cover) AND instr(concat_ws(' ', old.profile, old.profile_en, old.cover, new.profile, new.profile_en, new.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'meeting' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'meeting', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.profile, new.profile_en, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_meeting_removed AFTER DELETE ON meeting WHEN instr(concat_ws(' ', old.profile, old.profile_en, old.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'meeting' AND item_id = old.id;
END;
--> statement-breakpoint
INSERT INTO bookable (event_id, kind, capacity, offer_hours, opens, closes, starts, ends, stopped) SELECT id, 'meeting', capacity, offer_hours, sign_from, sign_until, start_time, coalesce(end_time, start_time + 86400), (cancel_time IS NOT NULL OR is_delete <> 0) FROM meeting WHERE true ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO bookable (event_id, kind, capacity, offer_hours, opens, closes, starts, ends, stopped) SELECT id, 'course', capacity, offer_hours, sign_from, sign_until, start_time, coalesce(end_time, start_time + 15552000), (cancel_time IS NOT NULL OR is_delete <> 0) FROM course WHERE true ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO booking (id, kind, event_id, party, state, change_time) SELECT s.id, 'meeting', s.meeting_id, s.party, 'booked', s.add_time FROM meeting_user s JOIN bookable b ON b.event_id = s.meeting_id WHERE s.is_delete = 0 ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO booking (id, kind, event_id, party, state, change_time) SELECT s.id, 'course', s.course_id, s.party, 'booked', s.add_time FROM course_user s JOIN bookable b ON b.event_id = s.course_id WHERE s.is_delete = 0 ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM booking_message;
--> statement-breakpoint
CREATE TABLE `attendance_scan` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`event_id` text NOT NULL,
	`signup_id` text,
	`way` text NOT NULL,
	`device` text NOT NULL,
	`scan_time` integer NOT NULL,
	`state` text NOT NULL,
	`user_id` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`undo_user` text,
	`undo_time` integer
);
--> statement-breakpoint
CREATE INDEX `attendance_scan_event` ON `attendance_scan` (`event_id`,`scan_time`);--> statement-breakpoint
CREATE INDEX `attendance_scan_signup` ON `attendance_scan` (`signup_id`,`scan_time`);--> statement-breakpoint
CREATE TABLE `attendance` (
	`signup_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`event_id` text NOT NULL,
	`scan_id` text NOT NULL,
	`arrive_time` integer NOT NULL,
	`device` text NOT NULL,
	`scans` integer DEFAULT 1 NOT NULL,
	`certificate` text,
	`certificate_time` integer,
	`certificate_user` text
);
--> statement-breakpoint
CREATE INDEX `attendance_event` ON `attendance` (`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `attendance_certificate` ON `attendance` (`certificate`);--> statement-breakpoint
ALTER TABLE `course` ADD `certificate` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `meeting` ADD `certificate` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER attendance_arrived AFTER INSERT ON attendance_scan WHEN new.state = 'counted' BEGIN
  INSERT INTO attendance (signup_id, kind, event_id, scan_id, arrive_time, device)
  VALUES (new.signup_id, new.kind, new.event_id, new.id, new.scan_time, new.device)
  ON CONFLICT (signup_id) DO UPDATE SET scans = scans + 1,
    scan_id = CASE WHEN (excluded.arrive_time, excluded.scan_id) < (arrive_time, scan_id) THEN excluded.scan_id ELSE scan_id END,
    device = CASE WHEN (excluded.arrive_time, excluded.scan_id) < (arrive_time, scan_id) THEN excluded.device ELSE device END,
    arrive_time = min(arrive_time, excluded.arrive_time);
END;
--> statement-breakpoint
CREATE TRIGGER attendance_meeting_signup_gone AFTER DELETE ON meeting_user BEGIN
  DELETE FROM attendance WHERE signup_id = old.id;
  DELETE FROM attendance_scan WHERE signup_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER attendance_course_signup_gone AFTER DELETE ON course_user BEGIN
  DELETE FROM attendance WHERE signup_id = old.id;
  DELETE FROM attendance_scan WHERE signup_id = old.id;
END;
--> statement-breakpoint
CREATE TABLE `thread_link` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`reply_id` text DEFAULT '' NOT NULL,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `thread_link_pair` ON `thread_link` (`thread_id`,`kind`,`item_id`,`reply_id`);--> statement-breakpoint
CREATE INDEX `thread_link_item` ON `thread_link` (`kind`,`item_id`);--> statement-breakpoint
DROP INDEX `comment_report_open`;--> statement-breakpoint
ALTER TABLE `comment_report` ADD `kind` text DEFAULT 'comment' NOT NULL;--> statement-breakpoint
ALTER TABLE `comment_report` ADD `counted` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `comment_report_open` ON `comment_report` (`kind`,`comment_id`,`add_time`) WHERE "comment_report"."decide_time" IS NULL;
--> statement-breakpoint
CREATE TRIGGER comment_unreported AFTER DELETE ON comment BEGIN
  DELETE FROM comment_report WHERE comment_id = old.comment_id;
END;
--> statement-breakpoint
CREATE TRIGGER thread_unreported AFTER DELETE ON thread BEGIN
  DELETE FROM comment_report WHERE comment_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER reply_unreported AFTER DELETE ON reply BEGIN
  DELETE FROM comment_report WHERE comment_id = old.id;
END;
--> statement-breakpoint
CREATE TABLE `clinic_calendar` (
	`expert_id` text PRIMARY KEY NOT NULL,
	`hours` text DEFAULT '[]' NOT NULL,
	`days_off` text DEFAULT '[]' NOT NULL,
	`taken` text DEFAULT '[]' NOT NULL,
	`booked` integer DEFAULT 0 NOT NULL,
	`finished` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `clinic_day_off` (
	`id` text PRIMARY KEY NOT NULL,
	`expert_id` text NOT NULL,
	`from_day` text NOT NULL,
	`until_day` text NOT NULL,
	`reason` text,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `clinic_day_off_expert` ON `clinic_day_off` (`expert_id`,`until_day`);--> statement-breakpoint
CREATE TABLE `clinic_hour` (
	`id` text PRIMARY KEY NOT NULL,
	`expert_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`from_minute` integer NOT NULL,
	`until_minute` integer NOT NULL,
	`slot_minutes` integer DEFAULT 60 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `clinic_hour_expert` ON `clinic_hour` (`expert_id`,`weekday`);--> statement-breakpoint
CREATE TABLE `clinic_message` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`side` text NOT NULL,
	`content` text NOT NULL,
	`files` text DEFAULT '[]' NOT NULL,
	`add_user` text NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE INDEX `clinic_message_application` ON `clinic_message` (`application_id`,`add_time`);--> statement-breakpoint
CREATE UNIQUE INDEX `clinic_message_submission` ON `clinic_message` (`add_user`,`submission_key`) WHERE submission_key IS NOT NULL;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `expert_id` text;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `scope_id` text;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `slot_start` integer;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `slot_end` integer;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `problem` text;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `files` text;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `summary` text;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `finish_time` integer;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `ask_time` integer;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `agree_time` integer;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `decline_time` integer;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `content_key` text;--> statement-breakpoint
ALTER TABLE `clinic_application` ADD `update_time` integer;--> statement-breakpoint
CREATE INDEX `clinic_application_expert` ON `clinic_application` (`expert_id`,`add_time`);--> statement-breakpoint
CREATE UNIQUE INDEX `clinic_application_slot` ON `clinic_application` (`expert_id`,`slot_start`) WHERE slot_start IS NOT NULL AND audit_status <> 2 AND is_delete = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `clinic_application_same` ON `clinic_application` (`content_key`) WHERE content_key IS NOT NULL AND audit_status <> 2 AND is_delete = 0;--> statement-breakpoint
ALTER TABLE `clinic_case` ADD `title_en` text;--> statement-breakpoint
ALTER TABLE `clinic_case` ADD `summary_en` text;--> statement-breakpoint
ALTER TABLE `clinic_case` ADD `content_en` text;--> statement-breakpoint
ALTER TABLE `clinic_case` ADD `result` text;--> statement-breakpoint
ALTER TABLE `clinic_case` ADD `result_en` text;--> statement-breakpoint
ALTER TABLE `clinic_case` ADD `scope_id` text;--> statement-breakpoint
ALTER TABLE `clinic_case` ADD `application_id` text;--> statement-breakpoint
ALTER TABLE `clinic_case` ADD `is_open` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `clinic_case_shown` ON `clinic_case` (`is_open`,`is_delete`,`sort`,`add_time`);--> statement-breakpoint
CREATE UNIQUE INDEX `clinic_case_application` ON `clinic_case` (`application_id`) WHERE application_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `zhuanjia_clinic` ON `zhuanjia` (`sort`,`add_time`) WHERE is_clinic = 1 AND audit_status = 4 AND is_delete = 0;
--> statement-breakpoint
DROP TRIGGER file_use_clinic_case_added;
--> statement-breakpoint
DROP TRIGGER file_use_clinic_case_changed;
--> statement-breakpoint
DROP TRIGGER file_use_clinic_case_removed;
--> statement-breakpoint
CREATE TRIGGER clinic_hour_kept_insert AFTER INSERT ON clinic_hour BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET hours = (SELECT json_group_array(json_array(h.weekday, h.from_minute, h.until_minute, h.slot_minutes)) FROM clinic_hour h WHERE h.expert_id = new.expert_id) WHERE expert_id = new.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_hour_kept_update AFTER UPDATE ON clinic_hour BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT old.expert_id WHERE old.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET hours = (SELECT json_group_array(json_array(h.weekday, h.from_minute, h.until_minute, h.slot_minutes)) FROM clinic_hour h WHERE h.expert_id = old.expert_id) WHERE expert_id = old.expert_id;
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET hours = (SELECT json_group_array(json_array(h.weekday, h.from_minute, h.until_minute, h.slot_minutes)) FROM clinic_hour h WHERE h.expert_id = new.expert_id) WHERE expert_id = new.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_hour_kept_delete AFTER DELETE ON clinic_hour BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT old.expert_id WHERE old.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET hours = (SELECT json_group_array(json_array(h.weekday, h.from_minute, h.until_minute, h.slot_minutes)) FROM clinic_hour h WHERE h.expert_id = old.expert_id) WHERE expert_id = old.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_day_off_kept_insert AFTER INSERT ON clinic_day_off BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET days_off = (SELECT json_group_array(json_array(d.from_day, d.until_day)) FROM clinic_day_off d WHERE d.expert_id = new.expert_id AND d.until_day >= date('now', '+8 hours')) WHERE expert_id = new.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_day_off_kept_update AFTER UPDATE ON clinic_day_off BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT old.expert_id WHERE old.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET days_off = (SELECT json_group_array(json_array(d.from_day, d.until_day)) FROM clinic_day_off d WHERE d.expert_id = old.expert_id AND d.until_day >= date('now', '+8 hours')) WHERE expert_id = old.expert_id;
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET days_off = (SELECT json_group_array(json_array(d.from_day, d.until_day)) FROM clinic_day_off d WHERE d.expert_id = new.expert_id AND d.until_day >= date('now', '+8 hours')) WHERE expert_id = new.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_day_off_kept_delete AFTER DELETE ON clinic_day_off BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT old.expert_id WHERE old.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET days_off = (SELECT json_group_array(json_array(d.from_day, d.until_day)) FROM clinic_day_off d WHERE d.expert_id = old.expert_id AND d.until_day >= date('now', '+8 hours')) WHERE expert_id = old.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_application_kept_insert AFTER INSERT ON clinic_application WHEN new.expert_id IS NOT NULL BEGIN
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET taken = (SELECT json_group_array(json_array(a.slot_start, a.slot_end)) FROM clinic_application a INDEXED BY clinic_application_slot WHERE a.expert_id = new.expert_id AND a.slot_start > unixepoch() - 86400 AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0) WHERE expert_id = new.expert_id;
  UPDATE clinic_calendar SET booked = booked + (new.audit_status = 1 AND new.is_delete = 0), finished = finished + (new.finish_time IS NOT NULL AND new.audit_status = 1 AND new.is_delete = 0) WHERE expert_id = new.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_application_kept_update AFTER UPDATE OF expert_id, slot_start, slot_end, audit_status, finish_time, is_delete ON clinic_application BEGIN
  UPDATE clinic_calendar SET booked = booked - (old.audit_status = 1 AND old.is_delete = 0), finished = finished - (old.finish_time IS NOT NULL AND old.audit_status = 1 AND old.is_delete = 0) WHERE expert_id = old.expert_id;
  INSERT INTO clinic_calendar (expert_id) SELECT new.expert_id WHERE new.expert_id IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE clinic_calendar SET taken = (SELECT json_group_array(json_array(a.slot_start, a.slot_end)) FROM clinic_application a INDEXED BY clinic_application_slot WHERE a.expert_id = old.expert_id AND a.slot_start > unixepoch() - 86400 AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0) WHERE expert_id = old.expert_id;
  UPDATE clinic_calendar SET taken = (SELECT json_group_array(json_array(a.slot_start, a.slot_end)) FROM clinic_application a INDEXED BY clinic_application_slot WHERE a.expert_id = new.expert_id AND a.slot_start > unixepoch() - 86400 AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0) WHERE expert_id = new.expert_id;
  UPDATE clinic_calendar SET booked = booked + (new.audit_status = 1 AND new.is_delete = 0), finished = finished + (new.finish_time IS NOT NULL AND new.audit_status = 1 AND new.is_delete = 0) WHERE expert_id = new.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_application_kept_delete AFTER DELETE ON clinic_application WHEN old.expert_id IS NOT NULL BEGIN
  UPDATE clinic_calendar SET booked = booked - (old.audit_status = 1 AND old.is_delete = 0), finished = finished - (old.finish_time IS NOT NULL AND old.audit_status = 1 AND old.is_delete = 0) WHERE expert_id = old.expert_id;
  UPDATE clinic_calendar SET taken = (SELECT json_group_array(json_array(a.slot_start, a.slot_end)) FROM clinic_application a INDEXED BY clinic_application_slot WHERE a.expert_id = old.expert_id AND a.slot_start > unixepoch() - 86400 AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0) WHERE expert_id = old.expert_id;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_application_gone AFTER DELETE ON clinic_application BEGIN
  DELETE FROM clinic_message WHERE application_id = old.id;
  UPDATE clinic_case SET is_open = 0 WHERE application_id = old.id AND is_open = 1;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_application_apart_insert BEFORE INSERT ON clinic_application WHEN new.slot_start IS NOT NULL AND new.audit_status <> 2 AND new.is_delete = 0 BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: clinic_application.expert_id, clinic_application.slot_start') FROM clinic_application a INDEXED BY clinic_application_slot
  WHERE a.expert_id = new.expert_id AND a.slot_start < new.slot_end AND a.slot_start > new.slot_start - 86400 AND a.slot_end > new.slot_start AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_application_apart_update BEFORE UPDATE OF expert_id, slot_start, slot_end, audit_status, is_delete ON clinic_application WHEN new.slot_start IS NOT NULL AND new.audit_status <> 2 AND new.is_delete = 0 BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: clinic_application.expert_id, clinic_application.slot_start') FROM clinic_application a INDEXED BY clinic_application_slot
  WHERE a.id <> new.id AND a.expert_id = new.expert_id AND a.slot_start < new.slot_end AND a.slot_start > new.slot_start - 86400 AND a.slot_end > new.slot_start AND a.slot_start IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0;
END;
--> statement-breakpoint
CREATE TRIGGER clinic_application_unagreed AFTER UPDATE OF agree_time, audit_status, is_delete ON clinic_application WHEN new.agree_time IS NULL OR new.audit_status = 2 OR new.is_delete = 1 BEGIN
  UPDATE clinic_case SET is_open = 0 WHERE application_id = new.id AND is_open = 1;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_application_added AFTER INSERT ON clinic_application WHEN instr(concat_ws(' ', new.files), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'clinic_application', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_application_changed AFTER UPDATE OF files ON clinic_application WHEN concat_ws(' ', old.files) IS NOT concat_ws(' ', new.files) AND instr(concat_ws(' ', old.files, new.files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'clinic_application' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'clinic_application', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_application_removed AFTER DELETE ON clinic_application WHEN instr(concat_ws(' ', old.files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'clinic_application' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_case_added AFTER INSERT ON clinic_case WHEN instr(concat_ws(' ', new.summary, new.content, new.content_en, new.cover), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'clinic_case', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.summary, new.content, new.content_en, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_case_changed AFTER UPDATE OF summary, content, content_en, cover ON clinic_case WHEN concat_ws(' ', old.summary, old.content, old.content_en, old.cover) IS NOT concat_ws(' ', new.summary, new.content, new.content_en, new.cover) AND instr(concat_ws(' ', old.summary, old.content, old.content_en, old.cover, new.summary, new.content, new.content_en, new.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'clinic_case' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'clinic_case', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.summary, new.content, new.content_en, new.cover)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_case_removed AFTER DELETE ON clinic_case WHEN instr(concat_ws(' ', old.summary, old.content, old.content_en, old.cover), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'clinic_case' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_message_added AFTER INSERT ON clinic_message WHEN instr(concat_ws(' ', new.content, new.files), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'clinic_message', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content, new.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_message_changed AFTER UPDATE OF content, files ON clinic_message WHEN concat_ws(' ', old.content, old.files) IS NOT concat_ws(' ', new.content, new.files) AND instr(concat_ws(' ', old.content, old.files, new.content, new.files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'clinic_message' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'clinic_message', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.content, new.files)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_clinic_message_removed AFTER DELETE ON clinic_message WHEN instr(concat_ws(' ', old.content, old.files), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'clinic_message' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TABLE `matchmaking_appointment` (
	`id` text PRIMARY KEY NOT NULL,
	`meeting_id` text NOT NULL,
	`slot_id` text NOT NULL,
	`table_no` integer NOT NULL,
	`request_id` text,
	`first_user` text NOT NULL,
	`second_user` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`cancel_time` integer,
	`cancel_reason` text,
	`told_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matchmaking_appointment_table` ON `matchmaking_appointment` (`slot_id`,`table_no`) WHERE "matchmaking_appointment"."cancel_time" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `matchmaking_appointment_request` ON `matchmaking_appointment` (`request_id`) WHERE "matchmaking_appointment"."request_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `matchmaking_appointment_meeting` ON `matchmaking_appointment` (`meeting_id`);--> statement-breakpoint
CREATE INDEX `matchmaking_appointment_untold` ON `matchmaking_appointment` (`cancel_time`) WHERE "matchmaking_appointment"."cancel_time" IS NOT NULL AND "matchmaking_appointment"."told_time" IS NULL;--> statement-breakpoint
CREATE TABLE `matchmaking_member` (
	`id` text PRIMARY KEY NOT NULL,
	`meeting_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`unit` text,
	`post` text,
	`offered` text,
	`wanted` text,
	`scopes` text DEFAULT '[]' NOT NULL,
	`away` text DEFAULT '[]' NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`left_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matchmaking_member_once` ON `matchmaking_member` (`meeting_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `matchmaking_member_list` ON `matchmaking_member` (`meeting_id`,`left_time`,`add_time`);--> statement-breakpoint
CREATE INDEX `matchmaking_member_user` ON `matchmaking_member` (`user_id`);--> statement-breakpoint
CREATE TABLE `matchmaking_request` (
	`id` text PRIMARY KEY NOT NULL,
	`meeting_id` text NOT NULL,
	`from_user` text NOT NULL,
	`to_user` text NOT NULL,
	`pair` text NOT NULL,
	`message` text,
	`slot_id` text,
	`state` text DEFAULT 'pending' NOT NULL,
	`expire_time` integer NOT NULL,
	`answer_time` integer,
	`reason` text,
	`add_time` integer DEFAULT 0 NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matchmaking_request_open` ON `matchmaking_request` (`meeting_id`,`pair`) WHERE "matchmaking_request"."state" IN ('pending', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX `matchmaking_request_submission` ON `matchmaking_request` (`from_user`,`submission_key`) WHERE "matchmaking_request"."submission_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `matchmaking_request_from` ON `matchmaking_request` (`from_user`,`meeting_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `matchmaking_request_to` ON `matchmaking_request` (`to_user`,`meeting_id`,`add_time`);--> statement-breakpoint
CREATE INDEX `matchmaking_request_due` ON `matchmaking_request` (`expire_time`) WHERE "matchmaking_request"."state" = 'pending';--> statement-breakpoint
CREATE TABLE `matchmaking_seat` (
	`id` text PRIMARY KEY NOT NULL,
	`slot_id` text NOT NULL,
	`user_id` text NOT NULL,
	`meeting_id` text NOT NULL,
	`appointment_id` text NOT NULL,
	`present` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matchmaking_seat_once` ON `matchmaking_seat` (`slot_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `matchmaking_seat_user` ON `matchmaking_seat` (`user_id`,`meeting_id`);--> statement-breakpoint
CREATE INDEX `matchmaking_seat_appointment` ON `matchmaking_seat` (`appointment_id`);--> statement-breakpoint
CREATE TABLE `matchmaking_slot` (
	`id` text PRIMARY KEY NOT NULL,
	`meeting_id` text NOT NULL,
	`start_time` integer NOT NULL,
	`end_time` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matchmaking_slot_start` ON `matchmaking_slot` (`meeting_id`,`start_time`);--> statement-breakpoint
CREATE TABLE `matchmaking` (
	`meeting_id` text PRIMARY KEY NOT NULL,
	`tables` integer NOT NULL,
	`spare` integer DEFAULT 0 NOT NULL,
	`slot_minutes` integer NOT NULL,
	`break_minutes` integer DEFAULT 0 NOT NULL,
	`periods` text NOT NULL,
	`opens` integer NOT NULL,
	`closes` integer NOT NULL,
	`request_hours` integer DEFAULT 24 NOT NULL,
	`max_requests` integer DEFAULT 10 NOT NULL,
	`max_meetings` integer,
	`is_open` integer DEFAULT 1 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `course_application` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`org_name` text,
	`phone` text NOT NULL,
	`reason` text,
	`state` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_application_once` ON `course_application` (`course_id`,`user_id`) WHERE "course_application"."is_delete" = 0;--> statement-breakpoint
CREATE INDEX `course_application_course` ON `course_application` (`course_id`,`is_delete`,`state`,`add_time`);--> statement-breakpoint
CREATE INDEX `course_application_user` ON `course_application` (`user_id`,`is_delete`,`add_time`);--> statement-breakpoint
CREATE TABLE `course_chapter` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`name` text NOT NULL,
	`name_en` text,
	`video` text,
	`duration` integer,
	`captions` text,
	`captions_en` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `course_chapter_course` ON `course_chapter` (`course_id`,`is_delete`,`sort`);--> statement-breakpoint
CREATE TABLE `course_material` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`name` text NOT NULL,
	`name_en` text,
	`url` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `course_material_course` ON `course_material` (`course_id`,`is_delete`,`sort`);--> statement-breakpoint
CREATE TABLE `course_progress` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`chapter_id` text NOT NULL,
	`seconds` integer DEFAULT 0 NOT NULL,
	`finished` integer DEFAULT 0 NOT NULL,
	`update_time` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_progress_chapter` ON `course_progress` (`user_id`,`chapter_id`);--> statement-breakpoint
CREATE INDEX `course_progress_course` ON `course_progress` (`user_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `course_term` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_en` text,
	`year` integer NOT NULL,
	`starts` integer,
	`ends` integer,
	`intro` text,
	`intro_en` text,
	`sort` integer DEFAULT 0 NOT NULL,
	`add_time` integer DEFAULT 0 NOT NULL,
	`is_delete` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `course_term_order` ON `course_term` (`is_delete`,`sort`,`add_time`);--> statement-breakpoint
ALTER TABLE `course` ADD `term_id` text;--> statement-breakpoint
ALTER TABLE `meeting` ADD `org_name_en` text;
--> statement-breakpoint
CREATE TRIGGER matchmaking_cancelled AFTER UPDATE OF cancel_time ON matchmaking_appointment WHEN old.cancel_time IS NULL AND new.cancel_time IS NOT NULL BEGIN
  DELETE FROM matchmaking_seat WHERE appointment_id = new.id;
  UPDATE matchmaking_request SET state = 'cancelled', answer_time = new.cancel_time WHERE id = new.request_id AND state = 'accepted';
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_left AFTER UPDATE OF left_time ON matchmaking_member WHEN old.left_time IS NULL AND new.left_time IS NOT NULL BEGIN
  UPDATE matchmaking_request SET state = 'withdrawn', answer_time = new.left_time
  WHERE from_user = new.user_id AND meeting_id = new.meeting_id AND state = 'pending';
  UPDATE matchmaking_request SET state = 'withdrawn', answer_time = new.left_time
  WHERE to_user = new.user_id AND meeting_id = new.meeting_id AND state = 'pending';
  UPDATE matchmaking_appointment SET cancel_time = new.left_time
  WHERE cancel_time IS NULL AND id IN (SELECT e.appointment_id FROM matchmaking_seat e JOIN matchmaking_slot s ON s.id = e.slot_id
    WHERE e.user_id = new.user_id AND e.meeting_id = new.meeting_id AND s.start_time > new.left_time);
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_member_gone BEFORE DELETE ON matchmaking_member WHEN old.left_time IS NULL BEGIN
  UPDATE matchmaking_member SET left_time = unixepoch() WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_sign_up_gone AFTER DELETE ON meeting_user WHEN old.user_id IS NOT NULL BEGIN
  UPDATE matchmaking_member SET left_time = unixepoch() WHERE meeting_id = old.meeting_id AND user_id = old.user_id AND left_time IS NULL
    AND NOT EXISTS (SELECT 1 FROM meeting_user m WHERE m.user_id = old.user_id AND m.meeting_id = old.meeting_id AND m.is_delete = 0);
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_sign_up_marked AFTER UPDATE OF is_delete ON meeting_user WHEN old.is_delete = 0 AND new.is_delete = 1 AND new.user_id IS NOT NULL BEGIN
  UPDATE matchmaking_member SET left_time = unixepoch() WHERE meeting_id = new.meeting_id AND user_id = new.user_id AND left_time IS NULL
    AND NOT EXISTS (SELECT 1 FROM meeting_user m WHERE m.user_id = new.user_id AND m.meeting_id = new.meeting_id AND m.is_delete = 0);
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_unbooked AFTER UPDATE OF state ON booking WHEN old.state = 'booked' AND new.state <> 'booked' AND new.kind = 'meeting' BEGIN
  UPDATE matchmaking_member SET left_time = unixepoch() WHERE left_time IS NULL AND meeting_id = new.event_id
    AND user_id = (SELECT m.user_id FROM meeting_user m WHERE m.id = new.id)
    AND NOT EXISTS (SELECT 1 FROM meeting_user m JOIN booking k ON k.id = m.id AND k.state = 'booked' WHERE m.user_id = matchmaking_member.user_id AND m.meeting_id = new.event_id);
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_chapter_added AFTER INSERT ON course_chapter WHEN instr(concat_ws(' ', new.video), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'course_chapter', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.video)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_chapter_changed AFTER UPDATE OF video ON course_chapter WHEN concat_ws(' ', old.video) IS NOT concat_ws(' ', new.video) AND instr(concat_ws(' ', old.video, new.video), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'course_chapter' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'course_chapter', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.video)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_chapter_removed AFTER DELETE ON course_chapter WHEN instr(concat_ws(' ', old.video), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'course_chapter' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_material_added AFTER INSERT ON course_material WHEN instr(concat_ws(' ', new.url), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'course_material', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_material_changed AFTER UPDATE OF url ON course_material WHEN concat_ws(' ', old.url) IS NOT concat_ws(' ', new.url) AND instr(concat_ws(' ', old.url, new.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'course_material' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'course_material', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.url)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_material_removed AFTER DELETE ON course_material WHEN instr(concat_ws(' ', old.url), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'course_material' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_term_added AFTER INSERT ON course_term WHEN instr(concat_ws(' ', new.intro, new.intro_en), '/files/') > 0 BEGIN
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'course_term', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.intro, new.intro_en)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_term_changed AFTER UPDATE OF intro, intro_en ON course_term WHEN concat_ws(' ', old.intro, old.intro_en) IS NOT concat_ws(' ', new.intro, new.intro_en) AND instr(concat_ws(' ', old.intro, old.intro_en, new.intro, new.intro_en), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'course_term' AND item_id = old.id;
  INSERT OR IGNORE INTO upload_use(object_name, table_name, item_id) SELECT DISTINCT substr(j.value, 1, 32), 'course_term', new.id FROM json_each('[' || replace(json_quote(concat_ws(' ', new.intro, new.intro_en)), '/files/', '","') || ']') j WHERE j.key > 0 AND length(j.value) > 32 AND substr(j.value, 1, 32) NOT GLOB '*[^0-9a-f]*';
END;
--> statement-breakpoint
CREATE TRIGGER file_use_course_term_removed AFTER DELETE ON course_term WHEN instr(concat_ws(' ', old.intro, old.intro_en), '/files/') > 0 BEGIN
  DELETE FROM upload_use WHERE table_name = 'course_term' AND item_id = old.id;
END;
