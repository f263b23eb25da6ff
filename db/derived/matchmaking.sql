-- 1:1 meetings: what frees a slot, a table or a person does so whoever writes it.

CREATE TRIGGER matchmaking_cancelled AFTER UPDATE OF cancel_time ON matchmaking_appointment WHEN old.cancel_time IS NULL AND new.cancel_time IS NOT NULL BEGIN
  DELETE FROM matchmaking_seat WHERE appointment_id = new.id;
  UPDATE matchmaking_request SET state = 'cancelled', answer_time = new.cancel_time WHERE id = new.request_id AND state = 'accepted';
END;

CREATE TRIGGER matchmaking_left AFTER UPDATE OF left_time ON matchmaking_member WHEN old.left_time IS NULL AND new.left_time IS NOT NULL BEGIN
  UPDATE matchmaking_request SET state = 'cancelled', answer_time = new.left_time
  WHERE from_user = new.user_id AND meeting_id = new.meeting_id AND state = 'pending' AND expire_time > new.left_time;
  UPDATE matchmaking_request SET state = 'cancelled', answer_time = new.left_time
  WHERE to_user = new.user_id AND meeting_id = new.meeting_id AND state = 'pending' AND expire_time > new.left_time;
  UPDATE matchmaking_appointment SET cancel_time = new.left_time
  WHERE cancel_time IS NULL AND id IN (SELECT e.appointment_id FROM matchmaking_seat e JOIN matchmaking_slot s ON s.id = e.slot_id
    WHERE e.user_id = new.user_id AND e.meeting_id = new.meeting_id AND s.start_time > new.left_time);
END;

-- Who cannot sign in answers nobody: what waits ends, what was agreed stays for an account that comes back (decision 376).
CREATE TRIGGER matchmaking_person_disabled AFTER UPDATE OF is_delete ON user WHEN old.is_delete = 0 AND new.is_delete = 1 BEGIN
  UPDATE matchmaking_request SET state = 'cancelled', answer_time = unixepoch()
  WHERE from_user = new.user_id AND state = 'pending' AND expire_time > unixepoch();
  UPDATE matchmaking_request SET state = 'cancelled', answer_time = unixepoch()
  WHERE to_user = new.user_id AND state = 'pending' AND expire_time > unixepoch();
END;

-- A request that ends before its answer because one of both is no longer there: the other is told, once.
CREATE TRIGGER matchmaking_request_ended AFTER UPDATE OF state ON matchmaking_request WHEN old.state = 'pending' AND new.state = 'cancelled' BEGIN
  INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
  SELECT upper(hex(randomblob(13))), u.user_id, 'matchmaking_ended', json_object('name', t.name, 'name_en', t.name_en, 'from', o.name, 'content', NULL),
    '/meetingMatch/' || t.id || '?tab=requests', 'matchmaking-ended:' || new.id, new.answer_time
  FROM meeting t JOIN matchmaking_member m ON m.meeting_id = t.id AND m.user_id IN (new.from_user, new.to_user) AND m.left_time IS NULL
  JOIN user u ON u.user_id = m.user_id AND u.is_delete = 0
  LEFT JOIN matchmaking_member o ON o.meeting_id = t.id AND o.user_id = iif(m.user_id = new.from_user, new.to_user, new.from_user)
  WHERE t.id = new.meeting_id;
END;

CREATE TRIGGER matchmaking_member_gone BEFORE DELETE ON matchmaking_member WHEN old.left_time IS NULL BEGIN
  UPDATE matchmaking_member SET left_time = unixepoch() WHERE id = old.id;
END;

CREATE TRIGGER matchmaking_sign_up_gone AFTER DELETE ON meeting_user WHEN old.user_id IS NOT NULL BEGIN
  UPDATE matchmaking_member SET left_time = unixepoch() WHERE meeting_id = old.meeting_id AND user_id = old.user_id AND left_time IS NULL
    AND NOT EXISTS (SELECT 1 FROM meeting_user m WHERE m.user_id = old.user_id AND m.meeting_id = old.meeting_id AND m.is_delete = 0);
