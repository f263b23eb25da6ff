-- A classified item (secrecy = 1) is never public, whichever call writes it.

CREATE TRIGGER result_publication_classified BEFORE INSERT ON result_publication
WHEN (SELECT secrecy FROM chengguo WHERE chengguo_id = new.item_id) = 1 BEGIN
  SELECT RAISE(IGNORE);
END;

CREATE TRIGGER chengguo_classified AFTER UPDATE OF secrecy ON chengguo WHEN new.secrecy = 1 AND old.secrecy IS NOT 1 BEGIN
  DELETE FROM result_search WHERE rowid = (SELECT release_no FROM result_publication WHERE item_id = new.chengguo_id);
  DELETE FROM result_publication WHERE item_id = new.chengguo_id;
END;

CREATE TRIGGER demand_publication_classified BEFORE INSERT ON demand_publication
WHEN (SELECT secrecy FROM xuqiu WHERE xuqiu_id = new.item_id) = 1 BEGIN
  SELECT RAISE(IGNORE);
END;

CREATE TRIGGER xuqiu_classified AFTER UPDATE OF secrecy ON xuqiu WHEN new.secrecy = 1 AND old.secrecy IS NOT 1 BEGIN
  DELETE FROM demand_search WHERE rowid = (SELECT release_no FROM demand_publication WHERE item_id = new.xuqiu_id);
  DELETE FROM demand_publication WHERE item_id = new.xuqiu_id;
END;
