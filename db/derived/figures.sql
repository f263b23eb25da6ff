-- Figures of the cockpit and the home page, kept as what they count changes, whatever door writes it. Each trigger writes steps into the
-- view `figure_step`, which adds them to the kept row; functions/modules/figures/recount.ts counts the same from the tables.

CREATE VIEW figure_step AS SELECT kind, grp, '' AS name, 0 AS n FROM figure;

CREATE TRIGGER figure_stepped INSTEAD OF INSERT ON figure_step WHEN new.n <> 0 AND new.name IS NOT NULL BEGIN
  INSERT INTO figure (kind, grp, counts) VALUES (new.kind, new.grp, json_object(new.name, new.n)) ON CONFLICT DO UPDATE SET counts = json_patch(counts, json_object(new.name, nullif(coalesce(counts ->> new.name, 0) + new.n, 0)));
END;

CREATE TRIGGER chengguo_figure_added AFTER INSERT ON chengguo WHEN (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'result', 'month', strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 WHERE (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
END;

CREATE TRIGGER chengguo_figure_removed AFTER DELETE ON chengguo WHEN (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'result', 'month', strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 WHERE (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
END;

CREATE TRIGGER chengguo_figure_changed AFTER UPDATE OF release_time, is_delete, secrecy ON chengguo WHEN (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1) <> (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) OR (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) AND old.release_time <> new.release_time BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'result', 'month', strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 WHERE (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'result', 'month', strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 WHERE (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
END;

CREATE TRIGGER xuqiu_figure_added AFTER INSERT ON xuqiu WHEN (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', 'month', strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 WHERE (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 FROM item_progress p, json_each('["answered","talks","signed"]') l WHERE p.item_id = new.xuqiu_id AND l.key < p.level AND (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
END;

CREATE TRIGGER xuqiu_figure_removed AFTER DELETE ON xuqiu WHEN (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', 'month', strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 WHERE (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 FROM item_progress p, json_each('["answered","talks","signed"]') l WHERE p.item_id = old.xuqiu_id AND l.key < p.level AND (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
END;

CREATE TRIGGER xuqiu_figure_changed AFTER UPDATE OF release_time, is_delete, secrecy ON xuqiu WHEN (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1) <> (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) OR (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1) AND old.release_time <> new.release_time BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', 'month', strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 WHERE (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', old.release_time, 'unixepoch', '+8 hours'), -1 FROM item_progress p, json_each('["answered","talks","signed"]') l WHERE p.item_id = old.xuqiu_id AND l.key < p.level AND (old.release_time IS NOT NULL AND old.is_delete = 0 AND old.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', 'month', strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 WHERE (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', new.release_time, 'unixepoch', '+8 hours'), 1 FROM item_progress p, json_each('["answered","talks","signed"]') l WHERE p.item_id = new.xuqiu_id AND l.key < p.level AND (new.release_time IS NOT NULL AND new.is_delete = 0 AND new.secrecy IS NOT 1);
END;

CREATE TRIGGER item_progress_added AFTER INSERT ON item_progress BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', x.release_time, 'unixepoch', '+8 hours'), (l.key < new.level) FROM xuqiu x, json_each('["answered","talks","signed"]') l WHERE x.xuqiu_id = new.item_id AND x.release_time IS NOT NULL AND x.is_delete = 0 AND x.secrecy IS NOT 1;
END;

CREATE TRIGGER item_progress_changed AFTER UPDATE OF level ON item_progress WHEN old.level <> new.level BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'demand', l.value, strftime('%Y-%m', x.release_time, 'unixepoch', '+8 hours'), (l.key < new.level) - (l.key < old.level) FROM xuqiu x, json_each('["answered","talks","signed"]') l WHERE x.xuqiu_id = new.item_id AND x.release_time IS NOT NULL AND x.is_delete = 0 AND x.secrecy IS NOT 1;
END;

CREATE TRIGGER push_answer_progress_added AFTER INSERT ON push_answer WHEN new.item_id <> '' AND new.answer IN ('interested', 'replied') BEGIN
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, 1 WHERE EXISTS (SELECT 1 FROM xuqiu WHERE xuqiu_id = new.item_id) ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;

CREATE TRIGGER push_answer_progress_changed AFTER UPDATE OF answer ON push_answer WHEN new.item_id <> '' AND new.answer IN ('interested', 'replied') AND old.answer <> new.answer BEGIN
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, 1 WHERE EXISTS (SELECT 1 FROM xuqiu WHERE xuqiu_id = new.item_id) ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;

CREATE TRIGGER deal_figure_added AFTER INSERT ON deal BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'state', new.state, 1);
  INSERT INTO deal_progress (deal_id, open_time, answer_seconds, sign_time, yuan, facets, shown, told) VALUES (new.id, new.add_time, (SELECT max(0, min(e.add_time) - new.add_time) FROM deal_event e WHERE e.deal_id = new.id AND e.side = 'owner'), CASE new.state WHEN 'signed' THEN new.update_time END, CASE WHEN new.state = 'signed' AND cast(new.amount AS REAL) > 0 THEN cast(round(cast(new.amount AS REAL) * 10000) AS INTEGER) END, coalesce((SELECT facets FROM result_publication WHERE item_id = new.item_id AND new.item_type = 1), (SELECT facets FROM demand_publication WHERE item_id = new.item_id AND new.item_type = 2), '[]'), (new.state = 'signed' AND new.seeker_case IS 'amount' AND new.owner_case IS 'amount'), (new.state = 'signed' AND new.seeker_case IS 'amount' AND new.owner_case IS 'amount')) ON CONFLICT DO NOTHING;
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, CASE new.state WHEN 'signed' THEN 3 WHEN 'negotiating' THEN 2 ELSE 1 END WHERE new.item_type = 2 ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;

CREATE TRIGGER deal_figure_changed AFTER UPDATE OF state ON deal WHEN old.state <> new.state BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'state', old.state, -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'state', new.state, 1);
  UPDATE deal_progress SET sign_time = CASE new.state WHEN 'signed' THEN new.update_time END, yuan = CASE WHEN new.state = 'signed' AND cast(new.amount AS REAL) > 0 THEN cast(round(cast(new.amount AS REAL) * 10000) AS INTEGER) END, facets = coalesce((SELECT facets FROM result_publication WHERE item_id = new.item_id AND new.item_type = 1), (SELECT facets FROM demand_publication WHERE item_id = new.item_id AND new.item_type = 2), '[]') WHERE deal_id = new.id AND 'signed' IN (old.state, new.state);
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, CASE new.state WHEN 'signed' THEN 3 WHEN 'negotiating' THEN 2 ELSE 1 END WHERE new.item_type = 2 ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;

CREATE TRIGGER deal_figure_shared AFTER UPDATE OF seeker_case, owner_case ON deal WHEN new.state = 'signed' BEGIN
  UPDATE deal_progress SET shown = (new.state = 'signed' AND new.seeker_case IS 'amount' AND new.owner_case IS 'amount'), told = max(told, (new.state = 'signed' AND new.seeker_case IS 'amount' AND new.owner_case IS 'amount')) WHERE deal_id = new.id AND shown <> (new.state = 'signed' AND new.seeker_case IS 'amount' AND new.owner_case IS 'amount');
END;

CREATE TRIGGER deal_figure_removed AFTER DELETE ON deal BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'state', old.state, -1);
  DELETE FROM deal_progress WHERE deal_id = old.id;
END;

CREATE TRIGGER deal_event_answered AFTER INSERT ON deal_event WHEN new.side = 'owner' BEGIN
  UPDATE deal_progress SET answer_seconds = max(0, new.add_time - open_time) WHERE deal_id = new.deal_id AND (answer_seconds IS NULL OR answer_seconds > max(0, new.add_time - open_time));
END;

CREATE TRIGGER result_publication_deal_filed AFTER INSERT ON result_publication WHEN EXISTS (SELECT 1 FROM deal WHERE item_id = new.item_id AND +state = 'signed') BEGIN
  UPDATE deal_progress SET facets = new.facets WHERE facets = '[]' AND deal_id IN (SELECT id FROM deal WHERE item_id = new.item_id AND item_type = 1 AND +state = 'signed');
END;

CREATE TRIGGER demand_publication_deal_filed AFTER INSERT ON demand_publication WHEN EXISTS (SELECT 1 FROM deal WHERE item_id = new.item_id AND +state = 'signed') BEGIN
  UPDATE deal_progress SET facets = new.facets WHERE facets = '[]' AND deal_id IN (SELECT id FROM deal WHERE item_id = new.item_id AND item_type = 2 AND +state = 'signed');
END;

CREATE TRIGGER feedback_progress_added AFTER INSERT ON feedback WHEN new.item_type = 2 AND new.item_id IS NOT NULL BEGIN
  INSERT INTO item_progress (item_id, level) SELECT new.item_id, 1 WHERE EXISTS (SELECT 1 FROM xuqiu WHERE xuqiu_id = new.item_id) ON CONFLICT DO UPDATE SET level = max(level, excluded.level);
END;

CREATE TRIGGER deal_progress_added AFTER INSERT ON deal_progress BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', new.open_time, 'unixepoch', '+8 hours'), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y-%m', new.open_time, 'unixepoch', '+8 hours') || ':' || (new.answer_seconds / 8640), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours'), 1), ('deal', 'shown', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * new.yuan * new.shown), ('deal', 'told', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * new.yuan * (new.told AND NOT new.shown)), ('deal', 'told-n', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * (new.yuan IS NOT NULL AND new.told AND NOT new.shown));
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime(iif(substr(f.value, 1, 1) = 's', '%Y-%m', '%Y'), new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'shown-s', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 * new.yuan * new.shown FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = 's';
END;

CREATE TRIGGER deal_progress_removed AFTER DELETE ON deal_progress BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', old.open_time, 'unixepoch', '+8 hours'), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y-%m', old.open_time, 'unixepoch', '+8 hours') || ':' || (old.answer_seconds / 8640), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours'), -1), ('deal', 'shown', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * old.yuan * old.shown), ('deal', 'told', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * old.yuan * (old.told AND NOT old.shown)), ('deal', 'told-n', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * (old.yuan IS NOT NULL AND old.told AND NOT old.shown));
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime(iif(substr(f.value, 1, 1) = 's', '%Y-%m', '%Y'), old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'shown-s', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 * old.yuan * old.shown FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = 's';
END;

CREATE TRIGGER deal_progress_changed AFTER UPDATE OF open_time, answer_seconds, sign_time, yuan, facets, shown, told ON deal_progress BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', old.open_time, 'unixepoch', '+8 hours'), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y-%m', old.open_time, 'unixepoch', '+8 hours') || ':' || (old.answer_seconds / 8640), -1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours'), -1), ('deal', 'shown', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * old.yuan * old.shown), ('deal', 'told', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * old.yuan * (old.told AND NOT old.shown)), ('deal', 'told-n', strftime('%Y', old.sign_time, 'unixepoch', '+8 hours'), -1 * (old.yuan IS NOT NULL AND old.told AND NOT old.shown));
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime(iif(substr(f.value, 1, 1) = 's', '%Y-%m', '%Y'), old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'shown-s', strftime('%Y-%m', old.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, -1 * old.yuan * old.shown FROM json_each(old.facets) f WHERE substr(f.value, 1, 1) = 's';
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'opened', strftime('%Y-%m', new.open_time, 'unixepoch', '+8 hours'), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'answer', strftime('%Y-%m', new.open_time, 'unixepoch', '+8 hours') || ':' || (new.answer_seconds / 8640), 1);
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('deal', 'signed', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours'), 1), ('deal', 'shown', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * new.yuan * new.shown), ('deal', 'told', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * new.yuan * (new.told AND NOT new.shown)), ('deal', 'told-n', strftime('%Y', new.sign_time, 'unixepoch', '+8 hours'), 1 * (new.yuan IS NOT NULL AND new.told AND NOT new.shown));
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'signed-' || substr(f.value, 1, 1), strftime(iif(substr(f.value, 1, 1) = 's', '%Y-%m', '%Y'), new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k');
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'deal', 'shown-s', strftime('%Y-%m', new.sign_time, 'unixepoch', '+8 hours') || ':' || f.value, 1 * new.yuan * new.shown FROM json_each(new.facets) f WHERE substr(f.value, 1, 1) = 's';
END;

CREATE TRIGGER deal_progress_waiting_added AFTER INSERT ON deal_progress WHEN new.yuan IS NOT NULL AND new.told = 0 AND (SELECT count(*) FROM deal_progress WHERE yuan IS NOT NULL AND told = 0 AND strftime('%Y', sign_time, 'unixepoch', '+8 hours') = strftime('%Y', new.sign_time, 'unixepoch', '+8 hours')) >= 3 BEGIN
  UPDATE deal_progress SET told = 1 WHERE yuan IS NOT NULL AND told = 0 AND strftime('%Y', sign_time, 'unixepoch', '+8 hours') = strftime('%Y', new.sign_time, 'unixepoch', '+8 hours');
END;

CREATE TRIGGER deal_progress_waiting_changed AFTER UPDATE OF sign_time, yuan ON deal_progress WHEN new.yuan IS NOT NULL AND new.told = 0 AND (SELECT count(*) FROM deal_progress WHERE yuan IS NOT NULL AND told = 0 AND strftime('%Y', sign_time, 'unixepoch', '+8 hours') = strftime('%Y', new.sign_time, 'unixepoch', '+8 hours')) >= 3 BEGIN
  UPDATE deal_progress SET told = 1 WHERE yuan IS NOT NULL AND told = 0 AND strftime('%Y', sign_time, 'unixepoch', '+8 hours') = strftime('%Y', new.sign_time, 'unixepoch', '+8 hours');
END;

CREATE TRIGGER push_target_figure_added AFTER INSERT ON push_wechat_orgs WHEN (new.state IN ('sent', 'failed', 'refused') OR new.answers & 3) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('push', 'reached', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.state = 'sent' OR new.answers & 1)), ('push', 'opened', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.answers & 1)), ('push', 'answered', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.answers >> 1 & 1)), ('push', 'failed', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.state IN ('failed', 'refused')));
END;

CREATE TRIGGER push_target_figure_removed AFTER DELETE ON push_wechat_orgs WHEN (old.state IN ('sent', 'failed', 'refused') OR old.answers & 3) AND NOT EXISTS (SELECT 1 FROM push_archived_target x WHERE x.push_id = old.push_id AND x.org_id = old.org_id) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('push', 'reached', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.state = 'sent' OR old.answers & 1)), ('push', 'opened', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.answers & 1)), ('push', 'answered', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.answers >> 1 & 1)), ('push', 'failed', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.state IN ('failed', 'refused')));
END;

