-- Seats of meetings and courses (decision 140). A sign-up gets its seat, or its number in the waiting list, inside the INSERT that writes it:
-- whatever door it came through, and however many come at once, the counters of `bookable` decide. What whoever signed up is told becomes due
-- in the same transaction, as a row of `booking_message`.

CREATE TRIGGER meeting_bookable_added AFTER INSERT ON meeting BEGIN
  INSERT INTO bookable (event_id, kind, capacity, offer_hours, opens, closes, starts, ends, stopped) VALUES (new.id, 'meeting', new.capacity, new.offer_hours, new.sign_from, new.sign_until, new.start_time, coalesce(new.end_time, new.start_time + 86400), (new.cancel_time IS NOT NULL OR new.is_delete <> 0)) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER meeting_bookable_changed AFTER UPDATE OF capacity, offer_hours, sign_from, sign_until, start_time, end_time, cancel_time, is_delete ON meeting BEGIN
  UPDATE bookable SET (capacity, offer_hours, opens, closes, starts, ends, stopped) = (SELECT new.capacity, new.offer_hours, new.sign_from, new.sign_until, new.start_time, coalesce(new.end_time, new.start_time + 86400), (new.cancel_time IS NOT NULL OR new.is_delete <> 0)) WHERE event_id = new.id;
END;

CREATE TRIGGER meeting_bookable_removed AFTER DELETE ON meeting BEGIN
  DELETE FROM booking WHERE event_id = old.id;
  DELETE FROM bookable WHERE event_id = old.id;
END;

CREATE TRIGGER meeting_revised AFTER UPDATE OF name, name_en, address, address_en, start_time, end_time, cancel_time ON meeting WHEN old.name IS NOT new.name OR old.name_en IS NOT new.name_en OR old.address IS NOT new.address OR old.address_en IS NOT new.address_en OR old.start_time IS NOT new.start_time OR old.end_time IS NOT new.end_time OR old.cancel_time IS NOT new.cancel_time BEGIN
  UPDATE meeting SET revision = old.revision + 1 WHERE id = new.id;
END;

CREATE TRIGGER meeting_moved AFTER UPDATE OF address, start_time, end_time ON meeting WHEN (old.address IS NOT new.address OR old.start_time IS NOT new.start_time OR old.end_time IS NOT new.end_time) AND new.cancel_time IS NULL AND new.is_delete = 0 AND coalesce(new.start_time > unixepoch(), 1) BEGIN
  DELETE FROM booking_message WHERE topic = 'changed' AND state = 'due' AND booking_id IN (SELECT id FROM booking WHERE event_id = new.id);
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT k.id || ':changed:' || (old.revision + 1), k.id, 'changed', unixepoch() FROM booking k WHERE k.event_id = new.id AND k.state IN ('booked', 'offered') ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER meeting_cancelled AFTER UPDATE OF cancel_time ON meeting WHEN old.cancel_time IS NULL AND new.cancel_time IS NOT NULL AND new.is_delete = 0 AND coalesce(coalesce(new.end_time, new.start_time) > unixepoch(), 1) BEGIN
  DELETE FROM booking_message WHERE topic <> 'cancelled' AND state = 'due' AND booking_id IN (SELECT id FROM booking WHERE event_id = new.id);
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT k.id || ':cancelled:' || (old.revision + 1), k.id, 'cancelled', unixepoch() FROM booking k WHERE k.event_id = new.id AND k.state IN ('booked', 'offered', 'waiting') ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER meeting_user_booked AFTER INSERT ON meeting_user WHEN new.is_delete = 0 BEGIN
  INSERT INTO booking (id, kind, event_id, party, state, number, change_time) SELECT new.id, 'meeting', b.event_id, new.party, iif(b.seat, 'booked', 'waiting'), iif(b.seat, NULL, b.last_number + 1), iif(new.add_time > 0, new.add_time, unixepoch()) FROM (SELECT event_id, last_number, capacity IS NULL OR (waiting = 0 OR new.origin = 'walk_in') AND booked + new.party <= capacity AS seat FROM bookable WHERE event_id = new.meeting_id) b WHERE true ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER meeting_user_left AFTER UPDATE OF is_delete ON meeting_user WHEN old.is_delete = 0 AND new.is_delete <> 0 BEGIN
  UPDATE booking SET state = 'left', offer_until = NULL, change_time = unixepoch() WHERE id = new.id AND state IN ('booked', 'offered', 'waiting');
END;

CREATE TRIGGER meeting_user_party AFTER UPDATE OF party ON meeting_user WHEN old.party <> new.party BEGIN
  SELECT RAISE(ABORT, 'refused:booking_full') FROM booking k JOIN bookable b ON b.event_id = k.event_id WHERE k.id = new.id AND k.state IN ('booked', 'offered') AND new.party > k.party AND b.booked - k.party + new.party > b.capacity;
  UPDATE booking SET party = new.party WHERE id = new.id;
END;

CREATE TRIGGER meeting_user_unbooked AFTER DELETE ON meeting_user BEGIN
  DELETE FROM booking WHERE id = old.id;
END;

CREATE TRIGGER course_bookable_added AFTER INSERT ON course BEGIN
  INSERT INTO bookable (event_id, kind, capacity, offer_hours, opens, closes, starts, ends, stopped) VALUES (new.id, 'course', new.capacity, new.offer_hours, new.sign_from, new.sign_until, new.start_time, coalesce(new.end_time, new.start_time + 15552000), (new.cancel_time IS NOT NULL OR new.is_delete <> 0)) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER course_bookable_changed AFTER UPDATE OF capacity, offer_hours, sign_from, sign_until, start_time, end_time, cancel_time, is_delete ON course BEGIN
  UPDATE bookable SET (capacity, offer_hours, opens, closes, starts, ends, stopped) = (SELECT new.capacity, new.offer_hours, new.sign_from, new.sign_until, new.start_time, coalesce(new.end_time, new.start_time + 15552000), (new.cancel_time IS NOT NULL OR new.is_delete <> 0)) WHERE event_id = new.id;
