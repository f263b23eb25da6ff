-- Declarations that the programme's office may read, by what its table filters, and the neighbouring characters of their names: a page of
-- any combination of filters reads what matches, however many declarations a round has. Rows stand in the order in which they were
-- handed in: the number of a row is that time and, in the lowest 28 bits, the number of the project. Values of marks are in
-- hexadecimal, as in working-search.sql. To make it anew: 'delete-all', then
-- INSERT INTO declaration_search(rowid, tags, words) SELECT place, tags, words FROM declaration_entry ORDER BY place.

CREATE VIRTUAL TABLE declaration_search USING fts5(tags, words, content='', contentless_delete=1, tokenize="ascii");

CREATE VIEW declaration_entry AS SELECT p.id, (coalesce(p.submit_time, p.add_date) << 28) | p.rowid AS place,
  'd' || hex(coalesce(p.round_id, '')) || ' s' || p.stage || ' c' || p.recommend_state
    || ' f' || hex(coalesce(p.scope, '')) || coalesce((SELECT ' f' || hex(s.pid) FROM scope s WHERE s.id = p.scope), '')
    || ' p' || hex(coalesce(p.org_province_name, '')) || ' i' || coalesce(p.industrial, 0) || ' t' || coalesce(p.report_type, 0)
    || ' u' || hex(coalesce(p.orgRec_id, '')) || ' u' || hex(coalesce(p.personRec_id, '')) || ' l' || p.last_selected AS tags,
  (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ') FROM (SELECT p.name || '·' || p.org_name || '·' || coalesce(p.receipt, '') || '·' || coalesce(p.declarant_name, '') || '·' || coalesce(p.leader_name, '') || '·' AS t) w, json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j) AS words
FROM project p WHERE p.is_delete = 0 AND p.stage > 0;

CREATE TRIGGER declaration_search_added AFTER INSERT ON project WHEN new.is_delete = 0 AND new.stage > 0 BEGIN
  INSERT INTO declaration_search(rowid, tags, words) SELECT place, tags, words FROM declaration_entry WHERE id = new.id;
END;

CREATE TRIGGER declaration_search_changed AFTER UPDATE OF name, org_name, receipt, declarant_name, leader_name, round_id, stage, recommend_state, scope, org_province_name, industrial, report_type, orgRec_id, personRec_id, last_selected, submit_time, add_date, is_delete ON project
WHEN old.name IS NOT new.name OR old.org_name IS NOT new.org_name OR old.receipt IS NOT new.receipt OR old.declarant_name IS NOT new.declarant_name OR old.leader_name IS NOT new.leader_name OR old.round_id IS NOT new.round_id OR old.stage IS NOT new.stage OR old.recommend_state IS NOT new.recommend_state OR old.scope IS NOT new.scope OR old.org_province_name IS NOT new.org_province_name OR old.industrial IS NOT new.industrial OR old.report_type IS NOT new.report_type OR old.orgRec_id IS NOT new.orgRec_id OR old.personRec_id IS NOT new.personRec_id OR old.last_selected IS NOT new.last_selected OR old.submit_time IS NOT new.submit_time OR old.add_date IS NOT new.add_date OR old.is_delete IS NOT new.is_delete BEGIN
  DELETE FROM declaration_search WHERE rowid = (coalesce(old.submit_time, old.add_date) << 28) | old.rowid;
  INSERT INTO declaration_search(rowid, tags, words) SELECT place, tags, words FROM declaration_entry WHERE id = new.id;
END;

CREATE TRIGGER declaration_search_removed AFTER DELETE ON project BEGIN
  DELETE FROM declaration_search WHERE rowid = (coalesce(old.submit_time, old.add_date) << 28) | old.rowid;
END;