CREATE TRIGGER push_target_figure_changed AFTER UPDATE OF state, answers, sent_at, claim_time ON push_wechat_orgs WHEN (old.state <> new.state OR (old.answers & 3) <> (new.answers & 3) OR coalesce(old.sent_at, old.claim_time) IS NOT coalesce(new.sent_at, new.claim_time)) AND ((old.state IN ('sent', 'failed', 'refused') OR old.answers & 3) OR (new.state IN ('sent', 'failed', 'refused') OR new.answers & 3)) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('push', 'reached', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.state = 'sent' OR old.answers & 1)), ('push', 'opened', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.answers & 1)), ('push', 'answered', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.answers >> 1 & 1)), ('push', 'failed', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.state IN ('failed', 'refused')));
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('push', 'reached', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.state = 'sent' OR new.answers & 1)), ('push', 'opened', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.answers & 1)), ('push', 'answered', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.answers >> 1 & 1)), ('push', 'failed', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.state IN ('failed', 'refused')));
END;

CREATE TRIGGER push_archived_target_figure AFTER UPDATE OF state, answers, sent_at, claim_time ON push_archived_target WHEN (old.state <> new.state OR (old.answers & 3) <> (new.answers & 3) OR coalesce(old.sent_at, old.claim_time) IS NOT coalesce(new.sent_at, new.claim_time)) AND ((old.state IN ('sent', 'failed', 'refused') OR old.answers & 3) OR (new.state IN ('sent', 'failed', 'refused') OR new.answers & 3)) BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('push', 'reached', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.state = 'sent' OR old.answers & 1)), ('push', 'opened', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.answers & 1)), ('push', 'answered', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.answers >> 1 & 1)), ('push', 'failed', strftime('%Y-%m', coalesce(old.sent_at, old.claim_time, old.add_time), 'unixepoch', '+8 hours'), -(old.state IN ('failed', 'refused')));
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('push', 'reached', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.state = 'sent' OR new.answers & 1)), ('push', 'opened', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.answers & 1)), ('push', 'answered', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.answers >> 1 & 1)), ('push', 'failed', strftime('%Y-%m', coalesce(new.sent_at, new.claim_time, new.add_time), 'unixepoch', '+8 hours'), (new.state IN ('failed', 'refused')));
END;

