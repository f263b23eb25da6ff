DROP TRIGGER matchmaking_left;
--> statement-breakpoint
CREATE TRIGGER matchmaking_left AFTER UPDATE OF left_time ON matchmaking_member WHEN old.left_time IS NULL AND new.left_time IS NOT NULL BEGIN
  UPDATE matchmaking_request SET state = 'cancelled', answer_time = new.left_time
  WHERE from_user = new.user_id AND meeting_id = new.meeting_id AND state = 'pending' AND expire_time > new.left_time;
  UPDATE matchmaking_request SET state = 'cancelled', answer_time = new.left_time
  WHERE to_user = new.user_id AND meeting_id = new.meeting_id AND state = 'pending' AND expire_time > new.left_time;
  UPDATE matchmaking_appointment SET cancel_time = new.left_time
  WHERE cancel_time IS NULL AND id IN (SELECT e.appointment_id FROM matchmaking_seat e JOIN matchmaking_slot s ON s.id = e.slot_id
    WHERE e.user_id = new.user_id AND e.meeting_id = new.meeting_id AND s.start_time > new.left_time);
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_person_disabled AFTER UPDATE OF is_delete ON user WHEN old.is_delete = 0 AND new.is_delete = 1 BEGIN
  UPDATE matchmaking_request SET state = 'cancelled', answer_time = unixepoch()
  WHERE from_user = new.user_id AND state = 'pending' AND expire_time > unixepoch();
  UPDATE matchmaking_request SET state = 'cancelled', answer_time = unixepoch()
  WHERE to_user = new.user_id AND state = 'pending' AND expire_time > unixepoch();
END;
--> statement-breakpoint
CREATE TRIGGER matchmaking_request_ended AFTER UPDATE OF state ON matchmaking_request WHEN old.state = 'pending' AND new.state = 'cancelled' BEGIN
  INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
  SELECT upper(hex(randomblob(13))), u.user_id, 'matchmaking_ended', json_object('name', t.name, 'name_en', t.name_en, 'from', o.name, 'content', NULL),
    '/meetingMatch/' || t.id || '?tab=requests', 'matchmaking-ended:' || new.id, new.answer_time
  FROM meeting t JOIN matchmaking_member m ON m.meeting_id = t.id AND m.user_id IN (new.from_user, new.to_user) AND m.left_time IS NULL
  JOIN user u ON u.user_id = m.user_id AND u.is_delete = 0
  LEFT JOIN matchmaking_member o ON o.meeting_id = t.id AND o.user_id = iif(m.user_id = new.from_user, new.to_user, new.from_user)
  WHERE t.id = new.meeting_id;
END;
