-- Who came: of the scans of a sign-up that count, the earliest, whichever phone sent it and when.

CREATE TRIGGER attendance_arrived AFTER INSERT ON attendance_scan WHEN new.state = 'counted' BEGIN
  INSERT INTO attendance (signup_id, kind, event_id, scan_id, arrive_time, device)
  VALUES (new.signup_id, new.kind, new.event_id, new.id, new.scan_time, new.device)
  ON CONFLICT (signup_id) DO UPDATE SET scans = scans + 1,
    scan_id = CASE WHEN (excluded.arrive_time, excluded.scan_id) < (arrive_time, scan_id) THEN excluded.scan_id ELSE scan_id END,
    device = CASE WHEN (excluded.arrive_time, excluded.scan_id) < (arrive_time, scan_id) THEN excluded.device ELSE device END,
    arrive_time = min(arrive_time, excluded.arrive_time);
END;

CREATE TRIGGER attendance_meeting_signup_gone AFTER DELETE ON meeting_user BEGIN
  DELETE FROM attendance WHERE signup_id = old.id;
  DELETE FROM attendance_scan WHERE signup_id = old.id;
END;

CREATE TRIGGER attendance_course_signup_gone AFTER DELETE ON course_user BEGIN
  DELETE FROM attendance WHERE signup_id = old.id;
  DELETE FROM attendance_scan WHERE signup_id = old.id;
END;