END;

CREATE TRIGGER matchmaking_sign_up_marked AFTER UPDATE OF is_delete ON meeting_user WHEN old.is_delete = 0 AND new.is_delete = 1 AND new.user_id IS NOT NULL BEGIN
  UPDATE matchmaking_member SET left_time = unixepoch() WHERE meeting_id = new.meeting_id AND user_id = new.user_id AND left_time IS NULL
    AND NOT EXISTS (SELECT 1 FROM meeting_user m WHERE m.user_id = new.user_id AND m.meeting_id = new.meeting_id AND m.is_delete = 0);
END;

CREATE TRIGGER matchmaking_unbooked AFTER UPDATE OF state ON booking WHEN old.state = 'booked' AND new.state <> 'booked' AND new.kind = 'meeting' BEGIN
  UPDATE matchmaking_member SET left_time = unixepoch() WHERE left_time IS NULL AND meeting_id = new.event_id
    AND user_id = (SELECT m.user_id FROM meeting_user m WHERE m.id = new.id)
    AND NOT EXISTS (SELECT 1 FROM meeting_user m JOIN booking k ON k.id = m.id AND k.state = 'booked' WHERE m.user_id = matchmaking_member.user_id AND m.meeting_id = new.event_id);
END;

-- How many requests a member received and sent, and how many of the former wait for an answer: counted as they change, whatever comes first.

CREATE TRIGGER matchmaking_request_added AFTER INSERT ON matchmaking_request BEGIN
  UPDATE matchmaking_member SET received = received + 1, waiting = waiting + (new.state = 'pending') WHERE meeting_id = new.meeting_id AND user_id = new.to_user;
  UPDATE matchmaking_member SET sent = sent + 1 WHERE meeting_id = new.meeting_id AND user_id = new.from_user;
END;

CREATE TRIGGER matchmaking_request_removed AFTER DELETE ON matchmaking_request BEGIN
  UPDATE matchmaking_member SET received = received - 1, waiting = waiting - (old.state = 'pending') WHERE meeting_id = old.meeting_id AND user_id = old.to_user;
  UPDATE matchmaking_member SET sent = sent - 1 WHERE meeting_id = old.meeting_id AND user_id = old.from_user;
END;

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

CREATE TRIGGER matchmaking_member_counted AFTER INSERT ON matchmaking_member WHEN EXISTS (SELECT 1 FROM matchmaking_request r WHERE r.meeting_id = new.meeting_id AND r.to_user = new.user_id)
OR EXISTS (SELECT 1 FROM matchmaking_request r WHERE r.meeting_id = new.meeting_id AND r.from_user = new.user_id) OR new.received <> 0 OR new.sent <> 0 OR new.waiting <> 0 BEGIN
  UPDATE matchmaking_member SET received = (SELECT count(*) FROM matchmaking_request r WHERE r.to_user = new.user_id AND r.meeting_id = new.meeting_id),
    waiting = (SELECT count(*) FROM matchmaking_request r WHERE r.to_user = new.user_id AND r.meeting_id = new.meeting_id AND r.state = 'pending'),
    sent = (SELECT count(*) FROM matchmaking_request r WHERE r.from_user = new.user_id AND r.meeting_id = new.meeting_id) WHERE id = new.id;
END;

CREATE TRIGGER matchmaking_member_moved AFTER UPDATE OF meeting_id, user_id ON matchmaking_member WHEN old.meeting_id <> new.meeting_id OR old.user_id <> new.user_id BEGIN
  UPDATE matchmaking_member SET received = (SELECT count(*) FROM matchmaking_request r WHERE r.to_user = new.user_id AND r.meeting_id = new.meeting_id),
    waiting = (SELECT count(*) FROM matchmaking_request r WHERE r.to_user = new.user_id AND r.meeting_id = new.meeting_id AND r.state = 'pending'),
    sent = (SELECT count(*) FROM matchmaking_request r WHERE r.from_user = new.user_id AND r.meeting_id = new.meeting_id) WHERE id = new.id;
END;
