-- Numbers of a push and of what an organisation was sent, kept as targets change. Each trigger writes what a row adds or takes away, so
-- that it does not matter which of them comes first where one sets off another.

CREATE TRIGGER push_tally_added AFTER INSERT ON push_wechat_orgs BEGIN
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (new.push_id, new.wave, new.state, CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END, new.delivered_at IS NOT NULL, new.answers, 1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = new.push_id AND wave = new.wave AND state = new.state AND error_code = CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END AND delivered_at = (new.delivered_at IS NOT NULL) AND answers = new.answers;
END;

CREATE TRIGGER push_tally_answered AFTER INSERT ON push_wechat_orgs WHEN EXISTS (SELECT 1 FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE id = new.id;
END;

CREATE TRIGGER push_tally_changed AFTER UPDATE OF push_id, wave, state, error_code, delivered_at, answers ON push_wechat_orgs WHEN old.push_id <> new.push_id OR (old.delivered_at IS NULL) <> (new.delivered_at IS NULL) OR old.wave <> new.wave OR old.state <> new.state OR old.error_code IS NOT new.error_code OR old.answers <> new.answers BEGIN
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (old.push_id, old.wave, old.state, CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END, old.delivered_at IS NOT NULL, old.answers, -1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = old.push_id AND wave = old.wave AND state = old.state AND error_code = CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END AND delivered_at = (old.delivered_at IS NOT NULL) AND answers = old.answers;
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (new.push_id, new.wave, new.state, CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END, new.delivered_at IS NOT NULL, new.answers, 1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = new.push_id AND wave = new.wave AND state = new.state AND error_code = CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END AND delivered_at = (new.delivered_at IS NOT NULL) AND answers = new.answers;
END;

CREATE TRIGGER push_tally_removed AFTER DELETE ON push_wechat_orgs WHEN NOT EXISTS (SELECT 1 FROM push_archived_target x WHERE x.push_id = old.push_id AND x.org_id = old.org_id) BEGIN
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (old.push_id, old.wave, old.state, CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END, old.delivered_at IS NOT NULL, old.answers, -1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = old.push_id AND wave = old.wave AND state = old.state AND error_code = CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END AND delivered_at = (old.delivered_at IS NOT NULL) AND answers = old.answers;
END;

CREATE TRIGGER organization_contact_added AFTER INSERT ON push_wechat_orgs WHEN new.state = 'sent' OR new.answers <> 0 BEGIN
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (new.org_id, new.state = 'sent', new.answers & 1, new.answers >> 1 & 1, new.answers >> 2 & 1, CASE new.state WHEN 'sent' THEN new.sent_at END) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
END;

CREATE TRIGGER organization_contact_changed AFTER UPDATE OF org_id, state, answers ON push_wechat_orgs WHEN (old.org_id <> new.org_id OR (old.state = 'sent') <> (new.state = 'sent') OR old.answers <> new.answers) AND (old.state = 'sent' OR new.state = 'sent' OR old.answers <> 0 OR new.answers <> 0) BEGIN
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (old.org_id, -(old.state = 'sent'), -(old.answers & 1), -(old.answers >> 1 & 1), -(old.answers >> 2 & 1), NULL) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (new.org_id, new.state = 'sent', new.answers & 1, new.answers >> 1 & 1, new.answers >> 2 & 1, CASE new.state WHEN 'sent' THEN new.sent_at END) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
END;

CREATE TRIGGER organization_contact_removed AFTER DELETE ON push_wechat_orgs WHEN (old.state = 'sent' OR old.answers <> 0) AND NOT EXISTS (SELECT 1 FROM push_archived_target x WHERE x.push_id = old.push_id AND x.org_id = old.org_id) BEGIN
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (old.org_id, -(old.state = 'sent'), -(old.answers & 1), -(old.answers >> 1 & 1), -(old.answers >> 2 & 1), NULL) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
END;

CREATE TRIGGER push_wechat_orgs_moved AFTER UPDATE OF org_id ON push_wechat_orgs WHEN old.org_id <> new.org_id BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE id = new.id;
END;

CREATE TRIGGER push_answer_tally_added AFTER INSERT ON push_answer BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE push_id = new.push_id AND org_id = new.org_id;
  UPDATE push_archived_target SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE push_id = new.push_id AND org_id = new.org_id;
END;

CREATE TRIGGER push_answer_tally_changed AFTER UPDATE OF push_id, org_id, item_id, answer, passed_to, opened_time ON push_answer BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE push_id = new.push_id AND org_id = new.org_id;
  UPDATE push_archived_target SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE push_id = new.push_id AND org_id = new.org_id;
END;

CREATE TRIGGER push_answer_tally_moved AFTER UPDATE OF push_id, org_id ON push_answer WHEN old.push_id <> new.push_id OR old.org_id <> new.org_id BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = old.push_id AND a.org_id = old.org_id) WHERE push_id = old.push_id AND org_id = old.org_id;
  UPDATE push_archived_target SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = old.push_id AND a.org_id = old.org_id) WHERE push_id = old.push_id AND org_id = old.org_id;
END;

CREATE TRIGGER push_answer_tally_removed AFTER DELETE ON push_answer BEGIN
  UPDATE push_wechat_orgs SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = old.push_id AND a.org_id = old.org_id) WHERE push_id = old.push_id AND org_id = old.org_id;
  UPDATE push_archived_target SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = old.push_id AND a.org_id = old.org_id) WHERE push_id = old.push_id AND org_id = old.org_id;
END;

-- Targets that stand in the archive count as they did before; their rows leave without a number that changes (decision 270).
-- Both halves of the view say the same types: the two are joined as one table only then, each by its own indices.

CREATE VIEW push_target AS SELECT push_id, org_id, id, CAST(NULL AS INTEGER) AS place, push_status, state, error_code, error_msg, sent_at, delivered_at, claim_time, doubt_since, next_time, attempts, wave, answers, add_time FROM push_wechat_orgs
UNION ALL SELECT push_id, org_id, target_id, place, CAST(CASE state WHEN 'sent' THEN 1 WHEN 'cancelled' THEN 2 ELSE 3 END AS INTEGER), state, error_code, CAST(NULL AS TEXT), sent_at, delivered_at, claim_time, CAST(NULL AS INTEGER), CAST(0 AS INTEGER), CAST(NULL AS INTEGER), wave, answers, add_time FROM push_archived_target;

CREATE TRIGGER push_archived_target_tally AFTER UPDATE OF push_id, wave, state, error_code, delivered_at, answers ON push_archived_target WHEN old.push_id <> new.push_id OR (old.delivered_at IS NULL) <> (new.delivered_at IS NULL) OR old.wave <> new.wave OR old.state <> new.state OR old.error_code IS NOT new.error_code OR old.answers <> new.answers BEGIN
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (old.push_id, old.wave, old.state, CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END, old.delivered_at IS NOT NULL, old.answers, -1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = old.push_id AND wave = old.wave AND state = old.state AND error_code = CASE WHEN old.state IN ('waiting', 'sending') THEN '' ELSE coalesce(old.error_code, '') END AND delivered_at = (old.delivered_at IS NOT NULL) AND answers = old.answers;
  INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n) VALUES (new.push_id, new.wave, new.state, CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END, new.delivered_at IS NOT NULL, new.answers, 1) ON CONFLICT DO UPDATE SET n = n + excluded.n;
  DELETE FROM push_tally WHERE n = 0 AND push_id = new.push_id AND wave = new.wave AND state = new.state AND error_code = CASE WHEN new.state IN ('waiting', 'sending') THEN '' ELSE coalesce(new.error_code, '') END AND delivered_at = (new.delivered_at IS NOT NULL) AND answers = new.answers;
END;

CREATE TRIGGER push_archived_target_contact AFTER UPDATE OF org_id, state, answers ON push_archived_target WHEN (old.org_id <> new.org_id OR (old.state = 'sent') <> (new.state = 'sent') OR old.answers <> new.answers) AND (old.state = 'sent' OR new.state = 'sent' OR old.answers <> 0 OR new.answers <> 0) BEGIN
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (old.org_id, -(old.state = 'sent'), -(old.answers & 1), -(old.answers >> 1 & 1), -(old.answers >> 2 & 1), NULL) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
  INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time) VALUES (new.org_id, new.state = 'sent', new.answers & 1, new.answers >> 1 & 1, new.answers >> 2 & 1, CASE new.state WHEN 'sent' THEN new.sent_at END) ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered, interested = interested + excluded.interested, last_time = nullif(max(coalesce(last_time, 0), coalesce(excluded.last_time, 0)), 0);
END;

CREATE TRIGGER push_archived_target_moved AFTER UPDATE OF org_id ON push_archived_target WHEN old.org_id <> new.org_id BEGIN
  UPDATE push_archived_target SET answers = (SELECT coalesce(max(a.item_id = '' AND a.opened_time IS NOT NULL OR a.answer <> '') | max(a.answer <> '') * 2 | max(a.answer = 'interested') * 4 | max(a.answer = 'irrelevant') * 8 | max(a.answer = 'passed' OR a.passed_to IS NOT NULL) * 16 | max(a.answer = 'replied') * 32, 0) FROM push_answer a WHERE a.push_id = new.push_id AND a.org_id = new.org_id) WHERE push_id = new.push_id AND org_id = new.org_id;
END;