CREATE TRIGGER project_figure_added AFTER INSERT ON project BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('programme', 'stage', 'declared', (new.is_delete = 0 AND new.stage IN (1, 2))), ('programme', 'stage', 'published', (new.is_delete = 0 AND new.publication_id IS NOT NULL));
END;

CREATE TRIGGER project_figure_removed AFTER DELETE ON project BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('programme', 'stage', 'declared', -(old.is_delete = 0 AND old.stage IN (1, 2))), ('programme', 'stage', 'published', -(old.is_delete = 0 AND old.publication_id IS NOT NULL));
END;

CREATE TRIGGER project_figure_changed AFTER UPDATE OF is_delete, stage, publication_id ON project BEGIN
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('programme', 'stage', 'declared', -(old.is_delete = 0 AND old.stage IN (1, 2))), ('programme', 'stage', 'published', -(old.is_delete = 0 AND old.publication_id IS NOT NULL));
  INSERT INTO figure_step (kind, grp, name, n) VALUES ('programme', 'stage', 'declared', (new.is_delete = 0 AND new.stage IN (1, 2))), ('programme', 'stage', 'published', (new.is_delete = 0 AND new.publication_id IS NOT NULL));
END;

CREATE TRIGGER meeting_figure_added AFTER INSERT ON meeting BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', new.start_time, 'unixepoch', '+8 hours'), 1 WHERE new.is_delete = 0 AND new.is_open = 1 AND new.cancel_time IS NULL;
END;