END;

CREATE TRIGGER course_bookable_removed AFTER DELETE ON course BEGIN
  DELETE FROM booking WHERE event_id = old.id;
  DELETE FROM bookable WHERE event_id = old.id;
END;

CREATE TRIGGER course_revised AFTER UPDATE OF name, name_en, address, address_en, start_time, end_time, cancel_time ON course WHEN old.name IS NOT new.name OR old.name_en IS NOT new.name_en OR old.address IS NOT new.address OR old.address_en IS NOT new.address_en OR old.start_time IS NOT new.start_time OR old.end_time IS NOT new.end_time OR old.cancel_time IS NOT new.cancel_time BEGIN
  UPDATE course SET revision = old.revision + 1 WHERE id = new.id;
END;

CREATE TRIGGER course_moved AFTER UPDATE OF address, start_time, end_time ON course WHEN (old.address IS NOT new.address OR old.start_time IS NOT new.start_time OR old.end_time IS NOT new.end_time) AND new.cancel_time IS NULL AND new.is_delete = 0 AND coalesce(new.start_time > unixepoch(), 1) BEGIN
  DELETE FROM booking_message WHERE topic = 'changed' AND state = 'due' AND booking_id IN (SELECT id FROM booking WHERE event_id = new.id);
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT k.id || ':changed:' || (old.revision + 1), k.id, 'changed', unixepoch() FROM booking k WHERE k.event_id = new.id AND k.state IN ('booked', 'offered') ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER course_cancelled AFTER UPDATE OF cancel_time ON course WHEN old.cancel_time IS NULL AND new.cancel_time IS NOT NULL AND new.is_delete = 0 AND coalesce(coalesce(new.end_time, new.start_time) > unixepoch(), 1) BEGIN
  DELETE FROM booking_message WHERE topic <> 'cancelled' AND state = 'due' AND booking_id IN (SELECT id FROM booking WHERE event_id = new.id);
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT k.id || ':cancelled:' || (old.revision + 1), k.id, 'cancelled', unixepoch() FROM booking k WHERE k.event_id = new.id AND k.state IN ('booked', 'offered', 'waiting') ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER course_user_booked AFTER INSERT ON course_user WHEN new.is_delete = 0 BEGIN
  INSERT INTO booking (id, kind, event_id, party, state, number, change_time) SELECT new.id, 'course', b.event_id, new.party, iif(b.seat, 'booked', 'waiting'), iif(b.seat, NULL, b.last_number + 1), iif(new.add_time > 0, new.add_time, unixepoch()) FROM (SELECT event_id, last_number, capacity IS NULL OR (waiting = 0 OR new.origin = 'walk_in') AND booked + new.party <= capacity AS seat FROM bookable WHERE event_id = new.course_id) b WHERE true ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER course_user_left AFTER UPDATE OF is_delete ON course_user WHEN old.is_delete = 0 AND new.is_delete <> 0 BEGIN
  UPDATE booking SET state = 'left', offer_until = NULL, change_time = unixepoch() WHERE id = new.id AND state IN ('booked', 'offered', 'waiting');
END;

CREATE TRIGGER course_user_party AFTER UPDATE OF party ON course_user WHEN old.party <> new.party BEGIN
  SELECT RAISE(ABORT, 'refused:booking_full') FROM booking k JOIN bookable b ON b.event_id = k.event_id WHERE k.id = new.id AND k.state IN ('booked', 'offered') AND new.party > k.party AND b.booked - k.party + new.party > b.capacity;
  UPDATE booking SET party = new.party WHERE id = new.id;
END;

CREATE TRIGGER course_user_unbooked AFTER DELETE ON course_user BEGIN
  DELETE FROM booking WHERE id = old.id;
END;

CREATE TRIGGER booking_added AFTER INSERT ON booking BEGIN
  UPDATE bookable SET booked = booked + iif(new.state IN ('booked', 'offered'), new.party, 0), waiting = waiting + (new.state = 'waiting'), last_number = max(last_number, coalesce(new.number, 0)) WHERE event_id = new.event_id;
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT new.id || ':' || new.state, new.id, new.state, unixepoch() WHERE new.change_time > unixepoch() - 600 AND new.state IN ('booked', 'waiting') ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER booking_changed AFTER UPDATE OF state, party ON booking WHEN old.state <> new.state OR old.party <> new.party BEGIN
  UPDATE bookable SET booked = booked + iif(new.state IN ('booked', 'offered'), new.party, 0) - iif(old.state IN ('booked', 'offered'), old.party, 0), waiting = waiting + (new.state = 'waiting') - (old.state = 'waiting') WHERE event_id = new.event_id;
  INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT new.id || ':' || new.state, new.id, new.state, unixepoch() WHERE old.state <> new.state AND new.state IN ('booked', 'offered', 'lapsed') ON CONFLICT DO NOTHING;
  UPDATE meeting_user SET is_delete = 1 WHERE id = new.id AND is_delete = 0 AND new.state IN ('left', 'lapsed');
  UPDATE course_user SET is_delete = 1 WHERE id = new.id AND is_delete = 0 AND new.state IN ('left', 'lapsed');
END;

CREATE TRIGGER booking_removed AFTER DELETE ON booking BEGIN
  UPDATE bookable SET booked = booked - iif(old.state IN ('booked', 'offered'), old.party, 0), waiting = waiting - (old.state = 'waiting') WHERE event_id = old.event_id;
  DELETE FROM booking_message WHERE booking_id = old.id AND removed IS NULL;
END;