CREATE TRIGGER meeting_figure_removed AFTER DELETE ON meeting BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', old.start_time, 'unixepoch', '+8 hours'), -1 WHERE old.is_delete = 0 AND old.is_open = 1 AND old.cancel_time IS NULL;
END;

CREATE TRIGGER meeting_figure_changed AFTER UPDATE OF is_delete, is_open, cancel_time, start_time ON meeting BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', old.start_time, 'unixepoch', '+8 hours'), -1 WHERE old.is_delete = 0 AND old.is_open = 1 AND old.cancel_time IS NULL;
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'month', strftime('%Y-%m', new.start_time, 'unixepoch', '+8 hours'), 1 WHERE new.is_delete = 0 AND new.is_open = 1 AND new.cancel_time IS NULL;
END;

CREATE TRIGGER meeting_user_figure_added AFTER INSERT ON meeting_user BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'signup', strftime('%Y-%m', new.add_time, 'unixepoch', '+8 hours'), 1 WHERE new.is_delete = 0;
END;

CREATE TRIGGER meeting_user_figure_removed AFTER DELETE ON meeting_user BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'signup', strftime('%Y-%m', old.add_time, 'unixepoch', '+8 hours'), -1 WHERE old.is_delete = 0;
END;

CREATE TRIGGER meeting_user_figure_changed AFTER UPDATE OF is_delete, add_time ON meeting_user BEGIN
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'signup', strftime('%Y-%m', old.add_time, 'unixepoch', '+8 hours'), -1 WHERE old.is_delete = 0;
  INSERT INTO figure_step (kind, grp, name, n) SELECT 'meeting', 'signup', strftime('%Y-%m', new.add_time, 'unixepoch', '+8 hours'), 1 WHERE new.is_delete = 0;
END;
